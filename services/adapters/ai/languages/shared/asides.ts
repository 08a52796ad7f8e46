// What owners say in a goal that is nothing to ask, as patterns that leave it out.
import type { Clauses } from '../types/clauses.ts'

type Asides = {
  /** Stands before a clause. */
  joint: string
  /** A clause with it asks something, and stays. */
  asks: string
  /** How clauses begin; `$` at the end where they are whole. */
  clauses: readonly string[]
  /** How sentences begin that are left out as a whole. */
  sentences?: readonly string[]
}

const withinClause = String.raw`[^.,،;؛:!?؟\n]*`
const withinSentence = String.raw`[^.!?؟\n:]*`
/** A question stays. */
const ends = String.raw`(?=\s*(?:[.,،;؛!\n]|$))`

/** From a comma on, or from the beginning of a sentence up to the next mark. */
export function asidePatterns({
  joint,
  asks,
  clauses,
  sentences = [],
}: Asides): NonNullable<Clauses['slips']> {
  const begins = `(?:${joint}\\s+)*`
  const whole = clauses.map((each) =>
    each.endsWith('$')
      ? `${each.slice(0, -1)}`
      : `(?!${withinClause}${asks})${each}${withinClause}`,
  )
  const clause = `${begins}(?:${whole.join('|')})${ends}`
  const sentence = `(?!${withinSentence}${asks})${begins}(?:${sentences.join('|')})${withinSentence}[.!\\n]`
  const start = String.raw`(?<=^\s*|[.!?؟\n]\s*)`
  return [
    ...(sentences.length > 0 ? [[new RegExp(`${start}${sentence}\\s*`, 'giu'), ''] as const] : []),
    [new RegExp(String.raw`\s*[,،;؛]\s*${clause}`, 'giu'), ''],
    [new RegExp(String.raw`${start}${clause}\s*(?:[.,،;؛!]+\s*|$)`, 'giu'), ''],
  ]
}
