import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { SurveyListItem } from '#contract/api/surveys.ts'
import { useLocale } from '../../../shared/i18n.ts'
import { analyticsQuery } from '../../queries.ts'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'

type Props = {
  survey: Pick<SurveyListItem, 'id' | 'title' | 'status'>
  isOpen: boolean
  onCancel: () => void
  onConfirm: () => void
  finalFocus?: () => HTMLElement | null
}

/** Whether people may be answering the survey. */
export const isAnswerable = ({ status }: Pick<SurveyListItem, 'status'>): boolean =>
  status === 'published' || status === 'paused'

/** Confirms deleting a survey, with the number of conversations that it ends. */
export function DeleteSurveyDialog({ survey, ...rest }: Props) {
  const { t } = useTranslation()
  return (
    <ConfirmDialog
      title={t('editor.delete.title')}
      confirmLabel={t('editor.delete.confirm')}
      {...rest}
    >
      <p>{t('editor.delete.help', { title: survey.title })}</p>
      {rest.isOpen && isAnswerable(survey) && <RunningConversations surveyId={survey.id} />}
    </ConfirmDialog>
  )
}

/** Nothing while unknown: the dialog does not wait for the number. */
function RunningConversations({ surveyId }: { surveyId: string }) {
  const { t } = useTranslation()
  const { format } = useLocale()
  const { data } = useQuery({ ...analyticsQuery(surveyId), staleTime: 0 })
  const count = data?.running_sessions
  return (
    <output className={`mt-2 block font-medium ${count ? 'text-warning' : ''}`}>
      {count === 0 && t('editor.delete.noneRunning')}
      {Boolean(count) && t('editor.delete.running', { count, formatted: format.integer(count!) })}
    </output>
  )
}
