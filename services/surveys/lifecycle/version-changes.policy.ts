// The differences between two versions of a survey.
import type { ChangedField, SurveyChange } from '#contract/api/survey-lifecycle.ts'
import { ownValue } from '#contract/own-value.ts'
import { duplicatesOf, type SurveyConfig, type SurveyQuestion } from '#contract/survey.ts'
import { jsonEqual } from '../json-equal.policy.ts'
import type { SurveyContent } from '../survey-state.ts'

type FieldValue = SurveyChange['after']
type Identified = { id: string }

/** In the order in which a survey is read. */
export function diffVersions(before: SurveyContent, after: SurveyContent): SurveyChange[] {
  const fields: [ChangedField, (content: SurveyContent) => FieldValue][] = [
    ['title', ({ title }) => title],
    ['description', ({ description }) => description],
    ['goal', ({ goal }) => goal],
    ['language', ({ language }) => language],
    ['country', ({ country }) => country ?? null],
  ]
  return [
    ...fields.flatMap(([field, of]) => diffField(field, of(before), of(after))),
    ...diffList('points', before.config.validation_points, after.config.validation_points, textOf),
    ...diffList('questions', before.questions ?? [], after.questions ?? [], questionText),
    ...configFieldReaders.flatMap(([field, of]) =>
      diffField(field, of(before.config), of(after.config)),
    ),
  ]
}

const configFieldReaders: [ChangedField, (config: SurveyConfig) => FieldValue][] = [
  ['advanced_mode', ({ advanced_mode }) => advanced_mode],
  ['enable_audio', ({ enable_audio }) => enable_audio],
  ['enable_whatsapp', ({ enable_whatsapp }) => enable_whatsapp],
  ['conversation_mode', ({ conversation_mode }) => conversation_mode],
  ['max_followups', ({ max_followups }) => max_followups],
  ['max_questions', ({ max_questions }) => max_questions],
  ['ai_personality', ({ ai_personality }) => ai_personality],
  ['pre_survey_enabled', ({ pre_survey_config }) => pre_survey_config.enabled],
  ['pre_survey_fields', ({ pre_survey_config }) => fieldTexts(pre_survey_config)],
  ['rewards_enabled', ({ post_survey_rewards }) => post_survey_rewards.enabled],
  ['rewards', ({ post_survey_rewards }) => post_survey_rewards.rewards.map(rewardText)],
  ['whatsapp_config', ({ whatsapp_config }) => toJson(whatsapp_config)],
  ['onboarding_created', ({ onboarding_created }) => onboarding_created ?? false],
  ['asked_by', ({ asked_by }) => asked_by ?? ''],
  ['duplicates', duplicatesOf],
]

const diffField = (field: ChangedField, before: FieldValue, after: FieldValue): SurveyChange[] =>
  jsonEqual(before, after) ? [] : [{ field, before, after }]

/** Parts are matched by id, regardless of text and position. */
function diffList<T extends Identified>(
  kind: 'points' | 'questions',
  before: readonly T[],
  after: readonly T[],
  text: (part: T) => string,
): SurveyChange[] {
  const [old, now] = [byId(before), byId(after)]
  const stayed = after.filter(({ id }) => old.has(id))
  const order = stayed.map(({ id }) => id)
  const orderBefore = before.filter(({ id }) => now.has(id)).map(({ id }) => id)
  const added = after.filter(({ id }) => !old.has(id))
  const removed = before.filter(({ id }) => !now.has(id))
  return [
    ...added.map((part) => createChange(`${kind}_added`, null, text(part))),
    ...removed.map((part) => createChange(`${kind}_removed`, text(part), null)),
    ...stayed.flatMap((part) => diffField(`${kind}_edited`, text(old.get(part.id)!), text(part))),
    ...(jsonEqual(order, orderBefore)
      ? []
      : [createChange(`${kind}_reordered`, before.map(text), after.map(text))]),
  ]
}

const createChange = (
  field: ChangedField,
  before: FieldValue,
  after: FieldValue,
): SurveyChange => ({
  field,
  before,
  after,
})

const byId = <T extends Identified>(parts: readonly T[]) =>
  new Map(parts.map((part) => [part.id, part]))

const textOf = ({ text }: { text: string }) => text

/** Includes the type and the options, so that a change of either is a change of the question. */
const questionText = ({ text, type, is_required, options, exclusive_options }: SurveyQuestion) => {
  const listed = options.map((each) => (exclusive_options?.includes(each) ? `(${each})` : each))
  return [text, `[${type}${is_required ? ' *' : ''}]`, listed.join(' / ')].filter(Boolean).join(' ')
}

/** Includes the type, where the owner chose one. */
const fieldTexts = ({ required_fields, field_types = {} }: SurveyConfig['pre_survey_config']) =>
  required_fields.map((name) => {
    const rule = ownValue(field_types, name)
    return rule ? `${name} [${rule.type}]` : name
  })

const rewardText = ({ title, content, action_url }: Reward) =>
  [title, content, action_url].filter(Boolean).join(' · ')

type Reward = SurveyConfig['post_survey_rewards']['rewards'][number]

const toJson = (value: unknown) => (value === undefined ? null : JSON.stringify(value))
