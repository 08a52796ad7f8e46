// Two questions are the same if they share most words or most trigrams, or if they have the same question sentence and no
// quotation.
import { questionSentenceOf, removeQuotations, wordsOf } from './text-analysis.ts'

const minSharedWords = 0.75
const minSharedTrigrams = 0.75
/** Shorter sentences, such as "Why?", may be about different things. */
const minSentenceWords = 5

/** The first of the earlier questions that this one asks again. */
export const findRepeat = (text: string, earlier: readonly string[]): string | undefined =>
  earlier.find((each) => isSame(each, text))

function isSame(a: string, b: string): boolean {
  if (jaccard(new Set(wordsOf(a)), new Set(wordsOf(b))) >= minSharedWords) return true
  if (jaccard(trigramsOf(a), trigramsOf(b)) >= minSharedTrigrams) return true
  return !isQuoting(a) && !isQuoting(b) && hasSameQuestionSentence(a, b)
}

/** Whether the question sentences are the same, also with different quotations: monotonous, but no repeat. */
export function hasSameQuestionSentence(a: string, b: string): boolean {
  const [left, right] = [wordsOf(questionSentenceOf(a)), wordsOf(questionSentenceOf(b))]
  return left.length >= minSentenceWords && left.join(' ') === right.join(' ')
}

const isQuoting = (text: string) => removeQuotations(text) !== text

/** Jaccard index, 0 to 1. */
function jaccard(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const both = a.intersection(b).size
  return both / Math.max(1, a.size + b.size - both)
}

function trigramsOf(text: string): ReadonlySet<string> {
  const letters = ` ${wordsOf(text).join(' ')} `
  return new Set(
    Array.from({ length: Math.max(0, letters.length - 2) }, (_, i) => letters.slice(i, i + 3)),
  )
}
