import { generateQuestions } from '#contract/api/surveys.ts'
import { limits } from '#contract/limits.ts'
import { SurveyQuestion } from '#contract/survey.ts'
import { type RequestContext, route } from '#kernel/http/route.ts'
import { type Ai, AiFailure, type QuestionsRequest } from '#ports/ai.ts'
import { assertQuestionLimit, findPlan } from '../plan-limits.ts'
import { requestProposal } from './ai-proposal.ts'

const questionProblems = {
  unavailable: 'surveys/questions-unavailable',
  failed: 'surveys/questions-failed',
  invalid: 'surveys/questions-invalid',
} as const

export const generateQuestionsRoute = ({ ai }: { ai: Pick<Ai, 'questions'> }) =>
  route(generateQuestions, async ({ title, question_count: count, ...asked }, call) => {
    assertQuestionLimit(await findPlan(call), count)
    const wanted = { ...asked, title: title ?? asked.goal.slice(0, limits.title.max), count }
    return { questions: await proposeQuestions(ai, wanted, call) }
  })

/** What is left of a model's questions once they are checked like anybody's input; a Problem where nothing is. */
export function proposeQuestions(
  ai: Pick<Ai, 'questions'>,
  wanted: QuestionsRequest,
  call: Pick<RequestContext, 'request' | 'reply'>,
): Promise<SurveyQuestion[]> {
  return requestProposal(call, questionProblems, async () => {
    const made = await ai.questions(wanted)
    const questions = made.questions
      .map((question) => SurveyQuestion.omit({ id: true }).safeParse(question).data)
      .filter((question) => question !== undefined)
      .slice(0, wanted.count)
    if (questions.length === 0) throw new AiFailure('invalid', 'there is no usable question')
    return questions.map((question, index) => ({ ...question, id: `question-${index + 1}` }))
  })
}
