import { useTranslation } from 'react-i18next'
import type { ReportSentiments } from '#contract/api/reports.ts'
import { useLocale } from '../../../../shared/i18n.ts'
import { cssColour } from '../../../charts/chart-types.ts'
import { SentimentBar } from '../../../charts/SentimentBar.tsx'
import { Card } from '../../../ui/Card.tsx'

const names = ['positive', 'neutral', 'negative'] as const

/** Three shares with counts and intervals. */
export function SentimentShares({ overall }: { overall: ReportSentiments }) {
  const { t } = useTranslation()
  const { format } = useLocale()
  const countOf = (count: number) => ({ count, formatted: format.integer(count) })
  return (
    <section className="grid gap-4" aria-label={t('reports.shares')}>
      <SentimentBar counts={names.map((name) => [name, overall[name].count])} className="h-3" />
      <div className="grid gap-3 sm:grid-cols-3 sm:gap-4">
        {names.map((name) => {
          const { count, percentage, interval } = overall[name]
          return (
            <Card key={name} className="p-4 sm:p-5">
              <p className="flex items-center gap-2 text-sm text-ink-2">
                <span
                  aria-hidden
                  className="size-2.5 rounded-full"
                  style={{ background: cssColour(name) }}
                />
                {t(`sentiment.${name}`)}
              </p>
              <p className="mt-1 text-[1.75rem] leading-9 font-semibold">
                {format.percent(percentage)}
              </p>
              <p className="text-sm text-ink-2">
                {t('reports.scoredAnswers', countOf(count))}
                {name === 'neutral' &&
                  overall.mixed.count > 0 &&
                  ` · ${t('reports.mixed', countOf(overall.mixed.count))}`}
              </p>
              {interval && (
                <p className="text-xs text-ink-3">
                  {t('reports.interval', {
                    low: format.percent(interval.lower),
                    high: format.percent(interval.upper),
                  })}
                </p>
              )}
            </Card>
          )
        })}
      </div>
    </section>
  )
}
