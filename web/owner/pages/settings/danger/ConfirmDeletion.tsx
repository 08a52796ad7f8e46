import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { CallError } from '../../../../shared/call.ts'
import { refetchDeletion } from '../../../account/use-keep-account.ts'
import { errorText } from '../../../error-text.ts'
import { useMe } from '../../../queries.ts'
import { queryClient } from '../../../query-client.ts'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { TextField } from '../../../ui/Field.tsx'
import { InlineError } from '../../../ui/states.tsx'
import { useCommand } from '../../../use-command.ts'
import { deletionQuery } from './deletion-query.ts'
import { isConfirmed } from './is-confirmed.ts'

type Props = { isOpen: boolean; grace: string; onClose: () => void }

/** Asks for the account's e-mail; the server compares it, too. */
export function ConfirmDeletion({ isOpen, grace, onClose }: Props) {
  const { t } = useTranslation('settings')
  const { t: shared } = useTranslation()
  const { email } = useMe()
  const [typed, setTyped] = useState('')
  const [isWrong, setWrong] = useState(false)
  const close = () => {
    setTyped('')
    setWrong(false)
    request.reset()
    onClose()
  }
  const request = useCommand('POST /api/users/me/deletion', {
    onSuccess: (deletion) => {
      queryClient.setQueryData(deletionQuery.queryKey, deletion)
      refetchDeletion()
      close()
    },
    onError: (error) => setWrong(isWrongConfirmation(error)),
  })
  const submit = (event?: FormEvent) => {
    event?.preventDefault()
    const matches = isConfirmed(typed, email)
    setWrong(!matches)
    if (matches && !request.isPending) request.mutate({ confirmation: typed })
  }
  const failure = request.error && !isWrongConfirmation(request.error) ? request.error : undefined
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={t('deletion.confirmTitle')}
      confirmLabel={t('deletion.ask')}
      isBusy={request.isPending}
      onConfirm={submit}
      onCancel={close}
    >
      <p>{t('deletion.confirmHelp', { grace })}</p>
      <form onSubmit={submit} className="mt-4 text-ink">
        <TextField
          label={t('deletion.confirmLabel', { email: `\u2068${email}\u2069` })}
          error={isWrong ? t('deletion.wrong') : undefined}
          type="text"
          inputMode="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          dir="ltr"
          value={typed}
          maxLength={320}
          onChange={(event) => {
            setTyped(event.target.value)
            setWrong(false)
          }}
        />
      </form>
      {failure && (
        <div className="mt-3">
          <InlineError title={t('deletion.failed')}>{errorText(shared, failure)}</InlineError>
        </div>
      )}
    </ConfirmDialog>
  )
}

const isWrongConfirmation = (error: Error) =>
  error instanceof CallError && error.code === 'accounts/confirmation-wrong'
