// The end of a conversation and what follows it: rewards, the rating, and erasure.
import type { CompletionReason, ConversationEvent } from '#contract/events/conversations.ts'
import type { z } from 'zod'
import { limits } from '#contract/limits.ts'
import { refuse } from '#kernel/problem.ts'
import { sanitizeText } from '../answer.policy.ts'
import type { Conversation } from '../conversation-state.ts'
import { missingRequiredIds } from '../forms/form.policy.ts'

export function completionEvents(
  state: Conversation,
  reason: z.infer<typeof CompletionReason>,
): ConversationEvent[] {
  const { askedQuestions } = state
  const answersGiven = answeredResponseIds(state).length
  const over: ConversationEvent = {
    type: 'SessionCompleted',
    data: { reason, questionsAsked: askedQuestions.length, answersGiven },
  }
  return [over, ...rewardEvents(state)]
}

/** A person may leave a conversation in the middle, and what they said stays; a form has to be whole. */
export function complete(state: Conversation): ConversationEvent[] {
  if (state.stage === 'finished') return rewardEvents(state)
  if (!state.form) return completionEvents(state, 'left')
  const missing = missingRequiredIds(state)
  return missing.length > 0
    ? refuse('conversations/required-missing', { missing })
    : completionEvents(state, 'answered')
}

/** Ends an idle session; its answers stay. Ignored where the respondent has acted since. */
export function abandon(state: Conversation, respondentActions: number): ConversationEvent[] {
  const { stage, askedQuestions, skipped } = state
  const actions = askedQuestions.reduce((sum, each) => sum + each.answerVersion, skipped.size)
  if (stage === 'finished' || actions !== respondentActions) return []
  const answersGiven = answeredResponseIds(state).length
  return [
    { type: 'SessionAbandoned', data: { questionsAsked: askedQuestions.length, answersGiven } },
  ]
}

/** Rewards need at least one answer and are granted once. */
function rewardEvents(state: Conversation): ConversationEvent[] {
  const { pendingRewards } = state
  if (pendingRewards.length === 0 || answeredResponseIds(state).length === 0) return []
  return [{ type: 'RewardsGranted', data: { rewards: [...pendingRewards] } }]
}

/** After the end; may be changed up to `limits.rating.maxChanges` times. */
export function rate(
  { stage, lastRating }: Conversation,
  given: { rating: number; comment: string },
): ConversationEvent[] {
  if (stage !== 'finished') refuse('conversations/unfinished')
  const comment = sanitizeText(given.comment)
  // The state has no comments, so a comment always counts as a change.
  if (lastRating?.rating === given.rating && comment === '') return []
  if ((lastRating?.count ?? 0) >= limits.rating.maxChanges) refuse('request/too-many')
  const previous = lastRating?.rating ?? null
  return [{ type: 'SessionRated', data: { rating: given.rating, previous, comment } }]
}

/** Names the erased responses, because reports and questions may repeat their texts. */
export function erasureEvent(
  state: Conversation,
  reason: 'expired' | 'respondent' | 'owner' | 'retention',
): ConversationEvent {
  return { type: 'SessionErased', data: { reason, responseIds: answeredResponseIds(state) } }
}

const answeredResponseIds = ({ askedQuestions }: Conversation): string[] =>
  askedQuestions.flatMap(({ responseId }) => responseId ?? [])
