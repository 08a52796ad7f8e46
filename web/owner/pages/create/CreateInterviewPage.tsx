import { useTranslation } from 'react-i18next'
import { useTitle } from '../../ui/use-title.ts'
import { useNewSurveyDraft } from './new-survey-draft.ts'
import { ConfigureStep } from './ConfigureStep.tsx'
import { GoalStep } from './GoalStep.tsx'

export function CreateInterviewPage() {
  const { t } = useTranslation()
  const { step, structure } = useNewSurveyDraft()
  useTitle(t('shell.newSurvey'))
  return step === 'configure' && structure ? <ConfigureStep structure={structure} /> : <GoalStep />
}
