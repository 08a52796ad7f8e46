import { useTranslation } from 'react-i18next'
import { limits } from '#contract/limits.ts'
import { ownValue } from '#contract/own-value.ts'
import {
  fieldTypeByName,
  FieldType,
  type FieldRule,
  type PreSurveyConfig,
} from '#contract/pre-survey.ts'
import { useLocale } from '../../../shared/i18n.ts'
import { AnonymousNotice } from '../../settings/privacy/AnonymousNotice.tsx'
import { Card } from '../../ui/Card.tsx'
import { Select } from '../../ui/Select.tsx'
import { Switch } from '../../ui/Switch.tsx'
import type { SurveySectionProps } from '../content/survey-fields.ts'
import { noIssues, type Issues } from '../content/issues.ts'
import { TextListEditor } from './TextListEditor.tsx'

type Props = SurveySectionProps<'pre_survey_config'> & { issues?: Issues }

/** Fields that respondents fill in before the first question. */
export function PreSurveyFields({ survey, edit, issues = noIssues }: Props) {
  const { t } = useTranslation()
  const { format } = useLocale()
  const { enabled } = survey.pre_survey_config
  return (
    <Card className="grid gap-4 p-5 sm:p-6" aria-label={t('authoring.fields.title')}>
      <Switch
        label={t('authoring.fields.title')}
        help={t('authoring.fields.help')}
        checked={enabled}
        onChange={(checked) =>
          edit({ pre_survey_config: { ...survey.pre_survey_config, enabled: checked } })
        }
      />
      {enabled && <AnonymousNotice about="fields" />}
      {enabled && (
        <TextListEditor
          kind="fields"
          items={fieldsOf(survey.pre_survey_config)}
          textOf={({ name }) => name}
          keyOf={(_, index) => String(index)}
          updateText={(field, name) => ({ ...field, name })}
          max={limits.preSurveyFields.max}
          maxLength={limits.preSurveyFields.nameLength}
          issues={issues}
          pathOf={(index) => `pre_survey_config.required_fields.${index}`}
          onChange={(fields) => edit({ pre_survey_config: { enabled, ...toConfig(fields) } })}
          detailOf={(field, index, change) => (
            <FieldTypeSelect field={field} number={format.integer(index + 1)} onChange={change} />
          )}
        />
      )}
    </Card>
  )
}

/** `rule`: absent while the type follows from the name. */
type PreSurveyField = { name: string; rule?: FieldRule | undefined }

const fieldsOf = ({ required_fields, field_types = {} }: PreSurveyConfig): PreSurveyField[] =>
  required_fields.map((name) => ({ name, rule: ownValue(field_types, name) }))

function toConfig(fields: readonly PreSurveyField[]): Omit<PreSurveyConfig, 'enabled'> {
  const rules = fields.flatMap(({ name, rule }) => (rule ? [[name, rule] as const] : []))
  return {
    required_fields: fields.map(({ name }) => name),
    ...(rules.length > 0 && { field_types: Object.fromEntries(rules) }),
  }
}

type FieldTypeSelectProps = {
  field: PreSurveyField
  number: string
  onChange: (field: PreSurveyField) => void
}

function FieldTypeSelect({ field, number, onChange }: FieldTypeSelectProps) {
  const { t } = useTranslation()
  return (
    <div className="px-3 pb-3">
      <Select
        label={t('authoring.fields.type', { number })}
        value={field.rule?.type ?? fieldTypeByName(field.name)}
        options={FieldType.options.map((type) => ({
          value: type,
          label: t(`authoring.fields.types.${type}`),
        }))}
        onChange={(type) => onChange({ ...field, rule: { ...field.rule, type } })}
        className="w-full text-sm sm:w-60"
      />
    </div>
  )
}
