import { useTranslation } from 'react-i18next'
import { CallError } from '../../../../shared/call.ts'
import { errorText } from '../../../error-text.ts'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { InlineError } from '../../../ui/states.tsx'
import { useLatest } from '../../../ui/use-latest.ts'
import { useCommand } from '../../../use-command.ts'
import type { WebSession } from './devices-queries.ts'
import { useDeviceName } from './use-device-name.ts'

type Props = {
  /** Asks about it; undefined: closed. */
  session: WebSession | undefined
  onEnded: (message: string) => void
  onCancel: () => void
}

/** Signs out another device. One that was signed out already is no failure. */
export function EndSession({ session, onEnded, onCancel }: Props) {
  const { t } = useTranslation('settings')
  const { t: shared } = useTranslation()
  const nameOf = useDeviceName()
  const ended = useLatest(() => onEnded(t('sessions.ended')))
  const end = useCommand('DELETE /api/users/me/sessions/:id', {
    onSuccess: () => ended.current(),
    onError: (error) => {
      if (isOver(error)) ended.current()
    },
  })
  const failure = end.error && !isOver(end.error) ? end.error : undefined
  const cancel = () => {
    end.reset()
    onCancel()
  }
  return (
    <ConfirmDialog
      isOpen={session !== undefined}
      title={t('sessions.endTitle')}
      confirmLabel={t('sessions.end')}
      isBusy={end.isPending}
      onConfirm={() => session && end.mutate({ id: session.id })}
      onCancel={cancel}
      finalFocus={() => document.getElementById('sessions')}
    >
      {session && <p>{t('sessions.endHelp', { device: `\u2068${nameOf(session)}\u2069` })}</p>}
      {failure && (
        <div className="mt-3">
          <InlineError title={t('sessions.endFailed')}>{errorText(shared, failure)}</InlineError>
        </div>
      )}
    </ConfirmDialog>
  )
}

const isOver = (error: Error) =>
  error instanceof CallError && error.code === 'accounts/unknown-session'
