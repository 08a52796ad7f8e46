import { useTranslation } from 'react-i18next'
import type { Insights } from '#contract/api/insights.ts'
import { useLocale } from '../../../../shared/i18n.ts'
import { RedactedText } from '../RedactedText.tsx'
import { sentimentClasses } from '../../../ui/levels.tsx'
import { Sources } from '../../../ui/Sources.tsx'
import { AgreementBadge } from './CodingResults.tsx'

type Topic = Insights['main_topics']['topics'][number]

/** Topics by frequency, coloured by sentiment. */
export function Topics({ topics, total }: { topics: readonly Topic[]; total: number }) {
  const highest = Math.max(1, ...topics.map(({ frequency }) => frequency))
  return (
    <ul className="grid gap-x-8 gap-y-6 sm:grid-cols-2">
      {topics.map((topic) => (
        <li key={topic.name}>
          <TopicBar topic={topic} total={total} share={topic.frequency / highest} />
        </li>
      ))}
    </ul>
  )
}

function TopicBar({ topic, total, share }: { topic: Topic; total: number; share: number }) {
  const { t } = useTranslation()
  const { format } = useLocale()
  const { name, frequency, sentiment, description, sources, agreement } = topic
  const mood = sentimentClasses[sentiment]
  return (
    <article>
      <div className="flex items-baseline justify-between gap-3">
        <h4 dir="auto" className="min-w-0 font-semibold first-letter:uppercase">
          <RedactedText text={name} />
        </h4>
        <p className="shrink-0 text-sm text-ink-2">
          <span className="sr-only">
            {t('insights.frequencyLabel', {
              count: frequency,
              formatted: format.integer(frequency),
            })}
          </span>
          <span aria-hidden>
            {t('insights.frequency', {
              of: format.integer(frequency),
              total: format.integer(total),
            })}
          </span>
        </p>
      </div>
      <div className="mt-2 h-2 overflow-hidden rounded-full bg-line" aria-hidden>
        <div
          className={`h-full rounded-full transition-[width] duration-300 ease-out ${mood.bar}`}
          style={{ width: `${100 * share}%` }}
        />
      </div>
      <p className={`mt-2 flex items-center gap-1.5 text-xs font-medium ${mood.text}`}>
        <span className="size-2 rounded-full bg-current" aria-hidden />
        {t(`sentiment.${sentiment}`)}
      </p>
      {agreement === 'unverified' && (
        <p className="mt-1.5">
          <AgreementBadge agreement={agreement} />
        </p>
      )}
      <p dir="auto" className="mt-1 text-page text-sm text-pretty text-ink-2">
        <RedactedText text={description} />
      </p>
      <Sources statement={name} sources={sources} />
    </article>
  )
}
