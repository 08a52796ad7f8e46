import { submitAnswer } from '#contract/api/public.ts'
import { route } from '#kernel/route.ts'
import { preview } from './conversation.decider.ts'
import { readPreviewAnswer } from './preview-answer.ts'
import { responseIdOf, type History } from './recall.ts'
import { addressOf } from './session-address.ts'
import type { Shown } from './shown.ts'

/** One command and nothing else: whether the answer fits is decided by the conversation itself. */
export const submitAnswerRoute = ({ history, shown }: { history: History; shown: Shown }) =>
  route(submitAnswer, async ({ sessionId, question_id, ...given }, { execute }) => {
    const { decider, id, stream } = addressOf(sessionId)
    const sent = {
      questionId: question_id,
      text: given.text_response ?? undefined,
      selectedOptions: given.selected_options ?? undefined,
      scale: given.scale_value ?? undefined,
      boolean: given.boolean_value ?? undefined,
      ranking: given.ranking_order ?? undefined,
      number: given.number_value ?? undefined,
      date: given.date_value ?? undefined,
      spoken: given.transcribed ?? undefined,
    }
    const whole = decider === preview ? await readPreviewAnswer(history, stream, sent) : sent
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
