import { useTranslation } from 'react-i18next'
import { CallError } from '../../shared/call.ts'
import { useBuy } from './BuyProvider.tsx'
import { errorText } from '../error-text.ts'
import { applyBalance, applyUnlock } from '../live/live-cache.ts'
import { useMe } from '../queries.ts'
import { toast } from '../ui/toasts.tsx'
import { useCommand } from '../use-command.ts'

/** Unlocks a response for one credit. Without credits it opens the purchase, and unlocks after it. */
export function useUnlockResponse(surveyId: string, onUnlocked: () => void) {
  const { t } = useTranslation()
  const me = useMe()
  const { openBuy } = useBuy()
  const unlock = useCommand('POST /api/responses/:id/unlock', {
    onSuccess: (unlocked) => {
      applyUnlock(me.id, surveyId, unlocked)
      onUnlocked()
    },
    onError: (error, { id }) => {
      if (error instanceof CallError && error.code === 'credits/insufficient') {
        applyBalance(me.id, Number(Object(error.details).balance ?? 0))
        openBuy({
          isForResponse: true,
          hasInsufficientCredits: true,
          onPurchased: () => unlock.mutate({ id }),
        })
      } else toast(t('errors.generic'), errorText(t, error))
    },
  })
  return unlock
}
