import { useTranslation } from 'react-i18next'
import { clearAndLeave } from '../../../account/sign-out.ts'
import { errorText } from '../../../error-text.ts'
import { expectSignOut } from '../../../query-client.ts'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { InlineError } from '../../../ui/states.tsx'
import { useLatest } from '../../../ui/use-latest.ts'
import { useCommand } from '../../../use-command.ts'

/** `others`: all but this device. */
export type EndScope = 'others' | 'all'

type Props = {
  /** Undefined: closed. */
  scope: EndScope | undefined
  onEnded: (message: string) => void
  onCancel: () => void
}

/** Signs out the other devices, or this one, too, and leaves. */
export function EndAllSessions({ scope, onEnded, onCancel }: Props) {
  const { t } = useTranslation('settings')
  const { t: shared } = useTranslation()
  const ended = useLatest(() => onEnded(t('sessions.othersEnded')))
  const end = useCommand('DELETE /api/users/me/sessions', {
    onSuccess: async () => {
      if (scope === 'all') await clearAndLeave()
      else ended.current()
    },
    onError: () => expectSignOut(false),
  })
  const confirm = () => {
    // The session may end before the response arrives.
    expectSignOut(scope === 'all')
    end.mutate({ keep_current: scope === 'all' ? 'false' : 'true' })
  }
  const title = scope === 'all' ? t('sessions.everywhereTitle') : t('sessions.othersTitle')
  return (
    <ConfirmDialog
      isOpen={scope !== undefined}
      title={title}
      confirmLabel={scope === 'all' ? t('sessions.everywhere') : t('sessions.others')}
      isBusy={end.isPending}
      onConfirm={confirm}
      onCancel={() => {
        end.reset()
        onCancel()
      }}
      finalFocus={() => document.getElementById('sessions')}
    >
      <p>{scope === 'all' ? t('sessions.everywhereHelp') : t('sessions.othersHelp')}</p>
      {end.error && (
        <div className="mt-3">
          <InlineError title={t('sessions.endFailed')}>{errorText(shared, end.error)}</InlineError>
        </div>
      )}
    </ConfirmDialog>
  )
}
