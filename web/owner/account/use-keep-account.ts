import { useTranslation } from 'react-i18next'
import { errorText } from '../error-text.ts'
import { meQuery, queryClient } from '../query-client.ts'
import { toast } from '../ui/toasts.tsx'
import { useCommand } from '../use-command.ts'

/** Also the key of the query in the settings. */
export const deletionKey = ['account-deletion'] as const

/** After a request or its cancellation, on every page. */
export function refetchDeletion(): void {
  void queryClient.invalidateQueries({ queryKey: meQuery.queryKey })
  void queryClient.invalidateQueries({ queryKey: deletionKey })
}

/** Cancels the deletion of the account. */
export function useKeepAccount() {
  const { t } = useTranslation()
  return useCommand('DELETE /api/users/me/deletion', {
    onSuccess: () => {
      toast(t('deletion.kept'), t('deletion.keptHelp'))
      refetchDeletion()
    },
    onError: (error) => toast(t('deletion.notKept'), errorText(t, error)),
  })
}
