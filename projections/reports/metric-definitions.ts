// Definitions of all metrics. No other module computes a rate, a share or a trend; their uncertainty is in statistics/.
import { ownValue } from '#contract/own-value.ts'
import type { Sentiment } from '#contract/survey.ts'

/**
 * A part of a whole in percent, to one decimal; 0 when the whole is 0.
 * Completion rate: completed among started conversations. Over several surveys it is computed from all conversations
 * together, not as a mean of the surveys' rates.
 */
export function percent(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((part / whole) * 1000) / 10
}

/** A mean to one decimal; 0 when `count` is 0. */
export function average(sum: number, count: number): number {
  return count === 0 ? 0 : Math.round((sum / count) * 10) / 10
}

/**
 * Questions per session: questions asked among started conversations, to one decimal. Messages to a respondent who needs
 * help are no questions; a form's question is asked when it is first answered.
 */
export const questionsPerSession = (questionsAsked: number, sessions: number): number =>
  average(questionsAsked, sessions)

/**
 * An objective is validated when coded evidence covers it in at least one conversation. Removed objectives do not count.
 */
export function objectivesValidated(
  objectives: readonly { id: string }[],
  covered: Readonly<Record<string, number>>,
): { validated: number; rate: number } {
  const validated = objectives.filter(({ id }) => (ownValue(covered, id) ?? 0) > 0).length
  return { validated, rate: percent(validated, objectives.length) }
}

/** Shares of the analysed answers in percent; they add up to 100 if there are any. Mixed answers count as neutral. */
export function sentimentShares({
  analysed,
  positive,
  negative,
}: {
  analysed: number
  positive: number
  negative: number
}): {
  positive: number
  neutral: number
  negative: number
} {
  const [positiveShare, negativeShare] = [percent(positive, analysed), percent(negative, analysed)]
  const rest = Math.max(0, Math.round((100 - positiveShare - negativeShare) * 10) / 10)
  return { positive: positiveShare, neutral: analysed === 0 ? 0 : rest, negative: negativeShare }
}

/** Mean scores further from 0 are positive or negative. */
const minOverallScore = 0.2

/**
 * The sentiment of several answers together: by their mean score where it is clear, else `mixed` where some are positive
 * and others negative, else neutral; null where none has a score.
 */
export function overallSentiment(
  answers: readonly { sentiment: Sentiment | null; sentimentScore: number | null }[],
): Sentiment | null {
  const scores = answers.flatMap(({ sentimentScore }) => sentimentScore ?? [])
  if (scores.length === 0) return null
  const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length
  if (Math.abs(mean) >= minOverallScore) return mean > 0 ? 'positive' : 'negative'
  const has = (searched: Sentiment) => answers.some(({ sentiment }) => sentiment === searched)
  return has('mixed') || (has('positive') && has('negative')) ? 'mixed' : 'neutral'
}

export type Trend = 'improving' | 'declining' | 'stable'

/** Largest score of a critical moment, in thousandths. */
const criticalScore = -600

/**
 * A critical moment is an answer with a score of -0.6 or below, judged with the confidence that the survey's settings require:
 * a less certain one is neutral.
 */
export const isCriticalMoment = ({
  score,
  sentiment,
}: {
  /** In thousandths. */
  score: number
  sentiment: Sentiment
}): boolean => score <= criticalScore && sentiment !== 'neutral'
