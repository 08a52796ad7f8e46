import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { errorText } from '../../../error-text.ts'
import { sessionQuery } from '../../../queries.ts'
import { queryClient } from '../../../query-client.ts'
import { Button } from '../../../ui/Button.tsx'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { InlineError } from '../../../ui/states.tsx'
import { toast } from '../../../ui/toasts.tsx'
import { useCommand } from '../../../use-command.ts'

type Props = { surveyId: string; conversationId: string }

/** Erases a conversation after a confirmation: it cannot be undone. */
export function EraseSession({ surveyId, conversationId }: Props) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [isOpen, setOpen] = useState(false)
  const erase = useCommand('DELETE /api/surveys/:id/sessions/:conversationId', {
    onSuccess: () => {
      toast(t('session.erased'))
      void navigate(`/surveys/${surveyId}/edit/advanced?view=overview`)
      queryClient.removeQueries({ queryKey: sessionQuery(surveyId, conversationId).queryKey })
    },
  })
  return (
    <>
      <Button
        variant="secondary"
        icon={<Trash2 size={16} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {t('session.erase')}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        title={t('session.eraseTitle')}
        confirmLabel={t('session.eraseConfirm')}
        isBusy={erase.isPending}
        onConfirm={() => erase.mutate({ id: surveyId, conversationId })}
        onCancel={() => setOpen(false)}
      >
        <p>{t('session.eraseHelp')}</p>
        {erase.error && (
          <div className="mt-3">
            <InlineError title={t('session.eraseFailed')}>{errorText(t, erase.error)}</InlineError>
          </div>
        )}
      </ConfirmDialog>
    </>
  )
}
