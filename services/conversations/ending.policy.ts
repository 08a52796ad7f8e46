// What comes at a conversation's end, and after it: thanks, the person's opinion, and being forgotten.
import type { CompletionReason, ConversationEvent } from '#contract/events/conversations.ts'
import type { z } from 'zod'
import { limits } from '#contract/limits.ts'
import { refuse } from '#kernel/problem.ts'
import { plain } from './answer.policy.ts'
import type { Conversation } from './conversation-state.policy.ts'
import { missingIn } from './form.policy.ts'

export function completed(
  state: Conversation,
  reason: z.infer<typeof CompletionReason>,
): ConversationEvent[] {
  const { asked } = state
  const answersGiven = answeredIn(state).length
  const over: ConversationEvent = {
    type: 'SessionCompleted',
    data: { reason, questionsAsked: asked.length, answersGiven },
  }
  return [over, ...thanks(state)]
}

/** A person may leave a conversation in the middle, and what they said stays; a form has to be whole. */
export function complete(state: Conversation): ConversationEvent[] {
  if (state.stage === 'finished') return thanks(state)
  if (!state.form) return completed(state, 'left')
  const missing = missingIn(state)
  return missing.length > 0
    ? refuse('conversations/required-missing', { missing })
    : completed(state, 'answered')
}

/** What was said stays, and nothing is added to it. Who came back meanwhile has not left. */
export function abandon(state: Conversation, goes: number): ConversationEvent[] {
  const { stage, asked, skipped } = state
  const since = asked.reduce((sum, { times }) => sum + times, skipped.size)
  if (stage === 'finished' || since !== goes) return []
  const answersGiven = answeredIn(state).length
  return [{ type: 'SessionAbandoned', data: { questionsAsked: asked.length, answersGiven } }]
}

/** A reward thanks for answers, and is given once. */
function thanks(state: Conversation): ConversationEvent[] {
  const { rewardsDue } = state
  if (rewardsDue.length === 0 || answeredIn(state).length === 0) return []
  return [{ type: 'RewardsGranted', data: { rewards: [...rewardsDue] } }]
}

/** Once it is over; a person may change their mind, within reason. */
export function rate(
  { stage, ratings }: Conversation,
  given: { rating: number; comment: string },
): ConversationEvent[] {
  if (stage !== 'finished') refuse('conversations/unfinished')
  const comment = plain(given.comment)
  // What was said before is sealed, so words count as new ones whatever they are.
  if (ratings?.rating === given.rating && comment === '') return []
  if ((ratings?.times ?? 0) >= limits.rating.times) refuse('request/too-many')
  const previous = ratings?.rating ?? null
  return [{ type: 'SessionRated', data: { rating: given.rating, previous, comment } }]
}

/** Tells what of it others may have repeated. */
export function erased(
  state: Conversation,
  reason: 'expired' | 'respondent' | 'owner' | 'retention',
): ConversationEvent {
  return { type: 'SessionErased', data: { reason, responseIds: answeredIn(state) } }
}

const answeredIn = ({ asked }: Conversation): string[] =>
  asked.flatMap(({ responseId }) => responseId ?? [])
