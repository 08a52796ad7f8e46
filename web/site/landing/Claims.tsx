import { usePage } from '../page-context.ts'

/** The five claims of the product and what each rests on. No other place makes them. */
const claims = [
  ['free', 'fact'],
  ['completion', 'aim'],
  ['insights', 'aim'],
  ['create', 'estimate'],
  ['onboarding', 'estimate'],
] as const

const kindClasses = {
  fact: 'bg-success-soft text-success',
  estimate: 'bg-info-soft text-info',
  aim: 'bg-warning-soft text-warning',
}

export function Claims() {
  const words = usePage().texts.landing.claims
  return (
    <section id="claims" className="border-y border-line bg-sunken/60">
      <div className="page-width py-16 sm:py-20">
        <h2 className="max-w-2xl font-display text-3xl">{words.title}</h2>
        <p className="mt-3 max-w-2xl text-lg text-pretty text-ink-2">{words.lead}</p>
        <ul className="mt-10 grid gap-x-8 gap-y-9 sm:grid-cols-2 lg:grid-cols-5">
          {claims.map(([claim, kind]) => {
            const { figure, title, text } = words.items[claim]
            return (
              <li
                key={claim}
                className="flex flex-col items-start border-t-2 border-line-strong/40 pt-4"
              >
                <p className="font-display text-4xl whitespace-nowrap text-primary-text">
                  <bdi>{figure}</bdi>
                </p>
                <h3 className="mt-1 text-lg font-semibold">{title}</h3>
                <span
                  className={`mt-3 rounded-full px-2.5 py-0.5 text-xs font-semibold ${kindClasses[kind]}`}
                >
                  {words.kinds[kind]}
                </span>
                <p className="mt-2 text-sm text-pretty text-ink-2">{text}</p>
              </li>
            )
          })}
        </ul>
      </div>
    </section>
  )
}
