// The next step after an answer without information.
import type { Intent } from '#contract/events/conversation-types.ts'
import { planQuestion } from './question-plan.policy.ts'
import type { Interpretation, PlannedQuestion, Progress } from './turn-state.ts'

const unclearIntents: readonly Intent[] = ['gibberish', 'off-topic', 'question-back', 'injection']

/** One more attempt after an empty answer, then none. */
export function planRetry(
  progress: Progress,
  { intent, flags = [] }: Interpretation,
  spare: number,
): PlannedQuestion | null {
  const [previous, current] = [progress.askedQuestions.at(-2), progress.askedQuestions.at(-1)]
  if (!current || spare <= 0) return null
  if (intent === 'dont-know') {
    // "I do not remember" was one of the options.
    if (current.kind !== 'open') return null
    // A respondent who has no more to say to a follow-up has answered the question before it.
    const isFollowUp = current.purpose === 'probe' || current.purpose === 'other-angle'
    const isRepeated = previous?.intent === 'dont-know' || isFollowUp
    return isRepeated ? null : planQuestion(progress, 'other-angle', current.objectiveId)
  }
  if (intent === 'question-back' && (flags.includes('refuses') || isUnasked(current))) return null
  return !unclearIntents.includes(intent) || current.purpose === 'clarify'
    ? null
    : planQuestion(progress, 'clarify', current.objectiveId)
}

/** A follow-up, or a question without an objective, is not repeated: the next objective is clearer. */
const isUnasked = ({ purpose, objectiveId }: Progress['askedQuestions'][number]) =>
  purpose === 'probe' || purpose === 'other-angle' || (purpose === 'opening' && !objectiveId)
