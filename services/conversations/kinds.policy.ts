import type { QuestionPurpose } from '#contract/events/conversation-terms.ts'
import { QuestionKind } from '#contract/survey.ts'

type Asked = { kind: QuestionKind }

/** One question in so many, at most, is answered by choosing. */
const oneIn = 3
const openOnly: readonly QuestionKind[] = ['open']
const any: readonly QuestionKind[] = QuestionKind.options

/** Of which kinds the next question may be. A choice says what but not why, so there must be room to ask after it. */
export function kindsFor(
  asked: readonly Asked[],
  next: { purpose: QuestionPurpose; canBeFollowedUp: boolean },
): readonly QuestionKind[] {
  const isFitting = next.purpose === 'objective' || next.purpose === 'other-angle'
  const isOpen = asked.at(-1)?.kind === 'open'
  if (!isFitting || !isOpen || !next.canBeFollowedUp) return openOnly
  const chosen = asked.filter(({ kind }) => kind !== 'open').length
  return (chosen + 1) * oneIn > asked.length + 1 ? openOnly : any
}
