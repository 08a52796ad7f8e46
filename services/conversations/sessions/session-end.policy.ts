// The end of a conversation and what follows it: rewards, the rating, and erasure.
import type { CompletionReason, ConversationEvent } from '#contract/events/conversations.ts'
import type { z } from 'zod'
import { limits } from '#contract/limits.ts'
import type { Help } from '#contract/help.ts'
import { refuse } from '#kernel/problem.ts'
import { sanitizeText } from '../answer.policy.ts'
import { countQuestions, type Conversation } from '../conversation-state.ts'
import { missingRequiredIds } from '../forms/form.policy.ts'

type Data<T extends ConversationEvent['type']> = Extract<ConversationEvent, { type: T }>['data']
type ErasureReason = Data<'SessionErased'>['reason']
type Flag = Data<'RatingFlagged'>

export type EndCommand =
  | { type: 'Complete' }
  /** Ends an idle session. Ignored where the respondent has acted since: `respondentActions` is the number seen. */
  | { type: 'Abandon'; respondentActions: number }
  /** `help`: what the comment calls for. */
  | { type: 'Rate'; rating: number; comment: string; help?: Help | undefined }
  /** Ignored unless the rating is still the last one: `ratings` is their number. */
  | ({ type: 'FlagRating'; ratings: number } & Flag)
  | { type: 'Erase'; reason: ErasureReason }

/** The end of a conversation and what follows it. */
export function decideEnd(command: EndCommand, state: Conversation): ConversationEvent[] {
  switch (command.type) {
    case 'Complete':
      return complete(state)
    case 'Abandon':
      return abandon(state, command.respondentActions)
    case 'Rate':
      return rate(state, command)
    case 'FlagRating':
      return flagRating(state, command)
    case 'Erase':
      return [erasureEvent(state, command.reason)]
  }
}

export function completionEvents(
  state: Conversation,
  reason: z.infer<typeof CompletionReason>,
  farewell?: string,
): ConversationEvent[] {
  const over: ConversationEvent = {
    type: 'SessionCompleted',
    data: { reason, ...questionCounts(state), ...(farewell && { farewell }) },
  }
  return [over, ...rewardEvents(state)]
}

/** A person may leave a conversation in the middle, and what they said stays; a form has to be whole. */
function complete(state: Conversation): ConversationEvent[] {
  if (state.stage === 'finished') return rewardEvents(state)
  if (!state.form) return completionEvents(state, endedInDistress(state) ? 'distress' : 'left')
  const missing = missingRequiredIds(state)
  return missing.length > 0
    ? refuse('conversations/required-missing', { missing })
    : completionEvents(state, 'answered')
}

/** Ends an idle session; its answers stay. Ignored where the respondent has acted since. */
function abandon(state: Conversation, respondentActions: number): ConversationEvent[] {
  const { stage, askedQuestions, skipped } = state
  const actions = askedQuestions.reduce((sum, each) => sum + each.answerVersion, skipped.size)
  if (stage === 'finished' || actions !== respondentActions) return []
  return [{ type: 'SessionAbandoned', data: questionCounts(state) }]
}

/** The respondent left at a message that was sent because of distress. */
const endedInDistress = ({ askedQuestions }: Conversation): boolean =>
  askedQuestions.at(-1)?.purpose === 'support' &&
  askedQuestions.some(({ intent }) => intent === 'distress')

/** Without messages to a respondent who needs help, and the replies to them. */
const questionCounts = (state: Conversation) => ({
  questionsAsked: countQuestions(state),
  answersGiven: state.askedQuestions.filter(
    ({ purpose, responseId }) => purpose !== 'support' && responseId,
  ).length,
})

/** Rewards need at least one answer and are granted once. */
function rewardEvents(state: Conversation): ConversationEvent[] {
  const { pendingRewards } = state
  if (pendingRewards.length === 0 || answeredResponseIds(state).length === 0) return []
  return [{ type: 'RewardsGranted', data: { rewards: [...pendingRewards] } }]
}

/** After the end; may be changed up to `limits.rating.maxChanges` times. */
function rate(
  { stage, lastRating }: Conversation,
  { help, ...given }: { rating: number; comment: string; help?: Help | undefined },
): ConversationEvent[] {
  if (stage !== 'finished') refuse('conversations/unfinished')
  const comment = sanitizeText(given.comment)
  // The state has no comments, so a comment always counts as a change.
  if (lastRating?.rating === given.rating && comment === '') return []
  if ((lastRating?.count ?? 0) >= limits.rating.maxChanges) refuse('request/too-many')
  const previous = lastRating?.rating ?? null
  const data = { rating: given.rating, previous, comment, ...(help && { help }) }
  return [{ type: 'SessionRated', data }]
}

/** What a model read in the comment of the last rating. */
function flagRating(
  { lastRating }: Conversation,
  { ratings, tier, provenance }: { ratings: number } & Flag,
): ConversationEvent[] {
  if (lastRating?.count !== ratings) return []
  return [{ type: 'RatingFlagged', data: { tier, provenance } }]
}

/** Names the erased responses, because reports and questions may repeat their texts. */
function erasureEvent(state: Conversation, reason: ErasureReason): ConversationEvent {
  const { invitation } = state
  const data = {
    reason,
    responseIds: answeredResponseIds(state),
    ...(invitation && { invitation }),
  }
  return {
    type: 'SessionErased',
    // The figures of the past stay when answers expire.
    data: leavesFigures(reason) ? { ...data, figures: figuresOf(state) } : data,
  }
}

const leavesFigures = (reason: ErasureReason) =>
  reason === 'respondent' || reason === 'owner-session'

const figuresOf = (state: Conversation): Data<'SessionErased'>['figures'] => ({
  answers: questionCounts(state).answersGiven,
  rating: state.lastRating?.rating ?? null,
  partial: [...state.partialObjectives],
  covered: [...state.objectives].flatMap(([id, status]) => (status === 'covered' ? [id] : [])),
})

const answeredResponseIds = ({ askedQuestions }: Conversation): string[] =>
  askedQuestions.flatMap(({ responseId }) => responseId ?? [])
