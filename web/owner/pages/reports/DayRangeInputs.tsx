import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { earliestDay, isRange, latestDay } from './report-filters.ts'

type Props = {
  from: string
  to: string
  /** The width of each input. */
  className?: string
  onChange: (from: string, to: string) => void
}

/** Two days, applied once both are there and in order. */
export function DayRangeInputs({
  from: initialFrom,
  to: initialTo,
  className = '',
  onChange,
}: Props) {
  const { t } = useTranslation()
  const id = useId()
  const [from, setFrom] = useState(initialFrom)
  const [to, setTo] = useState(initialTo)
  const isReversed = from !== '' && to !== '' && from > to
  const apply = (nextFrom: string, nextTo: string) => {
    setFrom(nextFrom)
    setTo(nextTo)
    if (isRange(nextFrom, nextTo)) onChange(nextFrom, nextTo)
  }
  const field = {
    type: 'date',
    min: earliestDay,
    max: latestDay,
    'aria-invalid': isReversed,
    'aria-describedby': isReversed ? id : undefined,
    className: `h-10.5 min-w-0 flex-1 rounded-md border border-line-strong/60 bg-surface px-3 aria-invalid:border-danger ${className}`,
  } as const
  return (
    <div>
      <div className="flex items-center gap-2">
        <input
          {...field}
          aria-label={t('reports.period.from')}
          value={from}
          onChange={(event) => apply(event.target.value, to)}
        />
        <span aria-hidden>–</span>
        <input
          {...field}
          aria-label={t('reports.period.to')}
          value={to}
          onChange={(event) => apply(from, event.target.value)}
        />
      </div>
      {isReversed && (
        <p id={id} role="alert" className="mt-1 text-sm text-danger">
          {t('reports.period.reversed')}
        </p>
      )}
    </div>
  )
}
