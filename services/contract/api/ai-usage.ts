import { z } from 'zod'
import { endpoint } from '../endpoint.ts'

/** What a model is asked to do. */
export const AiStep = z.enum(['word', 'code', 'analyse', 'judge', 'digest', 'report'])
export type AiStep = z.infer<typeof AiStep>

const sums = {
  calls: z.int(),
  tokens_in: z.int(),
  tokens_out: z.int(),
  /** US dollars; null where no price is known. */
  cost_usd: z.number().nullable(),
  /** How many of the calls have a known price. */
  priced_calls: z.int(),
  average_latency_ms: z.int(),
}

/** What AI did for a survey, in all and by step, engine and model. The engine `offline` asks nobody and costs nothing. */
export const AiUsage = z.object({
  ...sums,
  /** How often an engine gave nothing usable, and another did. */
  fallbacks: z.int(),
  lines: z.array(z.object({ step: AiStep, engine: z.string(), model: z.string(), ...sums })),
})
export type AiUsage = z.infer<typeof AiUsage>

export const getAiUsage = endpoint('GET /api/surveys/:id/ai-usage', {
  access: 'owner',
  summary: 'Returns the AI calls of a survey and their cost.',
  input: z.strictObject({ id: z.uuid() }),
  output: AiUsage,
  problems: ['surveys/not-found'],
})
