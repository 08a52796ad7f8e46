import type { z } from 'zod'
import { submitAnswer } from '#contract/api/public.ts'
import { route } from '#kernel/route.ts'
import { preview } from './conversation.decider.ts'
import { readPreviewAnswer } from './preview-answer.ts'
import { formQuestionIdOf, recall, responseIdOf, type History } from './recall.ts'
import { repeatedIn } from './repeated-answer.ts'
import { addressOf } from './session-address.ts'
import type { Shown } from './shown.ts'

/** One command and nothing else: whether the answer fits is decided by the conversation itself. */
export const submitAnswerRoute = ({ history, shown }: { history: History; shown: Shown }) =>
  route(submitAnswer, async ({ sessionId, question_id, ...given }, { execute }) => {
    const { decider, id, stream } = addressOf(sessionId)
    const recalled = await recall(history, stream)
    const sent = givenBy(given)
    if (recalled.started.questions) {
      const same = repeatedIn(recalled, question_id, sent)
      if (same) return { ok: true as const, response_id: same.key, position: same.position }
      const questionId = formQuestionIdOf(id, question_id)
      const responseId = responseIdOf(id, questionId)
      const filled = { surveyQuestionId: question_id, questionId, responseId, ...sent }
      const { position } = await execute(decider, id, { type: 'FillIn', ...filled })
      return { ok: true as const, response_id: responseId, position }
    }
    const asked = { questionId: question_id, ...sent }
    const whole = decider === preview ? readPreviewAnswer(recalled, asked) : asked
    const { questionId } = whole
    const responseId = responseIdOf(id, questionId)
    const { position } = await execute(decider, id, {
      type: 'SubmitAnswer',
      ...whole,
      responseId,
      elapsedMs: shown.elapsedMs(questionId),
    })
    return { ok: true as const, response_id: responseId, position }
  })

type Input = Omit<z.output<typeof submitAnswer.input>, 'sessionId' | 'question_id'>

const givenBy = (given: Input) => ({
  text: given.text_response ?? undefined,
  selectedOptions: given.selected_options ?? undefined,
  scale: given.scale_value ?? undefined,
  boolean: given.boolean_value ?? undefined,
  ranking: given.ranking_order ?? undefined,
  number: given.number_value ?? undefined,
  date: given.date_value ?? undefined,
  spoken: given.transcribed ?? undefined,
})
