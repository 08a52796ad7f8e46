// `config_json` is a string to documented clients, and a typed configuration to us.
import { z } from 'zod'
import type { SurveyLanguage } from '#contract/languages.ts'
import { duplicatesOf, SurveyConfig } from '#contract/survey.ts'
import { parseInput } from '#kernel/http/input.ts'
import type { MinutesRange } from './public-page/estimated-minutes.ts'
import { assertQuestionLimit, assertWhatsAppAllowed, type Plan } from './plan-limits.ts'

const JsonText = z.string().transform((text, context): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    context.addIssue({ code: 'custom', message: 'Must be JSON' })
    return z.NEVER
  }
})

const ConfigWithUniquePoints = SurveyConfig.superRefine(
  ({ validation_points: points }, context) => {
    const seen = new Set<string>()
    for (const [index, { id }] of points.entries()) {
      const path = ['validation_points', index, 'id']
      if (seen.has(id))
        context.addIssue({ code: 'custom', path, message: 'Each point needs its own id' })
      seen.add(id)
    }
  },
)

/**
 * Refuses as `request/invalid`, each issue's path beginning with `config_json`. More questions than the plan allows are
 * `surveys/plan-limit`, whatever else is wrong with them, unless there were as many before.
 */
export function parseConfigJson(
  config_json: string,
  plan: Plan,
  before?: SurveyConfig,
): SurveyConfig {
  const json = parseInput(z.object({ config_json: JsonText }), { config_json })
  const { data: asked } = RequestedQuestions.safeParse(json.config_json)
  if (asked) assertQuestionLimit(plan, asked.max_questions, before?.max_questions)
  const config = alignDuplicatesPolicy(
    parseInput(z.object({ config_json: preserveSurveyType(before) }), json).config_json,
  )
  assertWhatsAppAllowed(plan, config.enable_whatsapp, before?.enable_whatsapp)
  return config
}

/** A survey stays what it is where nothing is said about it. */
const preserveSurveyType = (before: SurveyConfig | undefined) =>
  z.preprocess(
    (config) =>
      before && omitsSurveyType(config)
        ? { ...config, advanced_mode: before.advanced_mode }
        : config,
    ConfigWithUniquePoints,
  )

const omitsSurveyType = (config: unknown): config is object =>
  typeof config === 'object' &&
  config !== null &&
  !Array.isArray(config) &&
  !('advanced_mode' in config)

/** Who says one of the two that tell how often a person may answer says both. */
function alignDuplicatesPolicy(config: SurveyConfig): SurveyConfig {
  const { invited_only, duplicates } = config
  if (invited_only === undefined && duplicates === undefined) return config
  const policy = duplicatesOf(config)
  return { ...config, duplicates: policy, invited_only: policy === 'once-per-link' }
}

const RequestedQuestions = z.object({ max_questions: z.int() })

/** What this installation has the means for. */
export type Capabilities = { whatsApp: boolean; speech: boolean }

/** What a respondent's page needs to know. Objectives, rewards and everything else stay with the owner. */
export function publicConfigJson(
  { config, language }: { config: SurveyConfig; language: SurveyLanguage },
  serves: Capabilities,
  minutes: MinutesRange,
  askedBy: string,
): string {
  const { advanced_mode, max_questions, ai_personality, conversation_mode, pre_survey_config } =
    config
  return JSON.stringify({
    advanced_mode,
    max_questions,
    ai_personality,
    conversation_mode,
    pre_survey_config,
    ...(config.invited_only && { invited_only: true }),
    duplicates: duplicatesOf(config),
    asked_by: config.asked_by || askedBy,
    language,
    estimated_minutes: minutes,
    // Nobody is offered to speak where nothing hears.
    enable_audio: serves.speech && config.enable_audio,
    // A personal link is good for one conversation, here.
    enable_whatsapp:
      serves.whatsApp &&
      config.advanced_mode &&
      config.enable_whatsapp &&
      duplicatesOf(config) !== 'once-per-link',
  })
}
