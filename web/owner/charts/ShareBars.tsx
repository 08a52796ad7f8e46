import { useTranslation } from 'react-i18next'
import { ChartFrame } from './ChartFrame.tsx'
import { rowScale } from './chart-scales.ts'
import { cssColour, type ChartColour, type ChartTexts } from './chart-types.ts'
import { drawRows, Span, type RowBox } from './rows.tsx'
import { useIntervalText } from './use-interval-text.ts'
import type { ChartArea, ChartDrawing } from './chart-types.ts'

export type ShareRow = {
  /** Unique in its chart. */
  label: string
  count: number
  /** From 0 to 1: the bar's length. */
  share: number
  /** The interval of the share. */
  interval?: readonly [number, number] | null
  colour?: ChartColour
}

export type ShareBarsProps = ChartTexts & {
  rows: readonly ShareRow[]
  formatCount: (count: number) => string
  /** Formats a share from 0 to 1. */
  formatShare: (share: number) => string
  /** What `count` counts: a column of the table. */
  countName: string
  colour?: ChartColour
}

/** Horizontal bars, each with its count and share. The whole width is 100 %. */
export function ShareBars({
  rows,
  formatCount,
  formatShare,
  countName,
  colour = 1,
  ...texts
}: ShareBarsProps) {
  const { t } = useTranslation()
  const intervalText = useIntervalText(formatShare)
  const readings = rows.map(({ label, count, share, interval }) => ({
    name: label,
    figures: [
      { name: countName, value: formatCount(count) },
      { name: t('charts.share'), value: formatShare(share), interval: intervalText(interval) },
    ],
  }))
  const textOf = ({ count, share }: ShareRow) => `${formatCount(count)} · ${formatShare(share)}`
  return (
    <ChartFrame
      {...texts}
      layout="rows"
      hasFigureBox={rows.some(({ interval }) => interval)}
      readings={readings}
      draw={(area) => drawShareBars({ rows, textOf, colour }, area)}
      isEmpty={rows.every(({ count }) => count === 0)}
    />
  )
}

type ShareBarsOptions = {
  rows: readonly ShareRow[]
  textOf: (row: ShareRow) => string
  colour: ChartColour
}

export function drawShareBars(
  { rows, textOf, colour }: ShareBarsOptions,
  area: ChartArea,
): ChartDrawing {
  return drawRows(
    rows.map((row) => ({
      label: row.label,
      figure: textOf(row),
      height: 8,
      draw: (box) => <ShareBar row={row} colour={row.colour ?? colour} box={box} area={area} />,
    })),
    area,
  )
}

type ShareBarProps = { row: ShareRow; colour: ChartColour; box: RowBox; area: ChartArea }

function ShareBar({ row, colour, box: { y, start, end }, area }: ShareBarProps) {
  const at = (share: number) => start + share * (end - start)
  const x = rowScale([0, 1], [start, end], area.isRtl, area.width)
  const [low, high] = row.interval ?? []
  return (
    <>
      <Span from={start} to={end} y={y} height={8} fill="var(--border)" area={area} />
      {row.share > 0 && (
        <Span
          from={start}
          to={Math.max(at(row.share), start + 3)}
          y={y}
          height={8}
          fill={cssColour(colour)}
          area={area}
        />
      )}
      {low !== undefined && high !== undefined && (
        <path
          d={`M${x(low)},${y + 4}H${x(high)}M${x(low)},${y}V${y + 8}M${x(high)},${y}V${y + 8}`}
          stroke="var(--text)"
          strokeWidth={1.5}
          fill="none"
        />
      )}
    </>
  )
}
