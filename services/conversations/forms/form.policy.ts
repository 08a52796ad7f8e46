// What a person does with a form: answers its questions in any order, goes back, leaves some of them out.
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

/** The owner's own words: no engine had a hand in them. */
const provenance = {
  ...{ engine: 'owner', model: 'form', promptVersion: '1' },
  ...{ latencyMs: 0, tokensIn: 0, tokensOut: 0 },
}

/** An answer to any question of the form: the first, another in its place, or none. */
export function answerFormQuestion(state: Conversation, given: FormAnswer): ConversationEvent[] {
  if (state.stage === 'finished') refuse('conversations/finished')
  const { surveyQuestionId, questionId, responseId } = given
  const at = state.form?.findIndex(({ id }) => id === surveyQuestionId) ?? -1
  const question = state.form?.[at]
  if (!question) return refuse('conversations/unknown-question', { question_id: surveyQuestionId })
  const number = at + 1
  const asked = state.askedQuestions.find((each) => each.questionId === questionId)
  if (isBlank(given)) return skipQuestion(state, { question, number, questionId })
  const { type: kind, options } = question
  const answer = parseAnswer({ kind, options }, given, state.language)
  const data = {
    ...{ questionId, responseId, number, kind, ...answer },
    // A page shows a form's questions by itself: how long one was looked at cannot be told.
    elapsedMs: null,
    // Who was never heard has not spoken, whatever a client says.
    ...(given.spoken && state.audio.transcribedSeconds > 0 && { spoken: true as const }),
  }
  if (asked?.responseId) return [{ type: 'AnswerRevised', data }]
  const submitted: ConversationEvent = { type: 'AnswerSubmitted', data }
  return asked
    ? [submitted]
    : [questionAskedEvent(state, question, { questionId, number }), submitted]
}

/** A question of a form is asked once it is answered: turns, scores and insights then take it like any other. */
function questionAskedEvent(
  { language }: Conversation,
  { id, text, type, options }: SurveyQuestion,
  at: { questionId: string; number: number },
): ConversationEvent {
  const asked = { text, kind: type, options: [...options], purpose: 'form' as const, language }
  const data = { ...at, ...asked, surveyQuestionId: id, objectiveId: null, quotes: [], provenance }
  return { type: 'QuestionAsked', data }
}

function skipQuestion(
  { askedQuestions, skipped }: Conversation,
  of: { question: SurveyQuestion; number: number; questionId: string },
): ConversationEvent[] {
  const { number, questionId } = of
  const { id, is_required } = of.question
  if (is_required) refuse('conversations/answer-required', { question_id: id })
  const responseId = askedQuestions.find((each) => each.questionId === questionId)?.responseId
  const taken: ConversationEvent[] = responseId
    ? [{ type: 'AnswerWithdrawn', data: { questionId, responseId, number } }]
    : []
  if (skipped.has(id)) return taken
  return [...taken, { type: 'QuestionSkipped', data: { questionId, surveyQuestionId: id, number } }]
}

/** Required questions without an answer, by the survey's own ids. */
export function missingRequiredIds({ form, askedQuestions }: Conversation): string[] {
  const answered = new Set(
    askedQuestions.flatMap(({ number, responseId }) => (responseId ? [number] : [])),
  )
  const open = (form ?? []).filter((_, at) => !answered.has(at + 1))
  return open.filter(({ is_required }) => is_required).map(({ id }) => id)
}
