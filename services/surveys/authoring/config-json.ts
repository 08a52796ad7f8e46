// `config_json` is a string in the public API and a typed configuration everywhere else.
import { z } from 'zod'
import { duplicatesOf, SurveyConfig, unusableName } from '#contract/survey.ts'
import { parseInput } from '#kernel/http/input.ts'
import { assertQuestionLimit, assertWhatsAppAllowed, type Plan } from '../plan-limits.ts'

const JsonText = z.string().transform((text, context): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    context.addIssue({ code: 'custom', message: 'Must be JSON' })
    return z.NEVER
  }
})

const CheckedConfig = SurveyConfig.superRefine(
  ({ validation_points: points, pre_survey_config: { required_fields: fields } }, context) => {
    const unusable = (path: (string | number)[]) =>
      context.addIssue({ code: 'custom', path, message: 'Choose another name' })
    for (const [index, field] of fields.entries())
      if (field === unusableName) unusable(['pre_survey_config', 'required_fields', index])
    const seen = new Set<string>()
    for (const [index, { id }] of points.entries()) {
      const path = ['validation_points', index, 'id']
      if (id === unusableName) unusable(path)
      if (seen.has(id))
        context.addIssue({ code: 'custom', path, message: 'Each point needs its own id' })
      seen.add(id)
    }
  },
)

/**
 * Throws `request/invalid`, each issue's path beginning with `config_json`. Throws `surveys/plan-limit`, before any
 * other check, for more questions than the plan allows, unless the count is that of `before`.
 */
export function parseConfigJson(
  config_json: string,
  plan: Plan,
  before?: SurveyConfig,
): SurveyConfig {
  const json = parseInput(z.object({ config_json: JsonText }), { config_json })
  const { data: requested } = RequestedQuestions.safeParse(json.config_json)
  if (requested) assertQuestionLimit(plan, requested.max_questions, before?.max_questions)
  const config = alignDuplicatesPolicy(
    parseInput(z.object({ config_json: preserveSurveyType(before) }), json).config_json,
  )
  assertWhatsAppAllowed(plan, config.enable_whatsapp, before?.enable_whatsapp)
  return config
}

/** Keeps the survey's type when the input omits `advanced_mode`. */
const preserveSurveyType = (before: SurveyConfig | undefined) =>
  z.preprocess(
    (config) =>
      before && omitsSurveyType(config)
        ? { ...config, advanced_mode: before.advanced_mode }
        : config,
    CheckedConfig,
  )

const omitsSurveyType = (config: unknown): config is object =>
  typeof config === 'object' &&
  config !== null &&
  !Array.isArray(config) &&
  !('advanced_mode' in config)

/** Sets `duplicates` and `invited_only` from whichever of the two is given. */
function alignDuplicatesPolicy(config: SurveyConfig): SurveyConfig {
  const { invited_only, duplicates } = config
  if (invited_only === undefined && duplicates === undefined) return config
  const policy = duplicatesOf(config)
  return { ...config, duplicates: policy, invited_only: policy === 'once-per-link' }
}

const RequestedQuestions = z.object({ max_questions: z.int() })
