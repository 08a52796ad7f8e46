import { useTranslation } from 'react-i18next'
import type { UsageMeter } from '#contract/api/usage.ts'
import { useLocale } from '../../shared/i18n.ts'

const colours = { ok: 'bg-primary', near: 'bg-warning', reached: 'bg-danger' } as const

type Props = {
  label: string
  meter: UsageMeter
  /** Being full is the usual state of it, and no reason for a warning. */
  isQuiet?: boolean
}

/** What is used of a limit, and what is left. */
export function MeterBar({ label, meter: { used, limit, left, level }, isQuiet = false }: Props) {
  const { t } = useTranslation()
  const { format } = useLocale()
  const shownLevel = isQuiet ? 'ok' : level
  const share = limit ? Math.min(1, used / limit) : 0
  return (
    <li className="grid gap-1.5">
      <div className="grid gap-0.5 text-sm">
        <span className="text-ink-2">{label}</span>
        <span className="font-semibold tabular-nums">
          {limit === null
            ? format.integer(used)
            : t('plan.of', { used: format.integer(used), limit: format.integer(limit) })}
        </span>
      </div>
      <div className="h-2 overflow-hidden rounded-full bg-line" aria-hidden>
        <div
          className={`h-full rounded-full ${colours[shownLevel]} transition-[width] duration-300 ease-out`}
          style={{ width: `${100 * share}%` }}
        />
      </div>
      <p className={`text-xs ${shownLevel === 'reached' ? 'text-danger' : 'text-ink-3'}`}>
        {left === null
          ? t('plan.noLimit')
          : left === 0 && !isQuiet
            ? t('plan.usedUp')
            : t('plan.left', { left: format.integer(left) })}
      </p>
    </li>
  )
}
