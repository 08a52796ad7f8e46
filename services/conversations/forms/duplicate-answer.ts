import type {
  ConversationView,
  QuestionView,
} from '#projections/conversations/conversation-view.ts'
import { parseAnswer, isBlank, type AnswerInput } from '../answer.policy.ts'

/**
 * A form's question whose latest answer is already the given one. The decider's fold has no answers, so it cannot tell;
 * two equal answers at the same moment are two events.
 */
export function findDuplicateAnswer(
  { started, questions, stage }: ConversationView,
  questionId: string,
  given: AnswerInput,
): QuestionView | undefined {
  const question = questions.get(questionId)
  const before = question?.answer
  if (!before || before.text === null || stage === 'finished' || isBlank(given)) return undefined
  const { text, choice } = parseAnswer(question, given, started.language)
  const isSame =
    text === before.text &&
    // Options may contain commas.
    JSON.stringify(choice?.selectedOptions) === JSON.stringify(before.choice?.selectedOptions)
  return isSame ? question : undefined
}
