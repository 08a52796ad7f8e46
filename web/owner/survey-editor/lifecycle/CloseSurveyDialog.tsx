import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'

type Props = {
  title: string
  isOpen: boolean
  isBusy?: boolean
  onCancel: () => void
  onConfirm: () => void
}

/** Confirms closing a survey, which is final. */
export function CloseSurveyDialog({ title, ...rest }: Props) {
  const { t } = useTranslation()
  return (
    <ConfirmDialog
      title={t('surveys.closeTitle')}
      confirmLabel={t('surveys.closeConfirm')}
      {...rest}
    >
      {t('surveys.closeHelp', { title })}
    </ConfirmDialog>
  )
}
