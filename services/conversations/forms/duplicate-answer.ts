import { parseAnswer, isBlank, type AnswerInput } from '../answer.policy.ts'
import type { ConversationView } from '../conversation-view.ts'

/**
 * The turn of a form that says so already. Aggregates never fold what people say, so this cannot be decided there;
 * two at the same moment leave two events that say the same.
 */
export function findDuplicateAnswer(
  { started, turns, finished }: ConversationView,
  surveyQuestionId: string,
  given: AnswerInput,
): ConversationView['turns'][number] | undefined {
  const turn = turns.find(({ question }) => question.id === surveyQuestionId)
  if (!turn || finished || isBlank(given)) return undefined
  const { type: kind, options } = turn.question
  const { text, choice } = parseAnswer({ kind, options }, given, started.language)
  const isSame =
    text === turn.answer &&
    // Options may have commas of their own.
    JSON.stringify(choice?.selectedOptions ?? null) ===
      JSON.stringify(turn.given?.selected_options ?? null)
  return isSame ? turn : undefined
}
