import { truncate } from './plain-text.ts'

/** Characters of one answer (`longest`) and of all (`budget`); beyond that, the oldest are sent in part. */
const longest = 2_000
const budget = 6_000
const shortest = 600

/** Answers of one person, oldest first, as whole as a request has room for. */
export function fitAnswers(answers: readonly string[]): string[] {
  let left = budget
  const fitted = answers.toReversed().map((answer) => {
    const part = truncate(answer, Math.min(longest, Math.max(left, shortest)))
    left -= part.length
    return part
  })
  return fitted.toReversed()
}
