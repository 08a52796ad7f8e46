import type { TFunction } from 'i18next'
import type { SurveyChange } from '#contract/api/survey-lifecycle.ts'
import { ownValue } from '#contract/own-value.ts'
import type { Format } from '../../../shared/locale-format.ts'
import { duplicatesPolicies, personalities, surveyLanguages } from './choices.ts'
import type { SurveyContent, ContentField } from './survey-content.ts'

type ChangeValue = SurveyChange['before']

/** A field's value as lines of text. Empty: no value. */
export function contentFieldTexts(
  t: TFunction,
  format: Format,
  content: SurveyContent,
  field: ContentField,
): string[] {
  switch (field) {
    case 'validation_points':
      return content.validation_points.map(({ text }) => text)
    case 'questions':
      return content.questions.map(({ text, options, exclusive_options: exclusive = [] }) =>
        [
          text,
          ...options.map((option) =>
            exclusive.includes(option) ? `${option} (${t('formEditor.exclusive')})` : option,
          ),
        ].join(' · '),
      )
    case 'pre_survey_config': {
      const { enabled, required_fields, field_types = {} } = content.pre_survey_config
      const texts = required_fields.map((name) => {
        const rule = ownValue(field_types, name)
        return rule ? `${name} (${t(`authoring.fields.types.${rule.type}`)})` : name
      })
      return [onOff(t, enabled), ...(enabled ? texts : [])]
    }
    case 'post_survey_rewards': {
      const { enabled, rewards } = content.post_survey_rewards
      const rewardTexts = rewards.map(({ title, content: text, action_url, action_text }) =>
        [title, text, action_text, action_url].filter(Boolean).join(' · '),
      )
      return [onOff(t, enabled), ...(enabled ? rewardTexts : [])]
    }
    default:
      return valueTexts(t, format, field, content[field])
  }
}

/** A change's value before or after, as lines of text. */
export function valueTexts(
  t: TFunction,
  format: Format,
  field: string,
  value: ChangeValue,
): string[] {
  if (value === null || value === '') return []
  if (Array.isArray(value)) return value
  if (typeof value === 'boolean') return [onOff(t, value)]
  if (typeof value === 'number') return [format.integer(value)]
  const personality = personalities.find((known) => known === value)
  if (field === 'ai_personality' && personality) return [t(`create.personalities.${personality}`)]
  const policy = duplicatesPolicies.find((known) => known === value)
  if (field === 'duplicates' && policy) return [t(`authoring.duplicates.${policy}`)]
  if (field === 'country' && typeof value === 'string') return [format.country(value)]
  const language = surveyLanguages.find((known) => known === value)
  return [field === 'language' && language ? t(`language.${language}`) : value]
}

const onOff = (t: TFunction, isOn: boolean) => t(isOn ? 'authoring.on' : 'authoring.off')
