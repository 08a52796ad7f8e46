import { firstQuestion, nextQuestion } from '#contract/api/public.ts'
import { refuse } from '#kernel/problem.ts'
import { route } from '#kernel/route.ts'
import { type Asking, awaitQuestion } from './await-question.ts'
import { addressOf } from './session-address.ts'

export const firstQuestionRoute = (asking: Asking) =>
  route(firstQuestion, async ({ sessionId }, call) => {
    const answer = await awaitQuestion(asking, addressOf(sessionId).stream, call)
    return answer.question ? answer : refuse('conversations/finished')
  })

export const nextQuestionRoute = (asking: Asking) =>
  route(nextQuestion, async ({ sessionId }, call) =>
    awaitQuestion(asking, addressOf(sessionId).stream, call),
  )
