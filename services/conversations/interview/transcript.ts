// What the engines and the turn policy take from a conversation's view.
import type { EventOf } from '#contract/events/catalogue.ts'
import { isCallForHelp } from '#contract/events/conversation-types.ts'
import { must } from '#kernel/problem.ts'
import type { DecodedEvent } from '#kernel/commands/decoded-event.ts'
import {
  buildConversationView,
  type ConversationView,
  type QuestionView,
} from '#projections/conversations/conversation-view.ts'
import type { Exchange } from '#ports/ai.ts'
import type { LateReading, Progress } from './turn-state.ts'

export const viewOf = (events: readonly DecodedEvent[]): ConversationView =>
  must(buildConversationView(events), 'the start of a conversation')

export const progressOf = ({ started, objectives, questions }: ConversationView): Progress => ({
  maxQuestions: started.maxQuestions,
  maxFollowups: started.maxFollowups,
  objectives,
  askedQuestions: [...questions.values()].map((question) => ({
    ...question,
    intent: question.answer?.coding?.intent ?? null,
    flags: question.answer?.coding?.flags,
    late: lateReadingOf(question, questions),
  })),
})

function lateReadingOf(
  { answer }: QuestionView,
  questions: ConversationView['questions'],
): LateReading | undefined {
  if (!answer?.reread) return undefined
  const { responseId, medical, salient, contradiction } = answer.reread
  return {
    ...{ responseId, isMedical: medical === true, salient },
    ...(contradiction && {
      contradiction: {
        earlier: wordsOf(questions, contradiction.earlier),
        now: contradiction.now,
      },
    }),
  }
}

function wordsOf(
  questions: ConversationView['questions'],
  { responseId, start, end }: { responseId: string; start: number; end: number },
): string {
  const answers = [...questions.values()].map(({ answer }) => answer)
  return answers.find((each) => each?.responseId === responseId)?.text?.slice(start, end) ?? ''
}

/** The view in which an answer is a call for help, as it was just read. */
export function withCallForHelp(
  view: ConversationView,
  questionId: string,
  coding: Omit<EventOf<'AnswerCoded'>['data'], 'questionId' | 'responseId'>,
): ConversationView {
  const question = view.questions.get(questionId)
  if (!question?.answer || !isCallForHelp(coding.intent)) return view
  const { responseId } = question.answer
  const answer = { ...question.answer, coding: { ...coding, questionId, responseId } }
  return { ...view, questions: new Map([...view.questions, [questionId, { ...question, answer }]]) }
}

/** The calls for help, and what was called again in reply to a message. */
export const callsIn = ({ questions }: ConversationView): string[] =>
  [...questions.values()].flatMap(({ answer }) =>
    answer?.text && isCallForHelp(answer.coding?.intent ?? null) ? [answer.text] : [],
  )

/** A call for help, a loss or harm in an answer. */
export const holdsSomethingGrave = ({ safety, questions }: ConversationView): boolean =>
  safety !== null ||
  [...questions.values()]
    .flatMap(({ answer }) => answer?.coding?.flags ?? [])
    .some((flag) => flag === 'grave' || flag === 'loss')

export const answersIn = ({ questions }: ConversationView) =>
  [...questions.values()].flatMap(({ answer }) =>
    answer && answer.text !== null ? [{ responseId: answer.responseId, text: answer.text }] : [],
  )

/** The number of questions so far, without messages to a respondent who needs help. */
export const countQuestions = ({ questions }: ConversationView): number =>
  [...questions.values()].filter(({ purpose }) => purpose !== 'support').length

/**
 * Questions and answers as engines see them: without calls for help and the messages that followed. What respondents reply to
 * such a message in their own words stays, without a question: "I have no computer, just ask."
 */
export const exchangesIn = ({ questions }: ConversationView): Exchange[] =>
  [...questions.values()]
    .filter(
      ({ purpose, answer, options }) =>
        !isCallForHelp(answer?.coding?.intent ?? null) &&
        (purpose !== 'support' || (answer?.text && !options.includes(answer.text))),
    )
    .map(({ purpose, text, objectiveId, kind, answer }) => ({
      question: purpose === 'support' ? '' : (text ?? ''),
      objectiveId,
      kind,
      answer: answer?.text ?? '',
    }))
