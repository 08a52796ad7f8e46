// The purpose of a survey, as its brief states it before the topics.
import type { Clauses } from '../../languages/types/clauses.ts'
import type { GoalReading } from './goal-reading.ts'

const minListed = 3
const asksReasons = /^(?:reasons?|causes?|motivos?|razões|causas?|أسباب|سبب)(?!\p{L})/iu

type ReadSentence = GoalReading & { isItem: boolean }

/** "Evaluate the pilot. Topics: …": before a list a purpose without a question says what the list is about. */
export function withoutPurpose(
  read: readonly ReadSentence[],
  { question }: Clauses,
): readonly GoalReading[] {
  const [first, ...rest] = read.filter(
    ({ things, headings }) => things.length > 0 || headings.length > 0,
  )
  const [purpose, ...more] = first?.things ?? []
  const isPurpose =
    purpose !== undefined &&
    more.length === 0 &&
    first?.isItem === false &&
    first.headings.length === 0 &&
    !question.test(purpose) &&
    !asksReasons.test(purpose) &&
    rest.some(({ things }) => things.length > 0) &&
    rest.flatMap(({ things }) => things).length >= minListed
  return isPurpose ? [{ things: [], headings: [purpose] }, ...rest] : read
}
