import type { InterviewPurpose } from '#contract/events/conversation-types.ts'
import { QuestionKind } from '#contract/survey.ts'

type AskedQuestion = { kind: QuestionKind }

/** At most one question in so many is not open. */
const questionsPerChoice = 3
const openOnly: readonly QuestionKind[] = ['open']
const anyKind: readonly QuestionKind[] = QuestionKind.options

/** Allowed kinds of the next question. A choice needs room for a follow-up, because it gives no reason. */
export function allowedKindsFor(
  askedQuestions: readonly AskedQuestion[],
  next: { purpose: InterviewPurpose; canBeFollowedUp: boolean },
): readonly QuestionKind[] {
  const isFitting = next.purpose === 'objective' || next.purpose === 'other-angle'
  if (!isFitting || !next.canBeFollowedUp) return openOnly
  const recent = askedQuestions.slice(1 - questionsPerChoice)
  return recent.every(({ kind }) => kind === 'open') ? anyKind : openOnly
}
