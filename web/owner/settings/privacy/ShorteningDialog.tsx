import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useLocale } from '../../../shared/i18n.ts'
import { errorText } from '../../error-text.ts'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { InlineError, Skeleton } from '../../ui/states.tsx'
import { plannedErasuresQuery } from './privacy-queries.ts'
import type { RetentionChoice } from './retention-choices.ts'

type Props = {
  isOpen: boolean
  /** Absent: the account. */
  survey?: string
  choice: RetentionChoice
  isBusy: boolean
  error: Error | null
  onConfirm: () => void
  onCancel: () => void
}

/** Confirms a shorter period: how many conversations it erases, and from when. */
export function ShorteningDialog(props: Props) {
  const { isOpen, isBusy, error, onConfirm, onCancel } = props
  const { t } = useTranslation()
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={t('privacy.shorter.title')}
      confirmLabel={t('privacy.shorter.confirm')}
      isBusy={isBusy}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      {isOpen && <Effect {...props} />}
      {error && (
        <div className="mt-3">
          <InlineError title={t('privacy.saveFailed')}>{errorText(t, error)}</InlineError>
        </div>
      )}
    </ConfirmDialog>
  )
}

function Effect({ survey, choice }: Pick<Props, 'survey' | 'choice'>) {
  const { t } = useTranslation()
  const { format } = useLocale()
  const { data, error } = useQuery(
    plannedErasuresQuery({ retention: choice, ...(survey && { survey }) }),
  )
  if (error) return <InlineError>{errorText(t, error)}</InlineError>
  if (!data?.change) return <Skeleton className="h-20" />
  const { from, conversations: count } = data.change
  const when = format.longDateTime(from)
  return (
    <>
      <p className="font-medium text-ink">
        {count === 0
          ? t('privacy.shorter.none', { when })
          : t('privacy.shorter.erases', { count, formatted: format.integer(count), when })}
      </p>
      <p className="mt-2">{t('privacy.shorter.undo')}</p>
    </>
  )
}
