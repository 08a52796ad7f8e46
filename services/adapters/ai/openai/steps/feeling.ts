import { z } from 'zod'
import { Sentiment } from '#contract/survey.ts'
import type { Feeling } from '#ports/ai.ts'
import { rounded, unit } from '../text/plain.ts'

export const FeelingReply = z.object({
  score: z.number(),
  class: Sentiment,
  confidence: z.number(),
})

/** Within its bounds, however a model counts. */
export const toFeeling = (said: z.infer<typeof FeelingReply>): Feeling => ({
  score: signed(said.score),
  class: said.class,
  confidence: rounded(unit(said.confidence)),
})

export const signed = (score: number) => rounded(Math.max(-1, Math.min(1, score)))
