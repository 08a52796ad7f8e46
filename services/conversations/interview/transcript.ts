// What the interviewer knows of a conversation: its stream so far, unsealed.
import type { ConversationEvent } from '#contract/events/conversations.ts'
import type { EventType } from '#contract/events/catalogue.ts'
import { must } from '#kernel/problem.ts'
import type { DecodedEvent } from '#kernel/commands/decoded-event.ts'
import type { Exchange } from '#ports/ai.ts'
import { evolve, initialConversation, type Conversation } from '../conversation-state.ts'

export type Transcript = readonly DecodedEvent[]

/** All conversations, previews too, follow the same rules. */
export const foldConversation = (transcript: Transcript): Conversation =>
  (transcript as readonly unknown[] as readonly ConversationEvent[]).reduce(
    evolve,
    initialConversation(),
  )

/** An answer is judged by what was known when it was given. */
export const transcriptUpTo = (transcript: Transcript, { revision }: DecodedEvent): Transcript =>
  transcript.filter((event) => event.revision <= revision)

export const startOf = (transcript: Transcript) =>
  must(eventsOfType(transcript, 'SessionStarted')[0], 'the start of a conversation').data

export const isCoded = (transcript: Transcript, questionId: string) =>
  eventsOfType(transcript, 'AnswerCoded').some(({ data }) => data.questionId === questionId)

export const findQuestion = (transcript: Transcript, questionId: string) =>
  must(
    eventsOfType(transcript, 'QuestionAsked').find(({ data }) => data.questionId === questionId),
    'the question that was answered',
  ).data

export const answersIn = (transcript: Transcript) =>
  eventsOfType(transcript, 'AnswerSubmitted').flatMap(({ data: { responseId, text } }) =>
    text === null ? [] : [{ responseId, text }],
  )

export function exchangesIn(transcript: Transcript): Exchange[] {
  const answers = new Map(
    eventsOfType(transcript, 'AnswerSubmitted').map(({ data }) => [data.questionId, data.text]),
  )
  return eventsOfType(transcript, 'QuestionAsked').map(
    ({ data: { questionId, text, objectiveId } }) => ({
      question: text ?? '',
      objectiveId,
      answer: answers.get(questionId) ?? '',
    }),
  )
}

const eventsOfType = <T extends EventType>(transcript: Transcript, type: T) =>
  transcript.filter((event): event is DecodedEvent<T> => event.type === type)
