import type { InterviewPurpose } from '#contract/events/conversation-types.ts'
import { QuestionKind } from '#contract/survey.ts'

type AskedQuestion = { kind: QuestionKind }

/** One question in so many, at most, is answered by choosing. */
const questionsPerChoice = 3
const openOnly: readonly QuestionKind[] = ['open']
const anyKind: readonly QuestionKind[] = QuestionKind.options

/** Of which kinds the next question may be. A choice says what but not why, so there must be room to ask after it. */
export function allowedKindsFor(
  askedQuestions: readonly AskedQuestion[],
  next: { purpose: InterviewPurpose; canBeFollowedUp: boolean },
): readonly QuestionKind[] {
  const isFitting = next.purpose === 'objective' || next.purpose === 'other-angle'
  const isOpen = askedQuestions.at(-1)?.kind === 'open'
  if (!isFitting || !isOpen || !next.canBeFollowedUp) return openOnly
  const chosen = askedQuestions.filter(({ kind }) => kind !== 'open').length
  return (chosen + 1) * questionsPerChoice > askedQuestions.length + 1 ? openOnly : anyKind
}
