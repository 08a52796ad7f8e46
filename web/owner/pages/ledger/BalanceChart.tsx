import { useMemo, type PointerEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocale } from '../../../shared/i18n.ts'
import { linesOf, momentAt, paper, placeOf, type Span, type Stretch } from './chart.ts'

type Props = {
  stretches: readonly Stretch[]
  span: Span
  at: number
  balance: number
  onTravel: (at: number) => void
}

/** Of the highest balance, where lines are drawn. */
const scale = [0, 0.5, 1]

/** The balance over the life of the ledger. The slider below does the same for keys. */
export function BalanceChart({ stretches, span, at, balance, onTravel }: Props) {
  const { t } = useTranslation()
  const { format, direction } = useLocale()
  const lines = useMemo(() => linesOf(stretches, span), [stretches, span])
  const place = placeOf(span, at) * paper.width
  const travel = (event: PointerEvent<SVGSVGElement>) => {
    if (event.type === 'pointermove' && event.buttons === 0) return
    const { left, width } = event.currentTarget.getBoundingClientRect()
    const along = (event.clientX - left) / width
    onTravel(momentAt(span, Math.min(1, Math.max(0, direction === 'rtl' ? 1 - along : along))))
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
          viewBox={`0 0 ${paper.width} ${paper.height}`}
          preserveAspectRatio="none"
          className="h-40 w-full cursor-crosshair touch-pan-y overflow-visible select-none sm:h-52 rtl:-scale-x-100"
          onPointerDown={travel}
          onPointerMove={travel}
        >
          <defs>
            <clipPath id="ledger-past">
              <rect x="0" y="-4" width={place} height={paper.height + 8} />
            </clipPath>
            <clipPath id="ledger-later">
              <rect x={place} y="-4" width={paper.width - place} height={paper.height + 8} />
            </clipPath>
          </defs>
          {/* Catches the pointer where nothing is drawn. */}
          <rect width={paper.width} height={paper.height} fill="transparent" />
          {scale.map((share) => (
            <path
              key={share}
              d={`M0,${paper.height * (1 - share)}H${paper.width}`}
              stroke="var(--border)"
              strokeDasharray={share > 0 ? '2 4' : undefined}
              vectorEffect="non-scaling-stroke"
            />
          ))}
          <g clipPath="url(#ledger-later)">
            <Balance {...lines} isPast={false} />
          </g>
          <g clipPath="url(#ledger-past)">
            <Balance {...lines} isPast />
          </g>
          <path
            d={`M${place},0V${paper.height}`}
            stroke="var(--accent)"
            strokeWidth="1.5"
            vectorEffect="non-scaling-stroke"
          />
        </svg>
        {scale
          .filter((share) => share > 0 && Number.isInteger(lines.top * share))
          .map((share) => (
            <span
              key={share}
              aria-hidden
              style={{ top: `${(1 - share) * 100}%` }}
              className="pointer-events-none absolute start-0 -translate-y-full text-xs leading-4 text-ink-3 tabular-nums"
            >
              {format.integer(lines.top * share)}
            </span>
          ))}
      </div>
    </>
  )
}

type BalanceProps = ReturnType<typeof linesOf> & {
  /** Up to the moment that is looked at; what came later is only hinted at. */
  isPast: boolean
}

/** What lies under the lowest is always there; the band is what came and went above it. */
function Balance({ line, area, band, isPast }: BalanceProps) {
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
