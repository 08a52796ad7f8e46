import { refuse } from '#kernel/problem.ts'
import type { ConversationView } from '#projections/conversations/conversation-view.ts'
import type { AnswerInput } from '../answer.policy.ts'
import { parseChoice } from './choice-parser.policy.ts'

type PreviewAnswerInput = AnswerInput & { questionId: string }

/**
 * An answer to a preview with its question's id and a choice. Documented clients know a preview's questions by their text
 * alone and answer every kind in words. The id of a known question takes precedence, so no question is answered twice.
 */
export function resolvePreviewAnswer(
  { questions, stage }: ConversationView,
  { questionId, ...given }: PreviewAnswerInput,
): PreviewAnswerInput {
  const question =
    questions.get(questionId) ?? [...questions.values()].findLast(({ answer }) => answer === null)
  if (!question)
    return refuse(stage === 'finished' ? 'conversations/finished' : 'conversations/out-of-turn')
  const { text, selectedOptions, scale, nps, boolean, ranking, number, date } = given
  const choices = [selectedOptions, scale, nps, boolean, ranking, number, date]
  const isChosen = choices.some((choice) => choice !== undefined)
  const choice = isChosen ? {} : parseChoice(question, text ?? '')
  return { ...given, ...choice, questionId: question.questionId }
}
