import { useTranslation } from 'react-i18next'
import { limits } from '#contract/limits.ts'
import { Card } from '../ui/Card.tsx'
import { Switch } from '../ui/Switch.tsx'
import type { Piece } from './authored.ts'
import { noIssues, type Issues } from './issues.ts'
import { Lines } from './Lines.tsx'

/** Characters of a field's name. */
const maxLength = 60

type Props = Piece<'pre_survey_config'> & { issues?: Issues }

/** What respondents fill in before the first question. */
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
        <Lines
          kind="fields"
          lines={required_fields}
          textOf={(field) => field}
          keyOf={(_, index) => String(index)}
          withText={(_, text) => text}
          most={limits.preSurveyFields.max}
          maxLength={maxLength}
          issues={issues}
          pathOf={(index) => `pre_survey_config.required_fields.${index}`}
          onChange={(fields) => set({ required_fields: fields })}
        />
      )}
    </Card>
  )
}
