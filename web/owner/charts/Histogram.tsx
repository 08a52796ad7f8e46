import { useTranslation } from 'react-i18next'
import { drawBars } from './BarChart.tsx'
import { ChartFrame } from './ChartFrame.tsx'
import type { ChartColour, ChartTexts } from './chart-types.ts'

export type HistogramProps = ChartTexts & {
  /** Bins of equal width, in order, including empty ones. `to` is exclusive. */
  bins: readonly { from: number; to: number; count: number }[]
  /** An end of a bin, with its unit. */
  formatValue: (value: number) => string
  formatCount: (count: number) => string
  colour?: ChartColour
  /** Whether each bin is one whole number, such as a rating: it is named by its lower end. */
  isSingle?: boolean
}

/** How often values fall into each of some bins. */
export function Histogram({
  bins,
  formatValue,
  formatCount,
  colour = 1,
  isSingle = false,
  ...texts
}: HistogramProps) {
  const { t } = useTranslation()
  const nameOf = ({ from, to }: { from: number; to: number }) =>
    isSingle
      ? formatValue(from)
      : t('charts.interval', { low: formatValue(from), high: formatValue(to) })
  const points = bins.map((bin) => ({ name: nameOf(bin), label: formatValue(bin.from) }))
  const name = t('charts.count')
  const series = [{ name, colour, values: bins.map(({ count }) => count) }]
  const options = { points, series, arrangement: 'grouped' as const, format: formatCount }
  return (
    <ChartFrame
      {...texts}
      layout="columns"
      readings={bins.map((bin) => ({
        name: nameOf(bin),
        figures: [{ name, colour, value: formatCount(bin.count) }],
      }))}
      draw={(area) => drawBars({ ...options, isWhole: true, gap: isSingle ? 0.25 : 0.06 }, area)}
      isEmpty={bins.every(({ count }) => count === 0)}
    />
  )
}
