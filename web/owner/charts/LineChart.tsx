import { area as areaPath, line as linePath } from 'd3-shape'
import { PointAxis, ValueAxis, plotOf } from './axes.tsx'
import { ChartFrame } from './ChartFrame.tsx'
import { pointCentres } from './chart-scales.ts'
import {
  cssColour,
  type ChartArea,
  type ChartColour,
  type ChartDrawing,
  type ChartPoint,
  type ChartTexts,
} from './chart-types.ts'
import { useIntervalText } from './use-interval-text.ts'

export type LineSeries = {
  name: string
  colour: ChartColour
  /** One for each point; null where there is none, which interrupts the line. */
  values: readonly (number | null)[]
  /** The interval of each value, drawn as a band. */
  intervals?: readonly (readonly [number, number] | null)[]
  /** Whether the area below the line is filled. */
  isArea?: boolean
}

export type LineChartProps = ChartTexts & {
  /** In order of time; drawn at equal distances. */
  points: readonly ChartPoint[]
  series: readonly LineSeries[]
  /** Further figures of each point, as text, that are not drawn. */
  details?: readonly { name: string; values: readonly string[] }[]
  format: (value: number) => string
  /** Fixes the scale, such as `[0, 100]` for percentages; otherwise it includes 0 and all values. */
  domain?: readonly [number, number]
  /** Whether values are counts: the axis has whole numbers. */
  isWhole?: boolean
}

/** Lines over time, each with a band for its interval or an area below it. */
export function LineChart({
  points,
  series,
  details = [],
  format,
  domain,
  isWhole = false,
  ...texts
}: LineChartProps) {
  const intervalText = useIntervalText(format)
  const readings = points.map(({ name }, index) => ({
    name,
    figures: [
      ...series.map((each) => ({
        name: each.name,
        colour: each.colour,
        value: textOrDash(each.values[index], format),
        interval: intervalText(each.intervals?.[index]),
      })),
      ...details.map((each) => ({ name: each.name, value: each.values[index] ?? '' })),
    ],
  }))
  return (
    <ChartFrame
      {...texts}
      layout="columns"
      readings={readings}
      legend={series.length > 1 ? series : []}
      draw={(area) => drawLines({ points, series, format, domain, isWhole }, area)}
      isEmpty={series.every(({ values }) => values.every((value) => value === null))}
    />
  )
}

const textOrDash = (value: number | null | undefined, format: (value: number) => string) =>
  value === null || value === undefined ? '–' : format(value)

type LineOptions = Pick<LineChartProps, 'points' | 'series' | 'format'> & {
  domain: LineChartProps['domain']
  isWhole: boolean
}

export function drawLines(options: LineOptions, area: ChartArea): ChartDrawing {
  const { points, series, format } = options
  const values = series.flatMap((each) => [
    ...each.values.filter((value) => value !== null),
    ...(each.intervals ?? []).flatMap((interval) => interval ?? []),
  ])
  const plot = plotOf({ ...options, values }, area)
  const centres = pointCentres(points.length, [plot.start + 12, plot.end - 10], area)
  const yOf = (value: number) => Math.round(plot.y(value) * 10) / 10
  const anchors = centres.map((x, index) => ({
    x,
    y: plot.top,
    marks: series.flatMap(({ values: [...own], colour }) => {
      const value = own[index]
      return value === null || value === undefined ? [] : [{ y: yOf(value), colour }]
    }),
  }))
  const content = (
    <>
      <ValueAxis plot={plot} area={area} format={format} />
      <PointAxis points={points} centres={centres} plot={plot} area={area} />
      {series.map((each) => (
        <SeriesLine key={each.name} series={each} centres={centres} yOf={yOf} />
      ))}
    </>
  )
  return {
    height: plot.height,
    content,
    anchors: anchors.map((anchor) =>
      anchor.marks.length === 0 ? { x: anchor.x, y: anchor.y } : anchor,
    ),
  }
}

type SeriesLineProps = {
  series: LineSeries
  centres: readonly number[]
  yOf: (value: number) => number
}

function SeriesLine({ series, centres, yOf }: SeriesLineProps) {
  const { values, intervals, isArea } = series
  const colour = cssColour(series.colour)
  const places = centres.map((x, index) => ({
    x: Math.round(x * 10) / 10,
    value: values[index] ?? null,
    interval: intervals?.[index] ?? null,
  }))
  type Place = (typeof places)[number]
  const band = areaPath<Place>()
    .defined(({ interval }) => interval !== null)
    .x(({ x }) => x)
    .y0(({ interval }) => yOf(interval?.[0] ?? 0))
    .y1(({ interval }) => yOf(interval?.[1] ?? 0))
  const below = areaPath<Place>()
    .defined(({ value }) => value !== null)
    .x(({ x }) => x)
    .y0(yOf(0))
    .y1(({ value }) => yOf(value ?? 0))
  const line = linePath<Place>()
    .defined(({ value }) => value !== null)
    .x(({ x }) => x)
    .y(({ value }) => yOf(value ?? 0))
  return (
    <g>
      {intervals && <path d={band(places) ?? ''} fill={colour} fillOpacity={0.16} />}
      {isArea && <path d={below(places) ?? ''} fill={colour} fillOpacity={0.12} />}
      <path
        d={line(places) ?? ''}
        fill="none"
        stroke={colour}
        strokeWidth={2}
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      {places.map(({ x, value, interval }, index) => {
        const isAlone = (values[index - 1] ?? null) === null && (values[index + 1] ?? null) === null
        if (value === null || !(isAlone || values.length <= 16)) return null
        return (
          <g key={x}>
            {isAlone && interval && (
              <path
                d={`M${x},${yOf(interval[0])}V${yOf(interval[1])}`}
                stroke={colour}
                strokeOpacity={0.4}
                strokeWidth={2}
              />
            )}
            <circle cx={x} cy={yOf(value)} r={3} fill={colour} />
          </g>
        )
      })}
    </g>
  )
}
