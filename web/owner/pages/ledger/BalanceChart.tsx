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

/** The balance in steps over the life of the ledger. The slider below does the same for keys. */
export function BalanceChart({ stretches, span, at, balance, onTravel }: Props) {
  const { t } = useTranslation()
  const { format, direction } = useLocale()
  const { line, area } = useMemo(() => linesOf(stretches, span), [stretches, span])
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
      <svg
        aria-hidden
        viewBox={`0 0 ${paper.width} ${paper.height}`}
        preserveAspectRatio="none"
        className="h-36 w-full cursor-crosshair touch-pan-y select-none sm:h-44 rtl:-scale-x-100"
        onPointerDown={travel}
        onPointerMove={travel}
      >
        <defs>
          <clipPath id="ledger-past">
            <rect x="0" y="0" width={place} height={paper.height} />
          </clipPath>
        </defs>
        <path d={area} fill="var(--primary-soft)" clipPath="url(#ledger-past)" />
        <path
          d={line}
          fill="none"
          stroke="var(--border-strong)"
          strokeWidth="1.25"
          opacity="0.5"
          vectorEffect="non-scaling-stroke"
        />
        <path
          d={line}
          fill="none"
          stroke="var(--chart-1)"
          strokeWidth="2"
          strokeLinejoin="round"
          vectorEffect="non-scaling-stroke"
          clipPath="url(#ledger-past)"
        />
        <path
          d={`M${place},0V${paper.height}`}
          stroke="var(--accent)"
          strokeWidth="1.5"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
    </>
  )
}
