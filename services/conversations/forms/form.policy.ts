// Decisions about a form: its questions are answered in any order, revised, withdrawn or skipped.
import type { ConversationEvent } from '#contract/events/conversations.ts'
import type { SurveyQuestion } from '#contract/survey.ts'
import { refuse } from '#kernel/problem.ts'
import { parseAnswer, isBlank, type AnswerInput } from '../answer.policy.ts'
import type { Conversation } from '../conversation-state.ts'

export type FormAnswer = AnswerInput & {
  surveyQuestionId: string
  questionId: string
  responseId: string
  spoken?: boolean | undefined
}

/** The owner wrote the questions; no engine took part. */
const provenance = {
  ...{ engine: 'owner', model: 'form', promptVersion: '1' },
  ...{ latencyMs: 0, tokensIn: 0, tokensOut: 0 },
}

/** An answer to any question of the form: submits, revises, or with a blank input withdraws or skips. */
export function answerFormQuestion(state: Conversation, given: FormAnswer): ConversationEvent[] {
  if (state.stage === 'finished') refuse('conversations/finished')
  const { surveyQuestionId, questionId, responseId } = given
  const at = state.form?.findIndex(({ id }) => id === surveyQuestionId) ?? -1
  const question = state.form?.[at]
  if (!question) return refuse('conversations/unknown-question', { question_id: surveyQuestionId })
  const number = at + 1
  const asked = state.askedQuestions.find((each) => each.questionId === questionId)
  if (isBlank(given)) return skipQuestion(state, { question, number, questionId })
  const { type: kind, options, exclusive_options: exclusiveOptions } = question
  const answer = parseAnswer({ kind, options, exclusiveOptions }, given, state.language)
  const data = {
    ...{ questionId, responseId, number, kind, ...answer },
    // The page shows a form's questions without a request, so the time of one is unknown.
    elapsedMs: null,
    // `spoken` requires a transcription of this session.
    ...(given.spoken && state.audio.transcribedSeconds > 0 && { spoken: true as const }),
  }
  if (asked?.responseId) return [{ type: 'AnswerRevised', data }]
  const submitted: ConversationEvent = { type: 'AnswerSubmitted', data }
  return asked
    ? [submitted]
    : [questionAskedEvent(state, question, { questionId, number }), submitted]
}

/** Recorded with the first answer, so that read models and reactors handle a form's questions like any other. */
function questionAskedEvent(
  { language }: Conversation,
  { id, text, type, options, exclusive_options: exclusive = [] }: SurveyQuestion,
  at: { questionId: string; number: number },
): ConversationEvent {
  const format = {
    ...{ kind: type, options: [...options] },
    ...(exclusive.length > 0 && { exclusiveOptions: [...exclusive] }),
  }
  const asked = { text, ...format, purpose: 'form' as const, language }
  const data = { ...at, ...asked, surveyQuestionId: id, objectiveId: null, quotes: [], provenance }
  return { type: 'QuestionAsked', data }
}

function skipQuestion(
  { askedQuestions, skipped }: Conversation,
  skip: { question: SurveyQuestion; number: number; questionId: string },
): ConversationEvent[] {
  const { number, questionId } = skip
  const { id, is_required } = skip.question
  if (is_required) refuse('conversations/answer-required', { question_id: id })
  const responseId = askedQuestions.find((each) => each.questionId === questionId)?.responseId
  const withdrawn: ConversationEvent[] = responseId
    ? [{ type: 'AnswerWithdrawn', data: { questionId, responseId, number } }]
    : []
  if (skipped.has(id)) return withdrawn
  return [
    ...withdrawn,
    { type: 'QuestionSkipped', data: { questionId, surveyQuestionId: id, number } },
  ]
}

/** Required questions without an answer, by the survey's ids. */
export function missingRequiredIds({ form, askedQuestions }: Conversation): string[] {
  const answered = new Set(
    askedQuestions.flatMap(({ number, responseId }) => (responseId ? [number] : [])),
  )
  const open = (form ?? []).filter((_, at) => !answered.has(at + 1))
  return open.filter(({ is_required }) => is_required).map(({ id }) => id)
}
