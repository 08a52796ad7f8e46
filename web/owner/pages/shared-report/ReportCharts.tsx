import { useTranslation } from 'react-i18next'
import type { SharedReport } from '#contract/api/shared-reports.ts'
import { useLocale } from '../../../shared/i18n.ts'
import { BarChart } from '../../charts/BarChart.tsx'
import { LineChart } from '../../charts/LineChart.tsx'

type Props = { series: NonNullable<SharedReport['series']>; hasSentiment: boolean }

/** Conversations and net sentiment over time. */
export function ReportCharts({ series: { interval, points }, hasSentiment }: Props) {
  const { t } = useTranslation()
  const { format } = useLocale()
  const places = points.map(({ day }) =>
    interval === 'month'
      ? { label: format.month(day), name: format.month(day) }
      : { label: format.shortDay(day), name: format.longDay(day) },
  )
  const subtitle = t(`sharedReports.charts.${interval}`)
  const heading = t('sharedReports.charts.start')
  const hasNet = hasSentiment && points.some(({ net }) => net)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <div className="print:break-inside-avoid">
        <BarChart
          level={3}
          title={t('sharedReports.charts.sessions')}
          {...{ subtitle, heading, points: places }}
          arrangement="nested"
          series={[
            {
              name: t('sharedReports.overview.sessions'),
              colour: 1,
              values: points.map(({ sessions }) => sessions),
            },
            {
              name: t('sharedReports.overview.completed'),
              colour: 3,
              values: points.map(({ completed }) => completed),
            },
          ]}
          format={format.integer}
        />
      </div>
      {hasNet && (
        <div className="print:break-inside-avoid">
          <LineChart
            level={3}
            title={t('sharedReports.charts.net')}
            {...{ subtitle, heading, points: places }}
            domain={[-100, 100]}
            series={[
              {
                name: t('sharedReports.sentiment.net'),
                colour: 2,
                values: points.map(({ net }) => net?.value ?? null),
                intervals: points.map(({ net }) => net && [net.lower, net.upper]),
              },
            ]}
            format={format.decimal}
          />
        </div>
      )}
    </div>
  )
}
