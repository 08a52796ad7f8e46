import { useTranslation } from 'react-i18next'
import { limits } from '#contract/limits.ts'
import { TextArea } from '../../ui/Field.tsx'
import { issueText } from '../content/issues.ts'
import type { Editor } from '../editor/use-editor.ts'

/** What the survey is to find out. */
export function SurveyGoalField({ content, edit, issues }: Editor) {
  const { t } = useTranslation()
  return (
    <TextArea
      label={t('editor.goal')}
      name="goal"
      value={content.goal}
      maxLength={limits.goal.max}
      help={t('editor.goalHelp')}
      error={issueText(t, issues, 'goal')}
      onChange={(event) => edit({ goal: event.target.value })}
    />
  )
}
