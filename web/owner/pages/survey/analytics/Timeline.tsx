import { useTranslation } from 'react-i18next'
import type { AnalyticsDetails } from '#contract/api/analytics-details.ts'
import { useLocale } from '../../../../shared/i18n.ts'
import { BarChart } from '../../../charts/BarChart.tsx'
import { Card } from '../../../ui/Card.tsx'
import { calendarPoints } from './calendar-points.ts'

/** Started sessions by day, and within them the completed ones. */
export function Timeline({ timeline: { unit, bars } }: Pick<AnalyticsDetails, 'timeline'>) {
  const { t } = useTranslation()
  const { format } = useLocale()
  return (
    <Card className="p-5 sm:p-6">
      <BarChart
        title={t(`analytics.timeline.${unit}`)}
        subtitle={t('analytics.timeline.help')}
        heading={t(`analytics.unit.${unit}`)}
        points={calendarPoints(bars, unit, format)}
        series={[
          {
            name: t('analytics.funnel.started'),
            colour: 6,
            values: bars.map(({ started }) => started),
          },
          {
            name: t('analytics.funnel.completed'),
            colour: 1,
            values: bars.map(({ completed }) => completed),
          },
        ]}
        arrangement="nested"
        format={format.integer}
      />
    </Card>
  )
}
