import { useTranslation } from 'react-i18next'
import { useTitle } from '../../ui/use-title.ts'
import { useDraft } from './draft.ts'
import { Configure } from './Configure.tsx'
import { GoalStep } from './GoalStep.tsx'

export function Create() {
  const { t } = useTranslation()
  const { step, structure } = useDraft()
  useTitle(t('shell.newSurvey'))
  return step === 'configure' && structure ? <Configure structure={structure} /> : <GoalStep />
}
