import { z } from 'zod'
import { endpoint } from '../endpoint.ts'

/** The task of a model call. */
export const AiStep = z.enum(['word', 'code', 'analyse', 'judge', 'digest', 'report'])
export type AiStep = z.infer<typeof AiStep>

const sums = {
  calls: z.int(),
  tokens_in: z.int(),
  tokens_out: z.int(),
  /** US dollars; null if no price is known. */
  cost_usd: z.number().nullable(),
  /** Number of calls with a known price. */
  priced_calls: z.int(),
  average_latency_ms: z.int(),
}

/** A survey's AI calls, in total and by step, engine and model. The engine `offline` calls no service and costs nothing. */
export const AiUsage = z.object({
  ...sums,
  /** Number of times another engine replaced an unusable result. */
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
