import { SurveyQuestion } from '#contract/survey.ts'
import type { RequestContext } from '#kernel/http/route.ts'
import { type Ai, AiFailure, type QuestionsRequest } from '#ports/ai.ts'
import { requestProposal } from './ai-proposal.ts'
import { askBackIfUnclear } from './unclear-goal.ts'

const questionProblems = {
  unavailable: 'surveys/questions-unavailable',
  failed: 'surveys/questions-failed',
  invalid: 'surveys/questions-invalid',
} as const

/** The valid ones of the model's questions, at most `count`. Throws `surveys/questions-invalid` when none is valid. */
export function proposeQuestions(
  ai: Pick<Ai, 'questions'>,
  request: QuestionsRequest,
  call: Pick<RequestContext, 'request' | 'reply' | 'db'> & { ownerId: string },
): Promise<SurveyQuestion[]> {
  return requestProposal(call, questionProblems, async () => {
    const proposed = await ai
      .questions(request)
      .catch((error: unknown) => askBackIfUnclear(error, call))
    const questions = proposed.questions
      .map((question) => SurveyQuestion.omit({ id: true }).safeParse(question).data)
      .filter((question) => question !== undefined)
      .slice(0, request.count)
    if (questions.length === 0)
      throw new AiFailure('invalid', 'the model proposed no valid question')
    return questions.map((question, index) => ({ ...question, id: `question-${index + 1}` }))
  })
}
