import { useTranslation } from 'react-i18next'
import type { SentimentReport } from '#contract/api/reports.ts'
import { useLocale } from '../../../../shared/i18n.ts'
import { LineChart } from '../../../charts/LineChart.tsx'
import { timePoints } from '../../../charts/time-points.ts'
import { Card } from '../../../ui/Card.tsx'
import { TrendLabel, useTrendBasis } from '../Trend.tsx'

/** The share of positive less that of negative answers: now, as a trend, and over time. */
export function NetSentiment({ report }: { report: SentimentReport }) {
  const { t } = useTranslation()
  const { format } = useLocale()
  const basisOf = useTrendBasis()
  const { overall, range, trend, series } = report
  const { interval, points: own } = series
  const signed = (value: number) => format.signed(value, 0)
  return (
    <Card className="grid gap-6 p-5 lg:grid-cols-[18rem_minmax(0,1fr)]">
      <div className="grid content-start gap-3">
        <div>
          <h2 className="text-sm font-semibold">{t('reports.net')}</h2>
          <p className="text-xs text-ink-2 text-pretty">{t('reports.netHelp')}</p>
        </div>
        {overall.net && (
          <p>
            <span className="block font-display text-4xl">
              <bdi>{signed(overall.net.value)}</bdi>
            </span>
            <span className="text-xs text-ink-2">
              {t('reports.interval', {
                low: signed(overall.net.lower),
                high: signed(overall.net.upper),
              })}
            </span>
          </p>
        )}
        <div className="grid gap-1 border-t border-line pt-3 text-sm">
          <TrendLabel direction={report.sentiment_trend} basis={trend} />
          <p className="text-ink-2 text-pretty">{basisOf(trend)}</p>
          <p className="text-xs text-ink-3 text-pretty">
            {t('reports.trend.compared', {
              range: format.dayRange(range.before.from, range.before.to),
            })}
            {trend.visible_change !== null &&
              ` ${t('reports.trend.visible', { change: format.integer(Math.ceil(trend.visible_change)) })}`}
          </p>
        </div>
      </div>
      <LineChart
        title={t('reports.charts.net')}
        subtitle={t(`reports.by.${interval}`, { range: format.dayRange(range.from, range.to) })}
        heading={t(`reports.unit.${interval}`)}
        points={timePoints(
          own.map(({ day }) => day),
          interval,
          format,
        )}
        series={[
          {
            name: t('reports.net'),
            colour: 1,
            values: own.map(({ net }) => net?.value ?? null),
            intervals: own.map(({ net }) => net && ([net.lower, net.upper] as const)),
          },
        ]}
        details={[
          { name: t('reports.scored'), values: own.map(({ scored }) => format.integer(scored)) },
        ]}
        domain={[-100, 100]}
        format={signed}
      />
    </Card>
  )
}
