// Charts whose rows are below each other: a label, its figure at the end, and a bar below both.
import type { ReactNode } from 'react'
import type { ChartAnchor, ChartArea } from './chart-types.ts'
import { breakLines } from './text-lines.ts'

const labelSize = 13
const lineHeight = 18
/** Between the edge of a row's box and its content. Beside it, the box is outside the drawing. */
const inset = 8

export type RowBox = {
  /** Upper edge of what is drawn below the label. */
  y: number
  /** Distances from the start. */
  start: number
  end: number
}

type Row = {
  label: string
  /** At the end of the label's first line. */
  figure?: string
  /** Height of what is drawn below the label. */
  height: number
  draw: (box: RowBox) => ReactNode
}

/** Labels may be in any language: each is isolated, and begins where the page's text begins. */
export function drawRows(rows: readonly Row[], area: ChartArea) {
  const { width, isRtl, measure } = area
  const anchors: ChartAnchor[] = []
  const content: ReactNode[] = []
  let top = 0
  rows.forEach(({ label, figure = '', height, draw }, index) => {
    const room = width - (figure ? measure(figure, labelSize) + 16 : 0)
    const lines = breakLines(label, { width: room, size: labelSize, measure })
    const y = top + inset
    const below = y + lines.length * lineHeight + 4
    content.push(
      <g key={index}>
        {lines.map((line, order) => (
          <text
            key={order}
            x={isRtl ? width : 0}
            y={y + 13 + order * lineHeight}
            fontSize={labelSize}
            fill="var(--text-2)"
          >
            {`\u2068${line}\u2069`}
          </text>
        ))}
        <text
          x={isRtl ? 0 : width}
          y={y + 13}
          textAnchor="end"
          fontSize={labelSize}
          fontWeight={600}
          fill="var(--text)"
        >
          {figure}
        </text>
        {draw({ y: below, start: 0, end: width })}
      </g>,
    )
    const boxHeight = below + height + inset - top
    anchors.push({
      x: width / 2,
      y: below + height,
      box: { x: -inset, y: top, width: width + 2 * inset, height: boxHeight },
    })
    top += boxHeight + 2
  })
  return { height: Math.max(0, top - 2), anchors, content }
}

type SpanProps = {
  from: number
  to: number
  y: number
  height: number
  fill: string
  area: ChartArea
}

/** A rectangle between two distances from the start. */
export function Span({ from, to, y, height, fill, area: { isRtl, width } }: SpanProps) {
  const length = Math.max(0, to - from)
  return (
    <rect
      x={isRtl ? width - to : from}
      y={y}
      width={length}
      height={height}
      rx={Math.min(height / 2, length / 2, 4)}
      fill={fill}
    />
  )
}
