// Two questions are one if most of their words, or of their three-letter sequences, are the same, or if both ask with the same
// sentence and name nothing else that it could be about.
import { askingIn, unquoted, wordsOf } from './text.ts'

const sameWords = 0.75
const sameLetters = 0.75
/** A shorter sentence, such as "Why?", may be asked of many things. */
const fewWords = 5

/** The first of the earlier questions that this one asks again. */
export const repeatOf = (text: string, earlier: readonly string[]): string | undefined =>
  earlier.find((each) => isSame(each, text))

function isSame(a: string, b: string): boolean {
  if (shared(new Set(wordsOf(a)), new Set(wordsOf(b))) >= sameWords) return true
  if (shared(lettersOf(a), lettersOf(b)) >= sameLetters) return true
  return !isQuoting(a) && !isQuoting(b) && asksAlike(a, b)
}

/** Whether the sentence that asks is the same, whatever it is about: no repeat by itself, but monotonous. */
export function asksAlike(a: string, b: string): boolean {
  const [left, right] = [wordsOf(askingIn(a)), wordsOf(askingIn(b))]
  return left.length >= fewWords && left.join(' ') === right.join(' ')
}

const isQuoting = (text: string) => unquoted(text) !== text

/** What two sets have in common, of all that they have: 0 to 1. */
function shared(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const both = a.intersection(b).size
  return both / Math.max(1, a.size + b.size - both)
}

function lettersOf(text: string): ReadonlySet<string> {
  const letters = ` ${wordsOf(text).join(' ')} `
  return new Set(
    Array.from({ length: Math.max(0, letters.length - 2) }, (_, i) => letters.slice(i, i + 3)),
  )
}
