// What an owner's sentiment configuration makes of a feeling in an answer.
import type { FollowUpReason } from '#contract/events/conversation-terms.ts'
import type { Sentiment, SentimentConfig } from '#contract/survey.ts'

type Feeling = { score: number; class: Sentiment; confidence: number }

const negative = -0.3
const veryPositive = 0.6

/** `sentiment` is null where the owner wants none; `trigger` is set where it calls for a follow-up. */
export function feelingFor(
  { score, class: read, confidence }: Feeling,
  config: SentimentConfig,
  objectiveId: string | null,
): { sentiment: Feeling | null; trigger: FollowUpReason | null } {
  if (!config.enabled || !(ownOf(config, objectiveId)?.enabled ?? true))
    return { sentiment: null, trigger: null }
  const isSure = confidence >= config.confidence_threshold
  const sentiment = { score, class: isSure ? read : 'neutral', confidence } as const
  return { sentiment, trigger: isSure && config.auto_followups ? reasonFor(score) : null }
}

function reasonFor(score: number): FollowUpReason | null {
  if (score <= negative) return 'negative'
  return score >= veryPositive ? 'very-positive' : null
}

/** What the owner wrote to be asked then; empty where the interviewer finds words of its own. */
export function scriptFor(
  trigger: FollowUpReason,
  config: SentimentConfig,
  objectiveId: string | null,
): string {
  const field = trigger === 'negative' ? 'followup_negative' : 'followup_very_positive'
  return ownOf(config, objectiveId)?.[field] || config[field]
}

const ownOf = ({ questions }: SentimentConfig, objectiveId: string | null) =>
  objectiveId !== null && Object.hasOwn(questions, objectiveId) ? questions[objectiveId] : undefined
