import { useTranslation } from 'react-i18next'
import { CallError } from '../../../../shared/call.ts'
import { setLiveRow } from '../../../../shared/live-store.ts'
import { useBuy } from '../../../billing/BuyProvider.tsx'
import { errorText } from '../../../error-text.ts'
import { qualifiedResponsesQuery, cacheBalance, useMe } from '../../../queries.ts'
import { queryClient } from '../../../query-client.ts'
import { toast } from '../../../ui/toasts.tsx'
import { useCommand } from '../../../use-command.ts'

/** Spends a credit on a response; where there is none, offers to buy some and then goes on. Nothing is shown as unlocked before the server says so. */
export function useUnlockResponse(surveyId: string, onUnlocked: () => void) {
  const { t } = useTranslation()
  const me = useMe()
  const { openBuy } = useBuy()
  const unlock = useCommand('POST /api/responses/:id/unlock', {
    onSuccess: ({ response, credits }) => {
      cacheBalance(me.id, credits)
      setLiveRow('qualified-responses', surveyId, response.id, response)
      queryClient.setQueryData(qualifiedResponsesQuery(surveyId).queryKey, (known) =>
        known?.map((old) => (old.id === response.id ? response : old)),
      )
      onUnlocked()
    },
    onError: (error, { id }) => {
      if (error instanceof CallError && error.code === 'credits/insufficient') {
        // Whoever is asked for more credits is shown what the server counts.
        cacheBalance(me.id, Number(Object(error.details).balance ?? 0))
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
