import { useTranslation } from 'react-i18next'
import type { AnalyticsDetails } from '#contract/api/analytics-details.ts'
import { useLocale } from '../../../../shared/i18n.ts'
import { BarChart } from '../../../charts/BarChart.tsx'
import { Card } from '../../../ui/Card.tsx'

/** How long completed sessions took, with median and quartiles. */
export function Durations({ durations }: Pick<AnalyticsDetails, 'durations'>) {
  const { t } = useTranslation()
  const { format } = useLocale()
  const { sessions, lower_quartile, median, upper_quartile, bars } = durations
  const subtitle =
    median === null || lower_quartile === null || upper_quartile === null
      ? t('analytics.duration.help')
      : t('analytics.duration.quartiles', {
          count: sessions,
          formatted: format.integer(sessions),
          median: format.duration(median),
          lower: format.duration(lower_quartile),
          upper: format.duration(upper_quartile),
        })
  const points = bars.map(({ from, to }) => ({
    label: format.decimal(from / 60),
    name:
      to === null
        ? t('analytics.duration.orMore', { from: format.duration(from) })
        : t('charts.interval', { low: format.duration(from), high: format.duration(to) }),
  }))
  return (
    <Card className="p-5 sm:p-6">
      <BarChart
        title={t('analytics.duration.title')}
        subtitle={subtitle}
        empty={t('analytics.duration.empty')}
        heading={t('analytics.duration.heading')}
        points={points}
        series={[
          { name: t('analytics.sessions'), colour: 2, values: bars.map((bar) => bar.sessions) },
        ]}
        format={format.integer}
      />
    </Card>
  )
}
