// Axes of charts whose points are beside each other.
import { valueScale, wholeTicks } from './chart-scales.ts'
import type { ChartArea, ChartPoint } from './chart-types.ts'
import { labelStep } from './text-lines.ts'

const axisText = 12
const top = 10
const plotHeight = 200

export type PlotOptions = {
  points: readonly ChartPoint[]
  /** The values of everything that is drawn; the scale includes them. */
  values: readonly number[]
  /** Fixes the scale, such as `[0, 100]` for percentages. */
  domain?: readonly [number, number] | undefined
  format: (value: number) => string
  isWhole: boolean
}

/** The scale of values, and the room that is left beside its labels, measured from the start. */
export function plotOf({ values, domain, format, isWhole }: PlotOptions, area: ChartArea) {
  const bottom = top + plotHeight
  const { scale: y, ticks: all } = valueScale(values, [top, bottom], domain)
  const ticks = isWhole ? wholeTicks(all) : all
  const gutter = Math.max(...ticks.map((tick) => area.measure(format(tick), axisText))) + 10
  return { y, ticks, start: gutter, end: area.width - 2, top, bottom, height: bottom + 26 }
}

type Plot = ReturnType<typeof plotOf>

type AxisProps = { plot: Plot; area: ChartArea; format: (value: number) => string }

/** Grid lines with their values at the start. The line of zero is stronger. */
export function ValueAxis({
  plot: { y, ticks, start },
  area: { width, isRtl },
  format,
}: AxisProps) {
  const [from, to] = isRtl ? [0, width - start] : [start, width]
  return ticks.map((tick) => (
    <g key={tick}>
      <path
        d={`M${from},${y(tick)}H${to}`}
        stroke={tick === 0 ? 'var(--border-strong)' : 'var(--border)'}
        strokeOpacity={tick === 0 ? 0.7 : 1}
        strokeDasharray={tick === 0 ? undefined : '2 4'}
      />
      <text
        x={isRtl ? width - start + 10 : start - 10}
        y={y(tick) + 4}
        textAnchor="end"
        fontSize={axisText}
        fill="var(--text-3)"
      >
        {format(tick)}
      </text>
    </g>
  ))
}

type PointAxisProps = {
  points: readonly ChartPoint[]
  centres: readonly number[]
  plot: Plot
  area: ChartArea
}

/** As many labels as there is room for, evenly spaced. */
export function PointAxis({ points, centres, plot, area: { width, measure } }: PointAxisProps) {
  const widths = points.map(({ label }) => measure(label, axisText))
  const step = labelStep(widths, plot.end - plot.start)
  return points.map(({ label, name }, index) => {
    if (index % step !== 0) return null
    const half = (widths[index] ?? 0) / 2
    const x = Math.min(width - half, Math.max(half, centres[index] ?? 0))
    return (
      <text
        key={name}
        x={x}
        y={plot.bottom + 20}
        textAnchor="middle"
        fontSize={axisText}
        fill="var(--text-3)"
      >
        {label}
      </text>
    )
  })
}
