import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocale } from '../../shared/i18n.ts'
import { useBalance } from '../queries.ts'
import { toast } from '../ui/toasts.tsx'

/**
 * Waits for the purchased credits to grow after a late payment: the balance does not if the purchase pays what is owed.
 * Then calls `onArrival` while `isWatched`, else shows a toast. Returns how to start waiting, given the credits purchased
 * before.
 */
export function usePendingCredits(isWatched: boolean, onArrival: () => void) {
  const { t } = useTranslation()
  const { format } = useLocale()
  const { credits, purchased } = useBalance()
  const purchasedBefore = useRef<number>(undefined)
  useEffect(() => {
    if (purchasedBefore.current === undefined) return
    if (credits === undefined || purchased === undefined) return
    if (purchased <= purchasedBefore.current) return
    purchasedBefore.current = undefined
    const balanceText = t('buy.doneBalance', { count: credits, formatted: format.integer(credits) })
    if (isWatched) onArrival()
    else toast(t('buy.done'), balanceText)
  })
  return (before: number) => {
    purchasedBefore.current = before
  }
}
