// What the engines and the turn policy take from a conversation's view.
import { must } from '#kernel/problem.ts'
import type { DecodedEvent } from '#kernel/commands/decoded-event.ts'
import {
  buildConversationView,
  type ConversationView,
} from '#projections/conversations/conversation-view.ts'
import type { Exchange } from '#ports/ai.ts'
import type { Progress } from './turn.policy.ts'

export const viewOf = (events: readonly DecodedEvent[]): ConversationView =>
  must(buildConversationView(events), 'the start of a conversation')

export const progressOf = ({ started, objectives, questions }: ConversationView): Progress => ({
  maxQuestions: started.maxQuestions,
  maxFollowups: started.maxFollowups,
  objectives,
  askedQuestions: [...questions.values()].map((question) => ({
    ...question,
    intent: question.answer?.coding?.intent ?? null,
  })),
})

export const answersIn = ({ questions }: ConversationView) =>
  [...questions.values()].flatMap(({ answer }) =>
    answer && answer.text !== null ? [{ responseId: answer.responseId, text: answer.text }] : [],
  )

export const exchangesIn = ({ questions }: ConversationView): Exchange[] =>
  [...questions.values()].map(({ text, objectiveId, answer }) => ({
    question: text ?? '',
    objectiveId,
    answer: answer?.text ?? '',
  }))
