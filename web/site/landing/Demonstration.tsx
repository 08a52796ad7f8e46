import { demonstrations } from '#contract/demonstration.ts'
import { usePage } from '../page-context.ts'
import { Arrow } from '../ui/Button.tsx'

/** The start of a real conversation. The script puts the respondents' page in its place; without it, the link opens the page. */
export function Demonstration() {
  const { texts, lang } = usePage()
  const { demo } = texts.landing
  const { publicId, title } = demonstrations[lang]
  const address = `/sa/${publicId}?lang=${lang}`
  return (
    <section
      aria-label={demo.label}
      data-demonstration={address}
      className="flex h-[34rem] max-h-[85dvh] min-h-[30rem] flex-col overflow-hidden rounded-xl border border-line bg-surface shadow-popup"
    >
      <div className="flex flex-1 flex-col justify-center p-6 sm:p-8" data-invitation>
        <p className="inline-flex items-center gap-2 text-sm font-semibold text-accent-strong">
          <span className="size-2 animate-pulse-dot rounded-full bg-current" aria-hidden="true" />
          {demo.eyebrow}
        </p>
        <p className="mt-4 w-fit rounded-xl rounded-es-[6px] border border-line bg-bg px-5 py-4 font-display text-2xl">
          {title}
        </p>
        <p
          aria-hidden="true"
          className="mt-3 ms-auto flex items-center gap-1.5 rounded-full bg-primary-soft px-4 py-3.5 text-primary-text"
        >
          {[0, 1, 2].map((dot) => (
            <span
              key={dot}
              className="size-1.5 animate-shimmer rounded-full bg-current nth-2:[animation-delay:200ms] nth-3:[animation-delay:400ms]"
            />
          ))}
        </p>
        <p className="mt-6 text-pretty text-ink-2">{demo.invitation}</p>
        <a
          href={address}
          data-action="try"
          className="mt-6 inline-flex min-h-12 items-center justify-center gap-2 rounded-md bg-accent px-6 text-base font-semibold text-(--on-accent) hover:brightness-105"
        >
          {demo.start}
          <Arrow />
        </a>
        <p className="mt-3 text-center text-sm text-ink-3">{demo.note}</p>
      </div>
    </section>
  )
}
