import { z } from 'zod'
import { Sentiment } from '#contract/survey.ts'
import type { SentimentScore } from '#ports/ai.ts'
import { roundToHundredths, clampToUnit } from '../text/plain-text.ts'

export const SentimentReply = z.object({
  score: z.number(),
  class: Sentiment,
  confidence: z.number(),
})

/** Within its bounds, however a model counts. */
export const toSentimentScore = (said: z.infer<typeof SentimentReply>): SentimentScore => ({
  score: clampScore(said.score),
  class: said.class,
  confidence: roundToHundredths(clampToUnit(said.confidence)),
})

export const clampScore = (score: number) => roundToHundredths(Math.max(-1, Math.min(1, score)))
