import { z } from 'zod'
import { Sentiment } from '#contract/survey.ts'
import type { SentimentScore } from '#ports/ai/common.ts'
import { clampToUnit, roundToHundredths } from '../../rules/numbers.ts'

export const SentimentReply = z.object({
  score: z.number(),
  class: Sentiment,
  confidence: z.number(),
})

/** Clamped to the bounds of a score. */
export const toSentimentScore = (reply: z.infer<typeof SentimentReply>): SentimentScore => ({
  score: clampScore(reply.score),
  class: reply.class,
  confidence: roundToHundredths(clampToUnit(reply.confidence)),
})

export const clampScore = (score: number) => roundToHundredths(Math.max(-1, Math.min(1, score)))
