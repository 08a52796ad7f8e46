// A conversation as its respondent's routes present it: read from the stream, so it is never behind.
import type { AnswerValues, Question, RespondentTurn } from '#contract/api/conversation-turns.ts'
import { hourMs } from '#contract/durations.ts'
import { limits } from '#contract/limits.ts'
import { erasureTimeOf, type RetentionPolicy } from '#contract/retention.ts'
import { refuse } from '#kernel/problem.ts'
import type { ReadHistory } from '#kernel/read/active-streams.ts'
import {
  buildConversationView,
  type AnswerView,
  type ConversationView,
  type QuestionView,
} from '#projections/conversations/conversation-view.ts'
import { preview } from './conversation.decider.ts'
import { responseIdOf } from './question-ids.ts'
import { deciderOf } from './sessions/session-address.ts'

/** Refuses with `conversations/not-found` where nothing started, an erased conversation, and an expired preview. */
export async function readConversationView(
  history: ReadHistory,
  stream: string,
  now: Date = new Date(),
): Promise<ConversationView> {
  const view = buildConversationView(await history(stream))
  if (!view || view.stage === 'erased' || isExpiredPreview(stream, view, now))
    return refuse('conversations/not-found')
  return view
}

/** A scheduled job erases an expired preview later. */
function isExpiredPreview(stream: string, { startedAt }: ConversationView, now: Date): boolean {
  if (deciderOf(stream) !== preview) return false
  return now.getTime() - Date.parse(startedAt) >= limits.previews.retentionHours * hourMs
}

/** The id by which routes name a question: a form's question keeps the survey's id. */
const publicQuestionIdOf = ({ surveyQuestionId, questionId }: QuestionView) =>
  surveyQuestionId ?? questionId

/** When the conversation is erased; null: never. Conversations from before promises were recorded have the default. */
export function erasureOf(
  { started, startedAt }: Pick<ConversationView, 'started' | 'startedAt'>,
  policy: RetentionPolicy,
): string | null {
  const { retentionDays: promisedDays = limits.retentionDays } = started
  const erased = erasureTimeOf({ startedAt: new Date(startedAt), promisedDays }, policy)
  return erased?.toISOString() ?? null
}

export const answerTextOf = ({ answer }: QuestionView): string | null => answer?.text ?? null

/** A form's answered questions in the form's order, or every question that an interview has asked. */
export function shownQuestions({ started, questions }: ConversationView): QuestionView[] {
  const asked = [...questions.values()]
  return started.questions
    ? asked
        .filter((question) => answerTextOf(question) !== null)
        .toSorted((a, b) => a.number - b.number)
    : asked
}

export const respondentTurns = (
  view: ConversationView,
): (RespondentTurn & { given: AnswerValues | null })[] =>
  shownQuestions(view).map((question) => ({
    key: responseIdOf(view.id, question.questionId),
    position: question.position,
    question: toPublicQuestion(question),
    answer: answerTextOf(question),
    given: question.answer && answerValuesOf(question.answer),
  }))

function toPublicQuestion(question: QuestionView): Question {
  const { text, kind, options, exclusiveOptions, number, language } = question
  const shown = { id: publicQuestionIdOf(question), text: text ?? '', type: kind, options, number }
  // In a form the help belongs to the answer.
  const help = question.help ?? question.answer?.coding?.help
  return {
    ...shown,
    ...(exclusiveOptions && { exclusive_options: exclusiveOptions }),
    ...(language && { language }),
    ...(help && { help }),
  }
}

function answerValuesOf({ kind, text, choice }: AnswerView): AnswerValues {
  const { selectedOptions, scale, nps, boolean, ranking, number, date } = choice ?? {}
  return {
    text_response: kind === 'open' ? text : null,
    selected_options: selectedOptions ?? null,
    scale_value: scale ?? null,
    nps_value: nps ?? null,
    boolean_value: boolean ?? null,
    ranking_order: ranking ?? null,
    number_value: number ?? null,
    date_value: date ?? null,
  }
}

/** The question to answer next; undefined where none is open, or none has been asked yet. */
export function openQuestionOf(view: ConversationView): Question | undefined {
  if (view.started.questions) return nextFormQuestion(view)
  const last = [...view.questions.values()].at(-1)
  return last && answerTextOf(last) === null ? toPublicQuestion(last) : undefined
}

/** The first question of a form that is neither answered nor skipped. */
function nextFormQuestion(view: ConversationView): Question | undefined {
  const { started, skipped } = view
  const form = started.questions ?? []
  const done = new Set([...skipped, ...shownQuestions(view).map(publicQuestionIdOf)])
  const index = form.findIndex(({ id }) => !done.has(id))
  const question = form[index]
  if (!question) return undefined
  const { id, text, type, options, exclusive_options } = question
  const asked = { id, text, type, options, ...(exclusive_options && { exclusive_options }) }
  return { ...asked, number: index + 1, language: started.language }
}

export function sessionStateOf(view: ConversationView) {
  const { questions: form, maxQuestions } = view.started
  // Messages to a respondent who needs help are not among the survey's questions.
  const counted = shownQuestions(view).filter(({ purpose }) => purpose !== 'support')
  return {
    current_count: form ? (nextFormQuestion(view)?.number ?? form.length) : counted.length,
    max_questions: maxQuestions,
    questions_answered: counted.filter((question) => answerTextOf(question) !== null).length,
  }
}
