import { generateQuestions } from '#contract/api/surveys.ts'
import { limits } from '#contract/limits.ts'
import { route } from '#kernel/http/route.ts'
import type { Ai } from '#ports/ai.ts'
import { assertQuestionLimit, findPlan } from '../plan-limits.ts'
import { proposeQuestions } from './propose-questions.ts'

export const generateQuestionsRoute = ({ ai }: { ai: Pick<Ai, 'questions'> }) =>
  route(generateQuestions, async ({ title, question_count: count, ...input }, call) => {
    assertQuestionLimit(await findPlan(call), count)
    const wanted = { ...input, title: title ?? input.goal.slice(0, limits.title.max), count }
    return { questions: await proposeQuestions(ai, wanted, call) }
  })
