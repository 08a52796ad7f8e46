import { useTranslation } from 'react-i18next'
import { ChartFrame } from './ChartFrame.tsx'
import { cssColour, type ChartArea, type ChartDrawing, type ChartTexts } from './chart-types.ts'
import { drawRows } from './rows.tsx'

export type FunnelProps = ChartTexts & {
  /** From all who could begin to those who reached the end. Each is at most the one before it. */
  steps: readonly { label: string; count: number }[]
  formatCount: (count: number) => string
  /** Formats a share from 0 to 1. */
  formatShare: (share: number) => string
  /** What is counted: a column of the table. */
  countName: string
}

/** How many reach each step: count, share of the first step, and how many stop before the next. */
export function FunnelChart({ steps, formatCount, formatShare, countName, ...texts }: FunnelProps) {
  const { t } = useTranslation()
  const first = steps[0]?.count ?? 0
  const shareOf = (count: number) => (first === 0 ? 0 : count / first)
  const rows = steps.map(({ label, count }, index) => {
    const next = steps[index + 1]
    const lost = next ? count - next.count : 0
    return {
      label,
      share: shareOf(count),
      nextShare: next ? shareOf(next.count) : undefined,
      figure: `${formatCount(count)} · ${formatShare(shareOf(count))}`,
      lost:
        next && count > 0 && lost > 0
          ? t('charts.lost', { formatted: formatCount(lost), share: formatShare(lost / count) })
          : '',
    }
  })
  return (
    <ChartFrame
      {...texts}
      layout="rows"
      readings={steps.map(({ label, count }, index) => {
        const previous = index === 0 ? undefined : steps[index - 1]?.count
        const figures = [
          { name: countName, value: formatCount(count) },
          { name: t('charts.ofFirst'), value: formatShare(shareOf(count)) },
        ]
        if (previous === undefined) return { name: label, figures }
        const share = previous === 0 ? '–' : formatShare(count / previous)
        return {
          name: label,
          figures: [...figures, { name: t('charts.ofPrevious'), value: share }],
        }
      })}
      draw={(area) => drawFunnel(rows, area)}
      isEmpty={first === 0}
    />
  )
}

type FunnelRow = {
  label: string
  figure: string
  share: number
  /** The share of the next step; undefined at the last. */
  nextShare: number | undefined
  /** How many stop here, as text. */
  lost: string
}

const barHeight = 22
const passage = 26

export function drawFunnel(rows: readonly FunnelRow[], area: ChartArea): ChartDrawing {
  const { isRtl, width } = area
  return drawRows(
    rows.map(({ label, figure, share, nextShare, lost }) => ({
      label,
      figure,
      height: barHeight + (nextShare === undefined ? 0 : passage),
      draw: ({ y, start, end }) => {
        const at = (part: number) => {
          // Few are visible, and none are not.
          const distance = start + (part === 0 ? 0 : Math.max(part * (end - start), 2))
          return isRtl ? width - distance : distance
        }
        const edge = isRtl ? width - start : start
        const bottom = y + barHeight
        return (
          <>
            <path d={`M${edge},${y}H${at(share)}V${bottom}H${edge}Z`} fill={cssColour(1)} />
            {nextShare !== undefined && (
              <path
                d={`M${edge},${bottom}H${at(share)}L${at(nextShare)},${bottom + passage}H${edge}Z`}
                fill={cssColour(1)}
                fillOpacity={0.14}
              />
            )}
            {lost !== '' && (
              <text
                x={isRtl ? edge - 10 : edge + 10}
                y={bottom + 17}
                fontSize={12}
                fill="var(--text-2)"
              >
                {lost}
              </text>
            )}
          </>
        )
      },
    })),
    area,
  )
}
