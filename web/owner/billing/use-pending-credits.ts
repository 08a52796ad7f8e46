import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocale } from '../../shared/i18n.ts'
import { useBalance } from '../queries.ts'
import { toast } from '../ui/toasts.tsx'

/**
 * Waits for the live balance to grow after a late payment. Then calls `onArrival` while `isWatched`, else shows a
 * toast. Returns how to start waiting, given the balance before.
 */
export function usePendingCredits(isWatched: boolean, onArrival: () => void) {
  const { t } = useTranslation()
  const { format } = useLocale()
  const { credits } = useBalance()
  const creditsBefore = useRef<number>(undefined)
  useEffect(() => {
    if (
      creditsBefore.current === undefined ||
      credits === undefined ||
      credits <= creditsBefore.current
    )
      return
    creditsBefore.current = undefined
    const balanceText = t('buy.doneBalance', { count: credits, formatted: format.integer(credits) })
    if (isWatched) onArrival()
    else toast(t('buy.done'), balanceText)
  })
  return (credits: number) => {
    creditsBefore.current = credits
  }
}
