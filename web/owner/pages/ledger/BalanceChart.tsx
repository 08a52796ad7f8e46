import { useMemo, type PointerEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocale } from '../../../shared/i18n.ts'
import {
  chartPaths,
  timeAt,
  chartSize,
  fractionAt,
  type TimeRange,
  type BalanceBucket,
} from './chart-paths.ts'

type Props = {
  buckets: readonly BalanceBucket[]
  span: TimeRange
  at: number
  balance: number
  onTravel: (at: number) => void
}

/** Grid lines as fractions of the highest balance. */
const gridLines = [0, 0.5, 1]

/** The balance over time; a click selects a moment. The slider below is the keyboard alternative. */
export function BalanceChart({ buckets, span, at, balance, onTravel }: Props) {
  const { t } = useTranslation()
  const { format, direction } = useLocale()
  const paths = useMemo(() => chartPaths(buckets, span), [buckets, span])
  const x = fractionAt(span, at) * chartSize.width
  const travel = (event: PointerEvent<SVGSVGElement>) => {
    if (event.type === 'pointermove' && event.buttons === 0) return
    const { left, width } = event.currentTarget.getBoundingClientRect()
    const fraction = (event.clientX - left) / width
    onTravel(timeAt(span, Math.min(1, Math.max(0, direction === 'rtl' ? 1 - fraction : fraction))))
  }
  return (
    <>
      <p className="sr-only">
        {t('ledger.chartLabel', {
          since: format.day(new Date(span.since).toISOString()),
          until: format.day(new Date(span.until).toISOString()),
          balance: format.integer(balance),
        })}
      </p>
      <div className="relative">
        <svg
          aria-hidden
          viewBox={`0 0 ${chartSize.width} ${chartSize.height}`}
          preserveAspectRatio="none"
          className="h-40 w-full cursor-crosshair touch-pan-y overflow-visible select-none sm:h-52 rtl:-scale-x-100"
          onPointerDown={travel}
          onPointerMove={travel}
        >
          <defs>
            <clipPath id="ledger-past">
              <rect x="0" y="-4" width={x} height={chartSize.height + 8} />
            </clipPath>
            <clipPath id="ledger-later">
              <rect x={x} y="-4" width={chartSize.width - x} height={chartSize.height + 8} />
            </clipPath>
          </defs>
          {/* Catches the pointer where nothing is drawn. */}
          <rect width={chartSize.width} height={chartSize.height} fill="transparent" />
          {gridLines.map((share) => (
            <path
              key={share}
              d={`M0,${chartSize.height * (1 - share)}H${chartSize.width}`}
              stroke="var(--border)"
              strokeDasharray={share > 0 ? '2 4' : undefined}
              vectorEffect="non-scaling-stroke"
            />
          ))}
          <g clipPath="url(#ledger-later)">
            <BalanceLine {...paths} isPast={false} />
          </g>
          <g clipPath="url(#ledger-past)">
            <BalanceLine {...paths} isPast />
          </g>
          <path
            d={`M${x},0V${chartSize.height}`}
            stroke="var(--accent)"
            strokeWidth="1.5"
            vectorEffect="non-scaling-stroke"
          />
        </svg>
        {gridLines
          .filter((share) => share > 0 && Number.isInteger(paths.top * share))
          .map((share) => (
            <span
              key={share}
              aria-hidden
              style={{ top: `${(1 - share) * 100}%` }}
              className="pointer-events-none absolute start-0 -translate-y-full text-xs leading-4 text-ink-3 tabular-nums"
            >
              {format.integer(paths.top * share)}
            </span>
          ))}
      </div>
    </>
  )
}

type BalanceLineProps = ReturnType<typeof chartPaths> & {
  /** Full contrast up to the selected moment, faint after it. */
  isPast: boolean
}

/** Area below the lowest balances; the band is the range above them. */
function BalanceLine({ line, area, band, isPast }: BalanceLineProps) {
  const ink = isPast ? 'var(--chart-1)' : 'var(--border-strong)'
  return (
    <>
      {isPast && <path d={area} fill="var(--primary-soft)" />}
      {band && <path d={band} fill={ink} opacity={isPast ? 0.28 : 0.18} />}
      <path
        d={line}
        fill="none"
        stroke={ink}
        strokeWidth={band ? 1.25 : isPast ? 2 : 1.25}
        strokeLinejoin="round"
        opacity={isPast ? 1 : 0.5}
        vectorEffect="non-scaling-stroke"
      />
    </>
  )
}
