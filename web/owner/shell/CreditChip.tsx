import { Coins } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { limits } from '#contract/limits.ts'
import { useLocale } from '../../shared/i18n.ts'
import { useBuy } from '../billing/BuyProvider.tsx'
import { useBalance } from '../queries.ts'

/** The live balance; opens the purchase. */
export function CreditChip() {
  const { t } = useTranslation()
  const { format } = useLocale()
  const { credits, failed } = useBalance()
  const { openBuy } = useBuy()
  const isLow = credits !== undefined && credits < limits.lowBalance
  const text =
    credits === undefined
      ? failed
        ? t('shell.creditsUnavailable')
        : '…'
      : t('shell.credits', { count: credits, formatted: format.integer(credits) })
  return (
    <button
      type="button"
      onClick={() => openBuy()}
      aria-label={`${text}. ${t('shell.buyCredits')}`}
      title={t('shell.buyCredits')}
      className={`inline-flex h-9 items-center gap-2 rounded-full border px-3.5 text-sm font-semibold transition-colors duration-150 ${isLow ? 'border-warning/35 bg-warning-soft text-warning' : 'border-line bg-surface text-ink hover:bg-sunken'}`}
    >
      <Coins size={16} className={isLow ? '' : 'text-accent-strong'} aria-hidden />
      <span key={text} className={credits === undefined ? '' : 'animate-tick'}>
        {text}
      </span>
    </button>
  )
}
