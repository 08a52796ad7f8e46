import { getFirstQuestion, getNextQuestion } from '#contract/api/public.ts'
import { refuse } from '#kernel/problem.ts'
import { route } from '#kernel/http/route.ts'
import { type QuestionWaitDeps, awaitQuestion } from './await-question.ts'
import { addressOf } from './session-address.ts'

export const firstQuestionRoute = (deps: QuestionWaitDeps) =>
  route(getFirstQuestion, async ({ sessionId }, call) => {
    const { next, finished } = await awaitQuestion(deps, addressOf(sessionId).stream, call)
    return finished ? refuse('conversations/finished') : next
  })

export const nextQuestionRoute = (deps: QuestionWaitDeps) =>
  route(getNextQuestion, async ({ sessionId }, call) => {
    const { next } = await awaitQuestion(deps, addressOf(sessionId).stream, call)
    return next
  })
