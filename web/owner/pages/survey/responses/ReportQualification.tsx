import { useQuery } from '@tanstack/react-query'
import { Flag } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { QualifiedResponse } from '#contract/api/responses.ts'
import { useLocale } from '../../../../shared/i18n.ts'
import { errorText } from '../../../error-text.ts'
import { applyUnlock } from '../../../live/live-cache.ts'
import { balanceQuery, useMe } from '../../../queries.ts'
import { queryClient } from '../../../query-client.ts'
import { Button } from '../../../ui/Button.tsx'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { toast } from '../../../ui/toasts.tsx'
import { useCommand } from '../../../use-command.ts'

type Props = { surveyId: string; response: QualifiedResponse }

/** Reports a response as wrongly qualified after a confirmation, which refunds its credit once. */
export function ReportQualification({ surveyId, response }: Props) {
  const { t } = useTranslation()
  const { format } = useLocale()
  const me = useMe()
  const [isConfirming, setConfirming] = useState(false)
  const note = useRef<HTMLParagraphElement>(null)
  const remaining = useQuery(balanceQuery).data?.returns_left
  const report = useCommand('POST /api/responses/:id/report-qualification', {
    onSuccess: (reported) => {
      setConfirming(false)
      applyUnlock(me.id, surveyId, reported)
      void queryClient.invalidateQueries({ queryKey: balanceQuery.queryKey })
      toast(t('qualified.reported'))
    },
    onError: (error) => {
      setConfirming(false)
      toast(t('errors.generic'), errorText(t, error))
    },
  })
  // The note may replace the button only after the dialog has returned the focus to it.
  useEffect(() => {
    if (report.isSuccess && response.credit_returned) note.current?.focus()
  }, [report.isSuccess, response.credit_returned])
  const confirm = () => {
    if (remaining === 0) toast(t('errors.code.credits/refund-limit'))
    else setConfirming(true)
  }
  return (
    <>
      {response.call_for_help ? (
        <p className="text-xs text-ink-3">{t('qualified.callForHelp')}</p>
      ) : response.credit_returned ? (
        <p ref={note} tabIndex={-1} className="text-xs text-ink-3 outline-none">
          {t('qualified.creditReturned')}
        </p>
      ) : (
        <Button
          variant="quiet"
          icon={<Flag size={15} aria-hidden />}
          className="-my-2 px-2 text-xs"
          onClick={confirm}
        >
          {t('qualified.report')}
        </Button>
      )}
      <ConfirmDialog
        isOpen={isConfirming}
        title={t('qualified.reportTitle')}
        confirmLabel={t('qualified.reportConfirm')}
        isBusy={report.isPending}
        // A second click is possible while the dialog closes.
        onConfirm={() => isConfirming && report.mutate({ id: response.id })}
        onCancel={() => setConfirming(false)}
        finalFocus={() => note.current}
      >
        <p>{t('qualified.reportText')}</p>
        {remaining !== undefined && (
          <p className="mt-3 text-sm">
            {t('billing.returnsLeft', { count: remaining, formatted: format.integer(remaining) })}
          </p>
        )}
      </ConfirmDialog>
    </>
  )
}
