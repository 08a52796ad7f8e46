import { useTranslation } from 'react-i18next'
import { limits } from '#contract/limits.ts'
import { Card } from '../../ui/Card.tsx'
import { Switch } from '../../ui/Switch.tsx'
import type { SurveySectionProps } from '../content/survey-fields.ts'
import { noIssues, type Issues } from '../content/issues.ts'
import { TextListEditor } from './TextListEditor.tsx'

/** Maximum characters of a field's name. */
const maxLength = 60

type Props = SurveySectionProps<'pre_survey_config'> & { issues?: Issues }

/** Fields that respondents fill in before the first question. */
export function PreSurveyFields({ survey, edit, issues = noIssues }: Props) {
  const { t } = useTranslation()
  const { enabled, required_fields } = survey.pre_survey_config
  const set = (changes: Partial<typeof survey.pre_survey_config>) =>
    edit({ pre_survey_config: { ...survey.pre_survey_config, ...changes } })
  return (
    <Card className="grid gap-4 p-5 sm:p-6" aria-label={t('authoring.fields.title')}>
      <Switch
        label={t('authoring.fields.title')}
        help={t('authoring.fields.help')}
        checked={enabled}
        onChange={(checked) => set({ enabled: checked })}
      />
      {enabled && (
        <TextListEditor
          kind="fields"
          items={required_fields}
          textOf={(field) => field}
          keyOf={(_, index) => String(index)}
          updateText={(_, text) => text}
          max={limits.preSurveyFields.max}
          maxLength={maxLength}
          issues={issues}
          pathOf={(index) => `pre_survey_config.required_fields.${index}`}
          onChange={(fields) => set({ required_fields: fields })}
        />
      )}
    </Card>
  )
}
