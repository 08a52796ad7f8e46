import { useTranslation } from 'react-i18next'

const examples = ['churn', 'onboarding', 'product'] as const
/** Maximum characters of an example on its card. */
const excerptLength = 120

export function GoalExamples({ onPick }: { onPick: (goal: string) => void }) {
  const { t } = useTranslation()
  return (
    <section className="mt-8" aria-labelledby="examples">
      <h2 id="examples" className="text-sm font-semibold text-ink-2">
        {t('create.examples')}
      </h2>
      <ul className="mt-3 grid gap-3 sm:grid-cols-3">
        {examples.map((name) => {
          const text = t(`create.example.${name}`)
          const end = text.lastIndexOf(' ', excerptLength)
          return (
            <li key={name}>
              <button
                type="button"
                onClick={() => onPick(text)}
                className="h-full w-full rounded-lg border border-line bg-surface p-4 text-start text-sm leading-relaxed text-ink-2 transition-colors duration-150 hover:border-primary/50 hover:text-ink"
              >
                {text.length > excerptLength ? `${text.slice(0, end)}…` : text}
              </button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
