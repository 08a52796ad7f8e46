// How similar two texts are, by their sequences of three characters.
import { cachedByText, openTextCache } from './text-cache.ts'
import { toSearchText } from './tokenizer.ts'

/** A function that measures the share of trigrams that another text has in common with `text`, 0 to 1. */
export function trigramSimilarityTo(text: string): (other: string) => number {
  const known = comparisons.get(text)
  if (known) return known
  const similarities = new Map<string, number>()
  const own = trigrams(text)
  const isOwn = membership(own)
  const similarityTo = (other: string) => {
    let similarity = similarities.get(other)
    if (similarity === undefined)
      similarities.set(other, (similarity = shareInCommon(own, trigrams(other), isOwn)))
    return similarity
  }
  comparisons.set(text, similarityTo)
  return similarityTo
}

/** A judgement compares one answer with the same others several times. */
const comparisons = openTextCache<(other: string) => number>(1)

/** The different trigrams of a text as numbers of three UTF-16 units, each with its hash. */
type Trigrams = { values: Float64Array; hashes: Uint32Array }

function shareInCommon(
  own: Trigrams,
  other: Trigrams,
  isOwn: (value: number, hash: number) => boolean,
): number {
  const { values, hashes } = other
  if (own.values.length === 0 || values.length === 0) return 0
  let shared = 0
  for (let at = 0; at < values.length; at++) if (isOwn(values[at]!, hashes[at]!)) shared++
  return shared / (own.values.length + values.length - shared)
}

/** Each answer of a survey is compared with all others. */
const trigrams = cachedByText(2_000, (text): Trigrams => {
  const letters = toSearchText(text)
  const most = Math.max(0, letters.length - 2)
  const [values, hashes] = [new Float64Array(most), new Uint32Array(most)]
  const table = openTable(most)
  let size = 0
  for (let at = 0; at < most; at++) {
    const [first, second, third] = [
      letters.charCodeAt(at),
      letters.charCodeAt(at + 1),
      letters.charCodeAt(at + 2),
    ]
    const value = (first * unit + second) * unit + third
    const hash = hashOf(first, second, third)
    if (!addTo(table, value, hash)) continue
    values[size] = value
    hashes[size++] = hash
  }
  return { values: values.slice(0, size), hashes: hashes.slice(0, size) }
})

const unit = 2 ** 16

const hashOf = (first: number, second: number, third: number) => {
  const mixed = Math.imul(Math.imul(first, 31) + second, 0x9e3779b1) ^ Math.imul(third, 0x85ebca6b)
  return (mixed ^ (mixed >>> 15)) >>> 0
}

/** An open hash table. No trigram is 0: a word has no such unit. */
const openTable = (entries: number) =>
  new Float64Array(2 ** Math.ceil(Math.log2(Math.max(1, entries) * 4)))

/** False where it is in the table. */
function addTo(table: Float64Array, value: number, hash: number): boolean {
  const mask = table.length - 1
  let at = hash & mask
  for (; table[at] !== 0; at = (at + 1) & mask) if (table[at] === value) return false
  table[at] = value
  return true
}

function membership({ values, hashes }: Trigrams): (value: number, hash: number) => boolean {
  const table = openTable(values.length)
  for (const [at, value] of values.entries()) addTo(table, value, hashes[at]!)
  const mask = table.length - 1
  return (value, hash) => {
    for (let at = hash & mask; table[at] !== 0; at = (at + 1) & mask)
      if (table[at] === value) return true
    return false
  }
}
