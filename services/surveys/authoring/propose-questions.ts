import { SurveyQuestion } from '#contract/survey.ts'
import type { RequestContext } from '#kernel/http/route.ts'
import type { Ai } from '#ports/ai.ts'
import { AiFailure } from '#ports/ai/failure.ts'
import type { QuestionsRequest } from '#ports/ai/authoring.ts'
import { requestProposal } from './ai-proposal.ts'
import { askBackIfUnclear } from './unclear-goal.ts'

const questionProblems = {
  unavailable: 'surveys/questions-unavailable',
  failed: 'surveys/questions-failed',
  invalid: 'surveys/questions-invalid',
} as const

/**
 * The valid ones of the model's questions, at most `count`, without those that were proposed already. Throws
 * `surveys/questions-invalid` when none is valid. Empty where all were proposed already.
 */
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
    if (questions.length === 0)
      throw new AiFailure('invalid', 'the model proposed no valid question')
    return withoutKnown(questions, request).map((question, index) => ({
      ...question,
      id: `question-${index + 1}`,
    }))
  })
}

/** Questions that differ only in case, accents, punctuation and whitespace are the same. */
function withoutKnown<T extends { text: string }>(
  questions: readonly T[],
  { alreadyProposed = [], count }: QuestionsRequest,
): T[] {
  const known = new Set(alreadyProposed.map(normalize))
  return questions.filter(({ text }) => !known.has(normalize(text))).slice(0, count)
}

const normalize = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
