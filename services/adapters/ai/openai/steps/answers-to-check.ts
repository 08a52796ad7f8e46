import type { ResponseToDigest } from '#ports/ai/reports.ts'

/** Characters of answers and questions that one call reads. */
const maxCharacters = 24_000
/** Characters of one answer. */
const maxAnswerLength = 2_000
/** People beyond them are counted as the notes say. */
const maxParts = 24

type Answer = { ref: string; thing: ResponseToDigest }

/** A person's answers are in one part. */
export function splitByPeople(answers: readonly Answer[]): Answer[][] {
  const parts: Answer[][] = []
  let characters = 0
  for (const own of Map.groupBy(answers, ({ thing }) => thing.person).values()) {
    const shortened = own.map(({ ref, thing }) => ({
      ref,
      thing: { ...thing, answer: thing.answer.slice(0, maxAnswerLength) },
    }))
    const added = shortened.reduce(
      (sum, { thing }) => sum + thing.question.length + thing.answer.length,
      0,
    )
    const last = parts.at(-1)
    if (last && characters + added <= maxCharacters) {
      last.push(...shortened)
      characters += added
    } else {
      parts.push(shortened)
      characters = added
    }
  }
  return parts.slice(0, maxParts)
}
