import { usePage } from '../page-context.ts'

const bubble = 'w-fit max-w-[92%] rounded-xl px-4 py-3 leading-relaxed'

/** Shows a question in a form beside the same one in a conversation, and what follows from the difference. */
export function Benefits() {
  const words = usePage().texts.landing.benefits
  return (
    <section className="border-y border-line bg-sunken/60">
      <div className="page-width py-16 sm:py-20">
        <h2 className="max-w-2xl font-display text-3xl">{words.title}</h2>
        <div className="mt-10 grid gap-5 lg:grid-cols-[2fr_3fr]">
          <figure className="flex flex-col rounded-xl border border-dashed border-line-strong/60 p-6">
            <figcaption className="text-sm font-semibold text-ink-2">{words.form}</figcaption>
            <p className="mt-5">{words.formQuestion}</p>
            <p className="mt-4 flex gap-2" dir="ltr" aria-hidden="true">
              {[1, 2, 3, 4, 5].map((value) => (
                <span
                  key={value}
                  className={`inline-flex size-9 items-center justify-center rounded-md border text-sm ${value === 2 ? 'border-primary bg-primary text-on-primary' : 'border-line-strong/60 text-ink-3'}`}
                >
                  {value}
                </span>
              ))}
            </p>
            <p className="mt-3 font-semibold">{words.formAnswer}</p>
            <p className="mt-auto pt-6 font-display text-2xl text-ink-3">{words.formNote}</p>
          </figure>
          <figure className="rounded-xl border border-line bg-surface p-6 shadow-popup">
            <figcaption className="text-sm font-semibold text-primary-text">
              {words.prosa}
            </figcaption>
            <div className="mt-5 grid gap-3">
              <p
                className={`${bubble} rounded-es-[6px] border border-line bg-bg font-display text-lg`}
              >
                {words.q1}
              </p>
              <p className={`${bubble} ms-auto rounded-ee-[6px] bg-primary-soft`}>{words.a1}</p>
              <p
                className={`${bubble} rounded-es-[6px] border border-line bg-bg font-display text-lg`}
              >
                {words.q2}
              </p>
              <p className={`${bubble} ms-auto rounded-ee-[6px] bg-primary-soft`}>{words.a2}</p>
            </div>
          </figure>
        </div>
        <ul className="mt-10 grid gap-8 md:grid-cols-3">
          {words.items.map(({ title, text }) => (
            <li key={title}>
              <h3 className="font-display text-2xl">{title}</h3>
              <p className="mt-2 text-pretty text-ink-2">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
