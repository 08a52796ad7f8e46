import type { z } from 'zod'
import { submitAnswer } from '#contract/api/public.ts'
import { route } from '#kernel/http/route.ts'
import { preview } from '../conversation.decider.ts'
import { resolvePreviewAnswer } from '../previews/preview-answer.ts'
import {
  formQuestionIdOf,
  readConversationView,
  responseIdOf,
  type ReadHistory,
} from '../conversation-view.ts'
import { findDuplicateAnswer } from '../forms/duplicate-answer.ts'
import { addressOf } from './session-address.ts'
import type { QuestionTimer } from './question-timer.ts'

/** One command and nothing else: whether the answer fits is decided by the conversation itself. */
export const submitAnswerRoute = ({
  history,
  questionTimer,
}: {
  history: ReadHistory
  questionTimer: QuestionTimer
}) =>
  route(submitAnswer, async ({ sessionId, question_id, ...given }, { execute }) => {
    const { decider, id, stream } = addressOf(sessionId)
    const recalled = await readConversationView(history, stream)
    const sent = toAnswerInput(given)
    if (recalled.started.questions) {
      const same = findDuplicateAnswer(recalled, question_id, sent)
      if (same) return { ok: true as const, response_id: same.key, position: same.position }
      const questionId = formQuestionIdOf(id, question_id)
      const responseId = responseIdOf(id, questionId)
      const filled = { surveyQuestionId: question_id, questionId, responseId, ...sent }
      const { position } = await execute(decider, id, { type: 'FillIn', ...filled })
      return { ok: true as const, response_id: responseId, position }
    }
    const asked = { questionId: question_id, ...sent }
    const whole = decider === preview ? resolvePreviewAnswer(recalled, asked) : asked
    const { questionId } = whole
    const responseId = responseIdOf(id, questionId)
    const { position } = await execute(decider, id, {
      type: 'SubmitAnswer',
      ...whole,
      responseId,
      elapsedMs: questionTimer.elapsedMs(questionId),
    })
    return { ok: true as const, response_id: responseId, position }
  })

type Input = Omit<z.output<typeof submitAnswer.input>, 'sessionId' | 'question_id'>

const toAnswerInput = (given: Input) => ({
  text: given.text_response ?? undefined,
  selectedOptions: given.selected_options ?? undefined,
  scale: given.scale_value ?? undefined,
  boolean: given.boolean_value ?? undefined,
  ranking: given.ranking_order ?? undefined,
  number: given.number_value ?? undefined,
  date: given.date_value ?? undefined,
  spoken: given.transcribed ?? undefined,
})
