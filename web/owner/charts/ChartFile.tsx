import {
  cssColour,
  faint,
  type ChartArea,
  type ChartDrawing,
  type LegendItem,
} from './chart-types.ts'
import { breakLines, textWidth } from './text-lines.ts'

/** What a file shows. */
export type ChartFileProps = {
  title: string
  subtitle: string | undefined
  /** When the file was made, as text. */
  date: string
  legend: readonly LegendItem[]
  draw: (area: ChartArea) => ChartDrawing
  isRtl: boolean
}

const fileWidth = 960
const margin = 40
const fonts =
  "'Figtree Variable', Figtree, 'Readex Pro Variable', 'Readex Pro', system-ui, sans-serif"

/** A chart as one image: title, subtitle, legend, drawing and date. */
export function ChartFile({ title, subtitle, date, legend, draw, isRtl }: ChartFileProps) {
  const width = fileWidth - 2 * margin
  const measure = textWidth
  const start = isRtl ? width : 0
  const titleLines = breakLines(title, { width, size: 22, measure })
  const subtitleLines = subtitle ? breakLines(subtitle, { width, size: 15, measure }) : []
  const legendTop =
    titleLines.length * 28 + subtitleLines.length * 21 + (legend.length > 0 ? 26 : 0)
  const items = placeLegend(legend, width)
  const drawingTop = legendTop + 24
  const { height, content } = draw({ width, isRtl, measure })
  const total = drawingTop + height + 36 + 2 * margin
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width={fileWidth}
      height={total}
      viewBox={`0 0 ${fileWidth} ${total}`}
      direction={isRtl ? 'rtl' : 'ltr'}
      fontFamily={fonts}
    >
      <title>{title}</title>
      <rect width={fileWidth} height={total} fill="var(--surface)" />
      <g transform={`translate(${margin} ${margin})`}>
        {titleLines.map((line, index) => (
          <text
            key={index}
            x={start}
            y={18 + index * 28}
            fontSize={22}
            fontWeight={600}
            fill="var(--text)"
          >
            {line}
          </text>
        ))}
        {subtitleLines.map((line, index) => (
          <text
            key={index}
            x={start}
            y={titleLines.length * 28 + 14 + index * 21}
            fontSize={15}
            fill="var(--text-2)"
          >
            {line}
          </text>
        ))}
        {items.map(({ name, colour, isFaint, x }) => (
          <g key={name}>
            <circle
              cx={isRtl ? width - x - 5 : x + 5}
              cy={legendTop - 5}
              r={5}
              fill={cssColour(colour)}
              fillOpacity={isFaint ? faint : 1}
            />
            <text
              x={isRtl ? width - x - 18 : x + 18}
              y={legendTop}
              fontSize={14}
              fill="var(--text-2)"
            >
              {name}
            </text>
          </g>
        ))}
        <g transform={`translate(0 ${drawingTop})`}>{content}</g>
        <text x={start} y={drawingTop + height + 34} fontSize={13} fill="var(--text-3)">
          {date}
        </text>
      </g>
    </svg>
  )
}

/** Each item's distance from the start. Items that do not fit are left out. */
function placeLegend(legend: readonly LegendItem[], width: number) {
  let x = 0
  return legend.flatMap((item) => {
    const place = { ...item, x }
    x += textWidth(item.name, 14) + 42
    return x - 24 > width ? [] : [place]
  })
}
