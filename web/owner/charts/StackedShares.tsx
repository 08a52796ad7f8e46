import { ChartFrame } from './ChartFrame.tsx'
import {
  cssColour,
  type ChartArea,
  type ChartColour,
  type ChartDrawing,
  type ChartTexts,
} from './chart-types.ts'
import { drawRows, Span } from './rows.tsx'

export type StackedSharesProps = ChartTexts & {
  /** Parts of every row, such as positive, neutral and negative. */
  parts: readonly { name: string; colour: ChartColour }[]
  /** `counts` has one for each part. */
  rows: readonly { label: string; counts: readonly number[] }[]
  formatCount: (count: number) => string
  /** Formats a share from 0 to 1. */
  formatShare: (share: number) => string
}

/** How each row is shared among the same parts. The shares are below the parts that have room for them. */
export function StackedShares({
  parts,
  rows,
  formatCount,
  formatShare,
  ...texts
}: StackedSharesProps) {
  const shareOf = (counts: readonly number[], index: number) => {
    const total = totalOf(counts)
    return total === 0 ? 0 : (counts[index] ?? 0) / total
  }
  const readings = rows.map(({ label, counts }) => ({
    name: label,
    figures: parts.map(({ name, colour }, index) => ({
      name,
      colour,
      value: `${formatCount(counts[index] ?? 0)} (${formatShare(shareOf(counts, index))})`,
    })),
  }))
  return (
    <ChartFrame
      {...texts}
      layout="rows"
      hasFigureBox
      readings={readings}
      legend={parts}
      draw={(area) => drawShares({ parts, rows, formatCount, formatShare }, area)}
      isEmpty={rows.every(({ counts }) => totalOf(counts) === 0)}
    />
  )
}

const totalOf = (counts: readonly number[]) => counts.reduce((sum, each) => sum + each, 0)

type SharesOptions = Pick<StackedSharesProps, 'parts' | 'rows' | 'formatCount' | 'formatShare'>

const barHeight = 12
const textSize = 12

export function drawShares(
  { parts, rows, formatCount, formatShare }: SharesOptions,
  area: ChartArea,
): ChartDrawing {
  const { width, isRtl, measure } = area
  return drawRows(
    rows.map(({ label, counts }) => {
      const total = totalOf(counts)
      return {
        label,
        figure: formatCount(total),
        height: barHeight + 18,
        draw: ({ y, start, end }) => {
          let from = start
          if (total === 0)
            return (
              <Span
                from={start}
                to={end}
                y={y}
                height={barHeight}
                fill="var(--border)"
                area={area}
              />
            )
          return parts.map(({ name, colour }, index) => {
            const share = (counts[index] ?? 0) / total
            const length = share * (end - start)
            const place = from
            from += length
            if (length === 0) return null
            const text = formatShare(share)
            return (
              <g key={name}>
                <Span
                  from={place}
                  to={Math.max(place + 2, place + length - 2)}
                  y={y}
                  height={barHeight}
                  fill={cssColour(colour)}
                  area={area}
                />
                {measure(text, textSize) < length - 4 && (
                  <text
                    x={isRtl ? width - place : place}
                    y={y + barHeight + 15}
                    fontSize={textSize}
                    fill="var(--text-2)"
                  >
                    {text}
                  </text>
                )}
              </g>
            )
          })
        },
      }
    }),
    area,
  )
}
