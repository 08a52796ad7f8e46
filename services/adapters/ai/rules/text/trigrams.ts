// How similar two texts are, by their sequences of three characters.
import { cachedByText, openTextCache } from './text-cache.ts'
import { toSearchText } from './tokenizer.ts'

/** A function that measures the share of trigrams that another text has in common with `text`, 0 to 1. */
export function trigramSimilarityTo(text: string): (other: string) => number {
  let similarities = compared.get(text)
  if (!similarities) compared.set(text, (similarities = new Map()))
  const own = trigrams(text)
  return (other) => {
    let similarity = similarities.get(other)
    if (similarity === undefined)
      similarities.set(other, (similarity = shareInCommon(own, trigrams(other))))
    return similarity
  }
}

/** A judgement compares one answer with the same others several times. */
const compared = openTextCache<Map<string, number>>(1)

/** Of two sorted sets. */
function shareInCommon(own: Float64Array, others: Float64Array): number {
  if (own.length === 0 || others.length === 0) return 0
  let [shared, at, to] = [0, 0, 0]
  while (at < own.length && to < others.length) {
    const difference = own[at]! - others[to]!
    if (difference === 0) shared++
    if (difference <= 0) at++
    if (difference >= 0) to++
  }
  return shared / (own.length + others.length - shared)
}

/** The different trigrams of a text as numbers of three UTF-16 units, sorted: each answer of a survey is compared with all others. */
const trigrams = cachedByText(2_000, (text): Float64Array => {
  const letters = toSearchText(text)
  const all = new Float64Array(Math.max(0, letters.length - 2))
  for (let at = 0; at < all.length; at++)
    all[at] =
      (letters.charCodeAt(at) * unit + letters.charCodeAt(at + 1)) * unit +
      letters.charCodeAt(at + 2)
  all.sort()
  let size = 0
  for (const [at, each] of all.entries()) if (at === 0 || each !== all[at - 1]) all[size++] = each
  return all.slice(0, size)
})

const unit = 2 ** 16
