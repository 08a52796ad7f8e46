// The sentence and clause of each unit of a text, and how that sentence ends.
import type { LexicalUnit } from './lexical-units.ts'

export type ClauseContext = {
  sentence: number
  clause: number
  /** First of its sentence. */
  startsSentence: boolean
  isQuestion: boolean
  /** Exclamation marks at the sentence's end. */
  exclamationMarks: number
}

const sentenceEnd = /[.!?؟\n…]/
const clauseEnd = /[,;:،؛()"“”«»–—]|\s-+\s/

export function clauseContexts(text: string, units: readonly LexicalUnit[]): ClauseContext[] {
  let [sentence, clause] = [0, 0]
  const places = units.map((unit, at) => {
    const gap = text.slice(units[at - 1]?.end ?? 0, unit.start)
    const ends = at > 0 && sentenceEnd.test(gap)
    if (ends) sentence += 1
    if (at > 0 && (ends || clauseEnd.test(gap))) clause += 1
    return { sentence, clause, startsSentence: at === 0 || ends }
  })
  const endings = new Map<number, string>()
  for (const [at, { sentence: which }] of places.entries())
    endings.set(which, /^[^\p{L}\p{N}]*/u.exec(text.slice(units[at]!.end))?.[0] ?? '')
  return places.map((place) => {
    const ending = endings.get(place.sentence) ?? ''
    return {
      ...place,
      isQuestion: /[?؟]/.test(ending),
      exclamationMarks: ending.match(/!/g)?.length ?? 0,
    }
  })
}
