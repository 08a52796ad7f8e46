import type { z } from 'zod'
import { submitAnswer } from '#contract/api/public.ts'
import type { CommandResult, Execute } from '#kernel/commands/command.ts'
import { refuse } from '#kernel/problem.ts'
import { route } from '#kernel/http/route.ts'
import type { ReadHistory } from '#kernel/read/active-streams.ts'
import type { ConversationView } from '#projections/conversations/conversation-view.ts'
import type { AnswerInput } from '../answer.policy.ts'
import { preview } from '../conversation.decider.ts'
import { findDuplicateAnswer } from '../forms/duplicate-answer.ts'
import type { FormAnswer } from '../forms/form.policy.ts'
import { assessText, type AssessmentDeps } from '../help/assess-text.ts'
import { resolvePreviewAnswer } from '../previews/preview-answer.ts'
import { formQuestionIdOf, isInterviewQuestionId, responseIdOf } from '../question-ids.ts'
import { readConversationView } from '../respondent-view.ts'
import type { QuestionTimer } from './question-timer.ts'
import { addressOf, type SessionAddress } from './session-address.ts'

type SubmitAnswerDeps = AssessmentDeps & { history: ReadHistory; questionTimer: QuestionTimer }

/**
 * Executes one command. An answer to the interviewer reads nothing: the fold that `execute` caches decides. A form's
 * stream is read to find a duplicate answer, a preview's to resolve an answer that names no question.
 */
export const submitAnswerRoute = (deps: SubmitAnswerDeps) =>
  route(submitAnswer, async ({ sessionId, question_id, ...given }, { execute }) => {
    const { history, questionTimer } = deps
    const address = addressOf(sessionId)
    const { decider, id, stream } = address
    const answer = toAnswerInput(given)
    const submit = (input: InterviewAnswer) =>
      submitInterviewAnswer({ execute, questionTimer }, address, input)
    const named = { questionId: question_id, ...answer }
    if (decider !== preview && isInterviewQuestionId(id, question_id)) return submit(named)
    const view = await readConversationView(history, stream)
    if (!view.started.questions)
      return submit(decider === preview ? resolvePreviewAnswer(view, named) : named)
    const questionId = formQuestionIdOf(id, question_id)
    const responseId = responseIdOf(id, questionId)
    const filled = { surveyQuestionId: question_id, questionId, responseId, ...answer }
    const { position } =
      findDuplicateAnswer(view, questionId, answer) ??
      (await execute(decider, id, { type: 'AnswerFormQuestion', ...filled }))
    const help = await helpForFormAnswer(deps, view, filled)
    return { ...submitted(responseId, { position }), ...(help && { help }) }
  })

/** With the response, so that the page shows it right away. */
async function helpForFormAnswer(
  deps: AssessmentDeps,
  { started }: ConversationView,
  { surveyQuestionId, text = '' }: FormAnswer,
) {
  const question = started.questions?.find(({ id }) => id === surveyQuestionId)
  if (question?.type !== 'open') return undefined
  const { language, country } = started
  return assessText(deps, { text, question: question.text, language, country })
}

type InterviewAnswer = AnswerInput & { questionId: string; spoken?: boolean | undefined }

async function submitInterviewAnswer(
  { execute, questionTimer }: { execute: Execute; questionTimer: QuestionTimer },
  { decider, id }: SessionAddress,
  answer: InterviewAnswer,
) {
  const { questionId } = answer
  const responseId = responseIdOf(id, questionId)
  const elapsedMs = questionTimer.elapsedMs(questionId)
  const result = await execute(decider, id, {
    type: 'SubmitAnswer',
    ...answer,
    responseId,
    elapsedMs,
  })
  // A repeated command returns its first result, also after an erasure: the text is null without its key.
  if (result.events.some((event) => event.type === 'AnswerSubmitted' && event.data.text === null))
    refuse('conversations/not-found')
  return submitted(responseId, result)
}

const submitted = (responseId: string, { position }: Pick<CommandResult, 'position'>) => ({
  ok: true as const,
  response_id: responseId,
  position,
})

type Input = Omit<z.output<typeof submitAnswer.input>, 'sessionId' | 'question_id'>

const toAnswerInput = (given: Input) => ({
  text: given.text_response ?? undefined,
  selectedOptions: given.selected_options ?? undefined,
  scale: given.scale_value ?? undefined,
  nps: given.nps_value ?? undefined,
  boolean: given.boolean_value ?? undefined,
  ranking: given.ranking_order ?? undefined,
  number: given.number_value ?? undefined,
  date: given.date_value ?? undefined,
  spoken: given.transcribed ?? undefined,
})
