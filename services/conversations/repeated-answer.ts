import { answerOf, isBlank, type GivenAnswer } from './answer.policy.ts'
import type { Recalled } from './recall.ts'

/**
 * The turn of a form that says so already. Aggregates never fold what people say, so this cannot be decided there;
 * two at the same moment leave two events that say the same.
 */
export function repeatedIn(
  { started, turns, finished }: Recalled,
  surveyQuestionId: string,
  given: GivenAnswer,
): Recalled['turns'][number] | undefined {
  const turn = turns.find(({ question }) => question.id === surveyQuestionId)
  if (!turn || finished || isBlank(given)) return undefined
  const { type: kind, options } = turn.question
  const { text, choice } = answerOf({ kind, options }, given, started.language)
  const isSame =
    text === turn.answer &&
    // Options may have commas of their own.
    JSON.stringify(choice?.selectedOptions ?? null) ===
      JSON.stringify(turn.given?.selected_options ?? null)
  return isSame ? turn : undefined
}
