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
import type { CallForHelp, Exchange } from '#ports/ai/interview.ts'
import { correctedCalls, standingSafety } from './corrected-calls.ts'
import type { LateReading, Progress } from './turn-state.ts'

export const viewOf = (events: readonly DecodedEvent[]): ConversationView =>
  must(buildConversationView(events), 'the start of a conversation')

export function progressOf(view: ConversationView): Progress {
  const { started, questions } = view
  const corrected = correctedCalls(view)
  return {
    maxQuestions: started.maxQuestions,
    maxFollowups: started.maxFollowups,
    objectives: isWithoutCalls(view, corrected) ? reopened(view) : view.objectives,
    askedQuestions: [...questions.values()].map((question) => ({
      ...question,
      intent: corrected.has(question.questionId)
        ? 'answer'
        : (question.answer?.coding?.intent ?? null),
      flags: question.answer?.coding?.flags,
      isReadByModel: isCallReadByModel(question),
      late: lateReadingOf(question, questions),
    })),
  }
}

const isCallReadByModel = ({ answer }: QuestionView): boolean =>
  isCallForHelp(answer?.coding?.intent ?? null) && answer?.coding?.provenance.engine !== 'offline'

/** All calls for help were corrected: what a call that stands closed stays closed. */
const isWithoutCalls = ({ questions }: ConversationView, corrected: ReadonlySet<string>): boolean =>
  corrected.size > 0 && [...questions.values()].every((question) => !isCall(question, corrected))

/** What was closed before it was asked about is open. */
function reopened({ objectives, questions }: ConversationView): ConversationView['objectives'] {
  const asked = new Set([...questions.values()].map(({ objectiveId }) => objectiveId))
  return new Map(
    [...objectives].map(([id, status]) => [
      id,
      status === 'declined' && !asked.has(id) ? 'untouched' : status,
    ]),
  )
}

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

/** The view in which an answer is a call for help, or replies to a message after one, as it was just read. */
export function withReading(
  view: ConversationView,
  questionId: string,
  coding: Omit<EventOf<'AnswerCoded'>['data'], 'questionId' | 'responseId'>,
): ConversationView {
  const question = view.questions.get(questionId)
  if (!question?.answer) return view
  if (question.purpose !== 'support' && !isCallForHelp(coding.intent)) return view
  const { responseId } = question.answer
  const answer = { ...question.answer, coding: { ...coding, questionId, responseId } }
  return { ...view, questions: new Map([...view.questions, [questionId, { ...question, answer }]]) }
}

/** The calls for help, and what was called again in reply to a message. */
export function callsIn(view: ConversationView): CallForHelp[] {
  const corrected = correctedCalls(view)
  return [...view.questions.values()].flatMap((question) => {
    const { text, coding } = question.answer ?? {}
    const tier = coding?.intent ?? null
    return text && isCallForHelp(tier) && isCall(question, corrected) ? [{ text, tier }] : []
  })
}

const isCall = ({ questionId, answer }: QuestionView, corrected: ReadonlySet<string>): boolean =>
  isCallForHelp(answer?.coding?.intent ?? null) && !corrected.has(questionId)

/** A call for help, a loss or harm in an answer. */
export const holdsSomethingGrave = (view: ConversationView): boolean =>
  standingSafety(view) !== null ||
  [...view.questions.values()]
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
 * such a message in their own words stays, without a question: "I have no computer, just ask." A corrected call is no call.
 */
export function exchangesIn(view: Pick<ConversationView, 'started' | 'questions'>): Exchange[] {
  const corrected = correctedCalls(view)
  return [...view.questions.values()]
    .filter((question) => {
      const { purpose, answer, options } = question
      const isOwnWords = answer?.text && !options.includes(answer.text)
      return !isCall(question, corrected) && (purpose !== 'support' || isOwnWords)
    })
    .map(({ purpose, text, objectiveId, kind, answer }) => ({
      question: purpose === 'support' ? '' : (text ?? ''),
      objectiveId,
      kind,
      answer: answer?.text ?? '',
    }))
}
