import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocale } from '../../shared/i18n.ts'
import { useBalance } from '../queries.ts'
import { toast } from '../ui/toasts.tsx'

/**
 * Live news of the credits is what ends a payment that was late. Whoever watches for it is shown by `onHere`; whoever
 * has gone on to something else is told there. Returns how to begin to wait for more than there were.
 */
export function usePendingCredits(isWatched: boolean, onArrival: () => void) {
  const { t } = useTranslation()
  const { format } = useLocale()
  const { credits } = useBalance()
  const before = useRef<number>(undefined)
  useEffect(() => {
    if (before.current === undefined || credits === undefined || credits <= before.current) return
    before.current = undefined
    const now = t('buy.doneBalance', { count: credits, formatted: format.integer(credits) })
    if (isWatched) onArrival()
    else toast(t('buy.done'), now)
  })
  return (credits: number) => {
    before.current = credits
  }
}
