// `config_json` is a string to documented clients, and a typed configuration to us.
import { z } from 'zod'
import { SurveyConfig } from '#contract/survey.ts'
import { parseInput } from '#kernel/http-input.ts'

const ConfigJson = z
  .string()
  .transform((text, context): unknown => {
    try {
      return JSON.parse(text)
    } catch {
      context.addIssue({ code: 'custom', message: 'Must be JSON' })
      return z.NEVER
    }
  })
  .pipe(SurveyConfig)
  .superRefine(({ validation_points: points }, context) => {
    const seen = new Set<string>()
    for (const [index, { id }] of points.entries()) {
      const path = ['validation_points', index, 'id']
      if (seen.has(id))
        context.addIssue({ code: 'custom', path, message: 'Each point needs its own id' })
      seen.add(id)
    }
  })

const Input = z.object({ config_json: ConfigJson })

/** Refuses as `request/invalid`, each issue's path beginning with `config_json`. */
export const readConfigJson = (config_json: string): SurveyConfig =>
  parseInput(Input, { config_json }).config_json

/** What a respondent's page needs to know. Objectives, rewards and everything else stay with the owner. */
export function publicConfigJson(config: SurveyConfig, language: string): string {
  const { advanced_mode, max_questions, ai_personality, conversation_mode, pre_survey_config } =
    config
  return JSON.stringify({
    advanced_mode,
    max_questions,
    ai_personality,
    conversation_mode,
    pre_survey_config,
    language,
    // Neither spoken answers nor WhatsApp are served yet, whatever the survey would allow.
    enable_audio: false,
    enable_whatsapp: false,
  })
}
