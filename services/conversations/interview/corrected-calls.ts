// Answers that were read as calls for help until the respondent said that they were about another person.
import { isCallForHelp } from '#contract/events/conversation-types.ts'
import type {
  ConversationView,
  QuestionView,
} from '#projections/conversations/conversation-view.ts'
import { isCorrection } from './support-reply.policy.ts'

/**
 * Ids of the questions whose answers count as ordinary after all: objectives that they closed are open again, and questions may
 * touch them.
 */
export function correctedCalls({
  started,
  questions,
}: Pick<ConversationView, 'started' | 'questions'>): ReadonlySet<string> {
  const all = [...questions.values()]
  const isCorrected = (call: QuestionView) => {
    const after = all.slice(all.indexOf(call) + 1)
    const end = after.findIndex(({ purpose }) => purpose !== 'support')
    const messages = end < 0 ? after : after.slice(0, end)
    return messages.some(({ answer, language = started.language }) => {
      // A reply that is not coded yet is taken for an answer.
      const isPlain = (answer?.coding?.intent ?? 'answer') === 'answer'
      return answer?.text && isPlain && isCorrection(answer.text, language)
    })
  }
  const calls = all.filter(
    ({ purpose, answer }) => purpose !== 'support' && isCallForHelp(answer?.coding?.intent ?? null),
  )
  return new Set(calls.filter(isCorrected).map(({ questionId }) => questionId))
}
