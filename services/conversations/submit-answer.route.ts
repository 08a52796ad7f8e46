import { submitAnswer } from '#contract/api/public.ts'
import { route } from '#kernel/route.ts'
import { conversation } from './conversation.decider.ts'
import { conversationOf, responseIdOf } from './recall.ts'
import type { Shown } from './shown.ts'

/** One command and nothing else: whether the answer fits is decided by the conversation itself. */
export const submitAnswerRoute = (shown: Shown) =>
  route(submitAnswer, async ({ sessionId, question_id: questionId, ...given }, { execute }) => {
    const id = conversationOf(sessionId)
    const responseId = responseIdOf(id, questionId)
    const { position } = await execute(conversation, id, {
      type: 'SubmitAnswer',
      questionId,
      responseId,
      elapsedMs: shown.elapsedMs(questionId),
      text: given.text_response ?? undefined,
      selectedOptions: given.selected_options ?? undefined,
      scale: given.scale_value ?? undefined,
      boolean: given.boolean_value ?? undefined,
    })
    return { ok: true as const, response_id: responseId, position }
  })
