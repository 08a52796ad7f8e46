import { generateQuestions } from '#contract/api/surveys.ts'
import { limits } from '#contract/limits.ts'
import { SurveyQuestion } from '#contract/survey.ts'
import { type Call, route } from '#kernel/route.ts'
import { type Ai, AiFailure, type QuestionsWanted } from '#ports/ai.ts'
import { allowQuestions, planOf } from './plan.ts'
import { propose } from './propose.ts'

const problems = {
  unavailable: 'surveys/questions-unavailable',
  failed: 'surveys/questions-failed',
  invalid: 'surveys/questions-invalid',
} as const

export const generateQuestionsRoute = ({ ai }: { ai: Pick<Ai, 'questions'> }) =>
  route(generateQuestions, async ({ title, question_count: count, ...asked }, call) => {
    allowQuestions(await planOf(call), count)
    const wanted = { ...asked, title: title ?? asked.goal.slice(0, limits.title.max), count }
    return { questions: await proposedQuestions(ai, wanted, call) }
  })

/** What is left of a model's questions once they are checked like anybody's input; a Problem where nothing is. */
export function proposedQuestions(
  ai: Pick<Ai, 'questions'>,
  wanted: QuestionsWanted,
  call: Pick<Call, 'request' | 'reply'>,
): Promise<SurveyQuestion[]> {
  return propose(call, problems, async () => {
    const made = await ai.questions(wanted)
    const questions = made.questions
      .map((question) => SurveyQuestion.omit({ id: true }).safeParse(question).data)
      .filter((question) => question !== undefined)
      .slice(0, wanted.count)
    if (questions.length === 0) throw new AiFailure('invalid', 'there is no usable question')
    return questions.map((question, index) => ({ ...question, id: `question-${index + 1}` }))
  })
}
