import { ChartFrame } from './ChartFrame.tsx'
import { rowScale } from './chart-scales.ts'
import {
  cssColour,
  type ChartArea,
  type ChartColour,
  type ChartDrawing,
  type ChartTexts,
} from './chart-types.ts'
import { drawRows } from './rows.tsx'
import { useIntervalText } from './use-interval-text.ts'

export type IntervalRow = {
  /** Unique in its chart. */
  label: string
  /** Null: not enough data; `note` says so. */
  value: number | null
  interval: readonly [number, number] | null
  /** The colour of dot and whiskers, by default grey. Given only if the interval excludes zero. */
  colour?: ChartColour
  /** At the row's end instead of value and interval, such as "not enough data". */
  note?: string
}

export type IntervalPlotProps = ChartTexts & {
  rows: readonly IntervalRow[]
  format: (value: number) => string
  /** The name of `value`: a column of the table. */
  valueName: string
  /** Both ends of the scale; symmetric around zero and as wide as the rows unless given. */
  domain?: readonly [number, number]
  /** What it means to be below and above zero, at the ends of the axis. */
  sides?: readonly [string, string]
}

/** A dot with whiskers for each row, around the line of zero. */
export function IntervalPlot({
  rows,
  format,
  valueName,
  domain,
  sides,
  ...texts
}: IntervalPlotProps) {
  const intervalText = useIntervalText(format)
  const textOf = ({ value, interval, note }: IntervalRow) => {
    if (value === null || note) return note ?? '–'
    const text = intervalText(interval)
    return text ? `${format(value)} (${text})` : format(value)
  }
  const readings = rows.map(({ label, value, interval, note }) => ({
    name: label,
    figures: [
      {
        name: valueName,
        value: value === null ? (note ?? '–') : format(value),
        interval: intervalText(interval),
      },
    ],
  }))
  return (
    <ChartFrame
      {...texts}
      layout="rows"
      readings={readings}
      draw={(area) => drawIntervals({ rows, textOf, format, domain, sides }, area)}
      isEmpty={rows.length === 0}
    />
  )
}

type IntervalOptions = Pick<IntervalPlotProps, 'rows' | 'format'> & {
  textOf: (row: IntervalRow) => string
  domain: IntervalPlotProps['domain']
  sides: IntervalPlotProps['sides']
}

const rowHeight = 14

/** As far on both sides of zero as the rows reach. */
function reachOf(rows: readonly IntervalRow[]): readonly [number, number] {
  const ends = rows.flatMap(({ value, interval }) => [value ?? 0, ...(interval ?? [])])
  const reach = Math.max(0.01, ...ends.map(Math.abs)) * 1.08
  return [-reach, reach]
}

export function drawIntervals(options: IntervalOptions, area: ChartArea): ChartDrawing {
  const { rows, textOf, format, sides } = options
  const domain = options.domain ?? reachOf(rows)
  const { width, isRtl } = area
  const x = rowScale(domain, [8, width - 8], isRtl, width)
  const ticks = x.ticks(width < 480 ? 3 : 5)
  const drawn = drawRows(
    rows.map((row) => ({
      label: row.label,
      figure: textOf(row),
      height: rowHeight,
      draw: ({ y }) => (
        <>
          <Track ticks={ticks} x={x} y={y} width={width} />
          <Whiskers row={row} x={x} y={y + rowHeight / 2} />
        </>
      ),
    })),
    area,
  )
  const bottom = drawn.height
  return {
    height: bottom + (sides ? 40 : 22),
    anchors: drawn.anchors,
    content: (
      <>
        {drawn.content}
        {ticks.map((tick) => (
          <text
            key={tick}
            x={x(tick)}
            y={bottom + 14}
            textAnchor="middle"
            fontSize={12}
            fill="var(--text-3)"
          >
            {format(tick)}
          </text>
        ))}
        {sides?.map((side, index) => (
          <text
            key={side}
            x={(index === 0) === isRtl ? width : 0}
            y={bottom + 36}
            textAnchor={index === 0 ? 'start' : 'end'}
            fontSize={12}
            fill="var(--text-2)"
          >
            {side}
          </text>
        ))}
      </>
    ),
  }
}

type TrackProps = {
  ticks: readonly number[]
  x: (value: number) => number
  y: number
  width: number
}

/** The scale behind a row. Zero is the stronger mark. */
const Track = ({ ticks, x, y, width }: TrackProps) => (
  <>
    <path d={`M0,${y + rowHeight / 2}H${width}`} stroke="var(--border)" />
    {ticks.map((tick) => (
      <path
        key={tick}
        d={tick === 0 ? `M${x(0)},${y - 2}v${rowHeight + 4}` : `M${x(tick)},${y + 4}v6`}
        stroke={tick === 0 ? 'var(--border-strong)' : 'var(--border)'}
        strokeWidth={tick === 0 ? 1.5 : 1}
      />
    ))}
  </>
)

type WhiskersProps = { row: IntervalRow; x: (value: number) => number; y: number }

function Whiskers({ row: { value, interval, colour }, x, y }: WhiskersProps) {
  if (value === null) return null
  const ink = colour === undefined ? 'var(--text-3)' : cssColour(colour)
  return (
    <g>
      {interval && (
        <path
          d={`M${x(interval[0])},${y}H${x(interval[1])}M${x(interval[0])},${y - 5}V${y + 5}M${x(interval[1])},${y - 5}V${y + 5}`}
          stroke={ink}
          strokeWidth={2}
          strokeLinecap="round"
          fill="none"
        />
      )}
      <circle cx={x(value)} cy={y} r={5} fill={ink} stroke="var(--surface)" strokeWidth={1.5} />
    </g>
  )
}
