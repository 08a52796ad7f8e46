import { refuse } from '#kernel/problem.ts'
import type { AnswerInput } from '../answer.policy.ts'
import { parseChoice } from './choice-parser.policy.ts'
import type { ConversationView } from '../conversation-view.ts'

type PreviewAnswerInput = AnswerInput & { questionId: string }

/**
 * An answer to a preview, made whole: documented clients know its questions by their text alone, and answer every
 * kind in words. A question's own id still counts, so that nothing is answered twice.
 */
export function resolvePreviewAnswer(
  { turns, finished }: ConversationView,
  { questionId, ...given }: PreviewAnswerInput,
): PreviewAnswerInput {
  const named = turns.find(({ question }) => question.id === questionId)
  const turn = named ?? turns.findLast(({ answer }) => answer === null)
  if (!turn) return refuse(finished ? 'conversations/finished' : 'conversations/out-of-turn')
  const { id, type: kind, options } = turn.question
  const { text, selectedOptions, scale, boolean, ranking, number, date } = given
  const choices = [selectedOptions, scale, boolean, ranking, number, date]
  const chosen = choices.some((choice) => choice !== undefined)
  const choice = chosen ? {} : parseChoice({ kind, options }, text ?? '')
  return { ...given, ...choice, questionId: id }
}
