// Applies the owner's sentiment configuration to an answer's sentiment.
import type { FollowUpReason } from '#contract/events/conversation-types.ts'
import type { Sentiment, SentimentConfig } from '#contract/survey.ts'

type SentimentScore = { score: number; class: Sentiment; confidence: number }

const negativeThreshold = -0.3
const veryPositiveThreshold = 0.6

/**
 * `sentiment` is null if analysis is off; `trigger` is set if the owner wants a follow-up. Without the owner's own wording, the
 * engine may find the follow-up needless.
 */
export function applySentimentConfig(
  { score, class: codedClass, confidence }: SentimentScore,
  config: SentimentConfig,
  objectiveId: string | null,
  isNeedless = false,
): { sentiment: SentimentScore | null; trigger: FollowUpReason | null } {
  if (!config.enabled || !(objectiveConfigOf(config, objectiveId)?.enabled ?? true))
    return { sentiment: null, trigger: null }
  const isSure = confidence >= config.confidence_threshold
  const sentiment = { score, class: isSure ? codedClass : 'neutral', confidence } as const
  const reason = isSure && config.auto_followups ? followUpReasonFor(score) : null
  const isScripted = reason !== null && followUpScriptFor(reason, config, objectiveId) !== ''
  return { sentiment, trigger: isNeedless && !isScripted ? null : reason }
}

function followUpReasonFor(score: number): FollowUpReason | null {
  if (score <= negativeThreshold) return 'negative'
  return score >= veryPositiveThreshold ? 'very-positive' : null
}

/** The owner's follow-up text; empty where the interviewer words the question. */
export function followUpScriptFor(
  trigger: FollowUpReason,
  config: SentimentConfig,
  objectiveId: string | null,
): string {
  const field = trigger === 'negative' ? 'followup_negative' : 'followup_very_positive'
  return objectiveConfigOf(config, objectiveId)?.[field] || config[field]
}

const objectiveConfigOf = ({ questions }: SentimentConfig, objectiveId: string | null) =>
  objectiveId !== null && Object.hasOwn(questions, objectiveId) ? questions[objectiveId] : undefined
