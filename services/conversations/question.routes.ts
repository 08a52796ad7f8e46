import { firstQuestion, nextQuestion } from '#contract/api/public.ts'
import { refuse } from '#kernel/problem.ts'
import { route } from '#kernel/route.ts'
import { type Asking, awaitQuestion } from './await-question.ts'
import { addressOf } from './session-address.ts'

export const firstQuestionRoute = (asking: Asking) =>
  route(firstQuestion, async ({ sessionId }, call) => {
    const { next, finished } = await awaitQuestion(asking, addressOf(sessionId).stream, call)
    return finished ? refuse('conversations/finished') : next
  })

export const nextQuestionRoute = (asking: Asking) =>
  route(nextQuestion, async ({ sessionId }, call) => {
    const { next } = await awaitQuestion(asking, addressOf(sessionId).stream, call)
    return next
  })
