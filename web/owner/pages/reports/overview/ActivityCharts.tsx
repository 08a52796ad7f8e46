import { useTranslation } from 'react-i18next'
import type { Reports } from '#contract/api/reports.ts'
import { useLocale } from '../../../../shared/i18n.ts'
import { BarChart } from '../../../charts/BarChart.tsx'
import { LineChart } from '../../../charts/LineChart.tsx'
import { timePoints } from '../../../charts/time-points.ts'
import { Card } from '../../../ui/Card.tsx'

type Props = Pick<Reports, 'series' | 'range'>

/** Sessions, responses and completion by day, week or month. */
export function ActivityCharts({ series: { interval, points: own }, range }: Props) {
  const { t } = useTranslation()
  const { format } = useLocale()
  const points = timePoints(
    own.map(({ day }) => day),
    interval,
    format,
  )
  const texts = {
    subtitle: t(`reports.by.${interval}`, { range: format.dayRange(range.from, range.to) }),
    heading: t(`reports.unit.${interval}`),
    empty: t('reports.noSessions'),
  }
  const sessions = {
    name: t('reports.sessions'),
    colour: 1,
    isFaint: true,
    values: own.map((point) => point.sessions),
  } as const
  const completed = {
    name: t('reports.completed'),
    colour: 1,
    values: own.map((point) => point.completed),
  } as const
  const isAnswered = own.map((point) => point.sessions > 0)
  return (
    <div className="grid gap-4 lg:grid-cols-3">
      <Card className="p-5">
        <BarChart
          {...texts}
          title={t('reports.charts.sessions')}
          points={points}
          series={[sessions, completed]}
          arrangement="nested"
          format={format.integer}
        />
      </Card>
      <Card className="p-5">
        <BarChart
          {...texts}
          title={t('reports.charts.responses')}
          points={points}
          series={[
            { name: t('reports.responses'), colour: 3, values: own.map((each) => each.responses) },
          ]}
          format={format.integer}
        />
      </Card>
      <Card className="p-5">
        <LineChart
          {...texts}
          title={t('reports.charts.completion')}
          points={points}
          series={[
            {
              name: t('reports.rate'),
              colour: 1,
              values: own.map((each, index) => (isAnswered[index] ? each.completion_rate : null)),
              intervals: own.map(({ completion_interval: ends }, index) =>
                isAnswered[index] && ends ? [ends.lower, ends.upper] : null,
              ),
            },
          ]}
          details={[{ name: t('reports.sessions'), values: sessions.values.map(format.integer) }]}
          domain={[0, 100]}
          format={format.percent}
        />
      </Card>
    </div>
  )
}
