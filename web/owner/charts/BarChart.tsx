import { PointAxis, ValueAxis, plotOf } from './axes.tsx'
import { ChartFrame } from './ChartFrame.tsx'
import { columns } from './chart-scales.ts'
import {
  cssColour,
  faint,
  type ChartArea,
  type ChartDrawing,
  type ChartPoint,
  type ChartTexts,
  type LegendItem,
} from './chart-types.ts'

export type BarSeries = LegendItem & {
  /** One for each point, not negative. */
  values: readonly number[]
}

export type BarChartProps = ChartTexts & {
  points: readonly ChartPoint[]
  series: readonly BarSeries[]
  /** Series of a point beside each other, on top of each other, or the later in front of the earlier, of which it is a part. */
  arrangement?: BarArrangement
  format: (value: number) => string
  /** Whether values are counts, which they are unless this is false. */
  isWhole?: boolean
}

type BarArrangement = 'grouped' | 'stacked' | 'nested'

/** Bars by day, week or category. */
export function BarChart({
  points,
  series,
  arrangement = 'grouped',
  format,
  isWhole = true,
  ...texts
}: BarChartProps) {
  const readings = points.map(({ name }, index) => ({
    name,
    figures: series.map((each) => ({
      name: each.name,
      colour: each.colour,
      value: format(each.values[index] ?? 0),
    })),
  }))
  return (
    <ChartFrame
      {...texts}
      layout="columns"
      readings={readings}
      legend={series.length > 1 ? series : []}
      draw={(area) => drawBars({ points, series, arrangement, format, isWhole }, area)}
      isEmpty={series.every(({ values }) => values.every((value) => value === 0))}
    />
  )
}

type BarOptions = {
  points: readonly ChartPoint[]
  series: readonly BarSeries[]
  arrangement: BarArrangement
  format: (value: number) => string
  isWhole: boolean
  /** Share of a column's place that is left free. */
  gap?: number
}

export function drawBars(options: BarOptions, area: ChartArea): ChartDrawing {
  const { points, series, arrangement, format, gap = 0.3 } = options
  const totals = points.map((_, index) => {
    const values = series.map((each) => each.values[index] ?? 0)
    return arrangement === 'stacked'
      ? values.reduce((sum, each) => sum + each, 0)
      : Math.max(...values)
  })
  const plot = plotOf({ ...options, values: totals, domain: undefined }, area)
  const places = columns(points.length, [plot.start, plot.end], { ...area, gap }).map((place) =>
    // Bars of a histogram adjoin each other.
    options.gap === undefined ? withMaxWidth(place) : place,
  )
  const centres = places.map(({ x, width }) => x + width / 2)
  return {
    height: plot.height,
    anchors: places.map(({ x, width }, index) => ({
      x: x + width / 2,
      y: plot.y(totals[index] ?? 0),
      box: { x: x - 2, y: plot.top, width: width + 4, height: plot.bottom - plot.top },
    })),
    content: (
      <>
        <ValueAxis plot={plot} area={area} format={format} />
        <PointAxis points={points} centres={centres} plot={plot} area={area} />
        {places.flatMap((place, index) =>
          barsOf(options, index, place, area.isRtl).map(
            ({ name, colour, isFaint, from, to, x, width }) => (
              <path
                key={`${index} ${name}`}
                d={barPath(x, width, plot.y(from), plot.y(to))}
                fill={cssColour(colour)}
                fillOpacity={isFaint ? faint : 1}
              />
            ),
          ),
        )}
      </>
    ),
  }
}

/** Wider bars look like areas. */
const maxWidth = 72

const withMaxWidth = ({ x, width }: { x: number; width: number }) =>
  width > maxWidth ? { x: x + (width - maxWidth) / 2, width: maxWidth } : { x, width }

type Bar = LegendItem & {
  /** Values at its ends. */
  from: number
  to: number
  x: number
  width: number
}

/** The bars of one point, without those of zero. */
function barsOf(
  { series, arrangement }: BarOptions,
  index: number,
  place: { x: number; width: number },
  isRtl: boolean,
): Bar[] {
  let total = 0
  const bars = series.map(({ values, ...item }, order): Bar => {
    const value = values[index] ?? 0
    const from = arrangement === 'stacked' ? total : 0
    total += value
    const bar = { ...item, from, to: from + value }
    if (arrangement === 'grouped') {
      const width = place.width / series.length
      const column = isRtl ? series.length - 1 - order : order
      const space = series.length > 1 && width > 4 ? 1 : 0
      return { ...bar, x: place.x + column * width + space / 2, width: width - space }
    }
    return { ...bar, ...place }
  })
  return bars.filter(({ from, to }) => to > from)
}

/** A bar with round corners at its upper end. A pixel stays free between bars on top of each other. */
function barPath(x: number, width: number, bottom: number, top: number): string {
  const height = Math.max(1, bottom - top - 1)
  const radius = Math.min(3, width / 2, height)
  const [left, right] = [x, x + width].map((value) => Math.round(value * 10) / 10)
  const upper = Math.round((bottom - height) * 10) / 10
  return `M${left},${bottom}V${upper + radius}Q${left},${upper} ${(left ?? 0) + radius},${upper}H${(right ?? 0) - radius}Q${right},${upper} ${right},${upper + radius}V${bottom}Z`
}
