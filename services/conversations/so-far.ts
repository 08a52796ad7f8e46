// What the interviewer knows of a conversation: its stream so far, unsealed.
import type { ConversationEvent } from '#contract/events/conversations.ts'
import type { EventType } from '#contract/events/catalogue.ts'
import { must } from '#kernel/problem.ts'
import type { Heard } from '#kernel/recorded.ts'
import type { Exchange } from '#ports/ai.ts'
import { evolve, newSession, type Conversation } from './conversation-state.policy.ts'

export type Stream = readonly Heard[]

/** All conversations, previews too, follow the same rules. */
export const fold = (stream: Stream): Conversation =>
  (stream as readonly unknown[] as readonly ConversationEvent[]).reduce(evolve, newSession())

/** An answer is judged by what was known when it was given. */
export const upTo = (stream: Stream, { revision }: Heard): Stream =>
  stream.filter((event) => event.revision <= revision)

export const startOf = (stream: Stream) =>
  must(of(stream, 'SessionStarted')[0], 'the start of a conversation').data

export const isCoded = (stream: Stream, questionId: string) =>
  of(stream, 'AnswerCoded').some(({ data }) => data.questionId === questionId)

export const askedIn = (stream: Stream, questionId: string) =>
  must(
    of(stream, 'QuestionAsked').find(({ data }) => data.questionId === questionId),
    'the question that was answered',
  ).data

export const answersIn = (stream: Stream) =>
  of(stream, 'AnswerSubmitted').flatMap(({ data: { responseId, text } }) =>
    text === null ? [] : [{ responseId, text }],
  )

export function exchangesIn(stream: Stream): Exchange[] {
  const answers = new Map(
    of(stream, 'AnswerSubmitted').map(({ data }) => [data.questionId, data.text]),
  )
  return of(stream, 'QuestionAsked').map(({ data: { questionId, text, objectiveId } }) => ({
    question: text ?? '',
    objectiveId,
    answer: answers.get(questionId) ?? '',
  }))
}

const of = <T extends EventType>(stream: Stream, type: T) =>
  stream.filter((event): event is Heard<T> => event.type === type)
