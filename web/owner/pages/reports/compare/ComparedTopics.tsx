import { useTranslation } from 'react-i18next'
import type { Comparison } from '#contract/api/report-comparison.ts'
import { useLocale } from '../../../../shared/i18n.ts'
import { sentimentClasses } from '../../../ui/levels.tsx'

type Topics = NonNullable<Comparison['topics']>
type Props = { topics: Topics; names: readonly string[] }

/** Topics that all sides have, and those that only some have. */
export function ComparedTopics({ topics: { common, apart }, names }: Props) {
  const { t } = useTranslation()
  return (
    <div className="grid gap-6 lg:grid-cols-2">
      <TopicList title={t('comparison.common')} topics={common} names={names} />
      <TopicList title={t('comparison.apart')} topics={apart} names={names} />
    </div>
  )
}

type ListProps = { title: string; topics: Topics['common']; names: readonly string[] }

function TopicList({ title, topics, names }: ListProps) {
  const { t } = useTranslation()
  const { format } = useLocale()
  return (
    <section className="min-w-0">
      <h3 className="mb-2 text-sm font-semibold">{title}</h3>
      {topics.length === 0 && <p className="text-sm text-ink-3">{t('comparison.noTopics')}</p>}
      <ul className="divide-y divide-line">
        {topics.map(({ name, sentiment, responses }) => (
          <li key={name} className="py-2.5">
            <p className="flex items-center gap-2 text-sm">
              <span
                className={`size-2 shrink-0 rounded-full ${sentimentClasses[sentiment].bar}`}
                aria-hidden
              />
              <span dir="auto" className="min-w-0 font-semibold first-letter:uppercase">
                {name}
              </span>
              <span className="sr-only">{t(`sentiment.${sentiment}`)}</span>
            </p>
            <ul className="mt-1 flex flex-wrap gap-x-4 gap-y-0.5 ps-4 text-xs text-ink-2">
              {responses.map((count, side) => (
                <li key={names[side]} className="flex min-w-0 gap-1.5">
                  <span dir="auto" className="max-w-48 truncate">
                    {names[side]}
                  </span>
                  <span className="font-semibold">
                    {count === null ? t('comparison.noInsights') : format.integer(count)}
                  </span>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  )
}
