import { useQuery } from '@tanstack/react-query'
import { TriangleAlert, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { limits } from '#contract/limits.ts'
import { useLocale } from '../../shared/i18n.ts'
import { balanceQuery, useBalance, useMe } from '../queries.ts'
import { Button } from '../ui/Button.tsx'
import { useBuy } from './BuyProvider.tsx'
import { useLowCreditsDismissal } from './use-low-credits-dismissal.ts'

const isLow = (credits: number | undefined): credits is number =>
  credits !== undefined && credits < limits.lowBalance

/** Notice of a low balance. */
export function LowCredits() {
  const { credits, hadCredits } = useCredits()
  return isLow(credits) ? <Notice credits={credits} hadCredits={hadCredits} /> : null
}

/**
 * Dismissable notice for owners that have had credits or have locked responses. It reappears when the balance changes.
 */
export function LowCreditsReminder({
  hasLockedResponses = false,
}: {
  hasLockedResponses?: boolean
}) {
  const { credits, hadCredits } = useCredits()
  const { isDismissed, dismiss } = useLowCreditsDismissal(useMe().id, credits)
  const isShown = isLow(credits) && !isDismissed && (hadCredits || hasLockedResponses)
  const onDismiss = () => {
    dismiss()
    document.getElementById('content')?.focus({ preventScroll: true })
  }
  return (
    <div aria-live="polite">
      {isShown && (
        <div className="mb-5">
          <Notice credits={credits} hadCredits={hadCredits} onDismiss={onDismiss} />
        </div>
      )}
    </div>
  )
}

/** `credits` is undefined until the balance is fetched and shows whether there ever were any. */
function useCredits() {
  const { credits } = useBalance()
  const { data } = useQuery(balanceQuery)
  const hadSome = data !== undefined && data.total_purchased + data.total_granted > 0
  return { credits: data && credits, hadCredits: hadSome || (credits ?? 0) > 0 }
}

type NoticeProps = { credits: number; hadCredits: boolean; onDismiss?: () => void }

function Notice({ credits, hadCredits, onDismiss }: NoticeProps) {
  const { t } = useTranslation()
  const { format } = useLocale()
  const { openBuy } = useBuy()
  const none = hadCredits ? t('billing.lowNone') : t('billing.lowNever')
  const text =
    credits === 0 ? none : t('billing.low', { count: credits, formatted: format.integer(credits) })
  return (
    <section
      aria-label={text}
      className="relative flex animate-arrive flex-wrap items-center gap-x-4 gap-y-3 rounded-lg border border-warning/30 bg-warning-soft px-4 py-3"
    >
      <TriangleAlert size={20} className="shrink-0 text-warning" aria-hidden />
      <p className={`min-w-0 flex-1 basis-52 text-sm ${onDismiss ? 'max-sm:pe-8' : ''}`}>
        <b className="block text-warning">{text}</b>
        {hadCredits ? t('billing.lowHelp') : t('billing.lowNeverHelp')}
      </p>
      <Button variant="secondary" onClick={() => openBuy()}>
        {t('billing.buy')}
      </Button>
      {onDismiss && (
        <button
          type="button"
          aria-label={t('common.dismiss')}
          onClick={onDismiss}
          className="inline-flex size-10 shrink-0 items-center justify-center rounded-md text-ink-2 transition-colors duration-150 hover:bg-warning/15 max-sm:absolute max-sm:end-1 max-sm:top-1"
        >
          <X size={18} aria-hidden />
        </button>
      )}
    </section>
  )
}
