// The editable content of a survey: comparison, merging, and conversion to requests.
import type { Survey } from '#contract/api/surveys.ts'
import type { SurveyConfig, SurveyQuestion } from '#contract/survey.ts'
import type { SurveyFields } from './survey-fields.ts'
import { toStoredQuestions } from './question-list.ts'

/** `questions`: of surveys with fixed questions. */
export type SurveyContent = SurveyFields & { questions: readonly SurveyQuestion[] }

export type ContentField = keyof SurveyContent
export type MergeSide = 'mine' | 'current'

/** In the order of the screen. */
const fields: readonly ContentField[] = [
  'title',
  'description',
  'asked_by',
  'goal',
  'language',
  'country',
  'questions',
  'validation_points',
  'ai_personality',
  'max_questions',
  'enable_audio',
  'conversation_mode',
  'enable_whatsapp',
  'pre_survey_config',
  'post_survey_rewards',
  'duplicates',
]

export function contentOf(survey: Survey): SurveyContent {
  const { title, description, goal, language, country } = survey
  const config = JSON.parse(survey.config_json) as SurveyConfig
  return {
    title,
    description,
    goal,
    language,
    country,
    asked_by: config.asked_by ?? '',
    questions: survey.questions.map(withoutOptionsJson),
    validation_points: config.validation_points,
    ai_personality: config.ai_personality,
    max_questions: config.max_questions,
    enable_audio: config.enable_audio,
    enable_whatsapp: config.enable_whatsapp,
    conversation_mode: config.conversation_mode,
    pre_survey_config: config.pre_survey_config,
    post_survey_rewards: config.post_survey_rewards,
    duplicates: config.invited_only ? 'once-per-link' : (config.duplicates ?? 'unlimited'),
  }
}

/** Options are sent once. */
function withoutOptionsJson(question: Survey['questions'][number]): SurveyQuestion {
  const { options_json: _, ...rest } = question
  return rest
}

/** As saved; unknown parts of the configuration stay as they were. */
export function toUpdateBody(content: SurveyContent, stored: Survey) {
  const { title, description, goal, language, country, questions, ...config } = content
  const before = JSON.parse(stored.config_json) as SurveyConfig
  return {
    title,
    description,
    goal,
    language,
    country,
    ...(stored.survey_type === 'normal' && { questions: toStoredQuestions(questions) }),
    config_json: JSON.stringify({
      ...before,
      ...config,
      invited_only: content.duplicates === 'once-per-link',
    }),
  }
}

/** The fields in which two contents differ. */
export function differingFields(one: SurveyContent, other: SurveyContent): ContentField[] {
  return fields.filter((field) => stableStringify(one[field]) !== stableStringify(other[field]))
}

export const isSameContent = (one: SurveyContent, other: SurveyContent) =>
  differingFields(one, other).length === 0

/** For each field in which `mine` and `current` differ, the side that changed it; mine if both did. */
export function defaultMergeSides(
  base: SurveyContent,
  mine: SurveyContent,
  current: SurveyContent,
): Map<ContentField, MergeSide> {
  const mineChanged = new Set(differingFields(base, mine))
  return new Map(
    differingFields(mine, current).map((field) => [
      field,
      mineChanged.has(field) ? 'mine' : 'current',
    ]),
  )
}

export function mergeContent(
  mine: SurveyContent,
  current: SurveyContent,
  picks: ReadonlyMap<ContentField, MergeSide>,
): SurveyContent {
  const taken = [...picks].filter(([, side]) => side === 'current').map(([field]) => field)
  return { ...mine, ...Object.fromEntries(taken.map((field) => [field, current[field]])) }
}

/** Equal values give equal text, in any order of keys. */
function stableStringify(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )
}
