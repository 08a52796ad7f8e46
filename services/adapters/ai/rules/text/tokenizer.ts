// Words as the lexicons know them: folded (no case, no accents, one form of each Arabic letter) and lightly stemmed.
import { LRUCache } from 'lru-cache'

export type Token = { folded: string; stem: string; start: number; end: number }

/** Accents and vowel marks go, and the letters that Arabic writers interchange become one. */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{Mn}|ـ/gu, '')
    .toLowerCase()
    .replaceAll('ة', 'ه')
    .replaceAll('ى', 'ي')
    .replaceAll(/[’‘]/g, "'")
}

/** `start` and `end` are UTF-16 offsets into the text as given. */
export function tokenize(text: string): Token[] {
  return [...text.matchAll(/[\p{L}\p{M}\p{N}]+(?:['’][\p{L}\p{M}]+)*/gu)].map(
    ({ 0: word, index }) => {
      const folded = fold(word)
      return { folded, stem: stemWord(folded), start: index, end: index + word.length }
    },
  )
}

/** A folded text with single spaces and a space at each end, so that phrases can be looked for. */
export function toSearchText(text: string): string {
  return ` ${tokenize(text)
    .map(({ folded }) => folded)
    .join(' ')} `
}

const arabicPrefix = /^(?:وال|بال|كال|فال|لل|ال|و(?=.{4}))/
const arabicSuffix = /(?:هما|كما|ها|هم|كم|نا|ات|ون|ين|ان|ه|ي|ك)$/
const latinSuffix =
  /(?:amentos?|imentos?|mente|acoes|acao|ations?|ings?|ados?|adas?|idos?|idas?|oes|aes|ies|ed|ly|es|s)$/

/** Rough on purpose: good enough to see that two words are about the same thing. */
export function stemWord(folded: string): string {
  if (/\p{Script=Arabic}/u.test(folded)) {
    const bare = folded.replace(arabicPrefix, '')
    const short = bare.length >= 5 ? bare.replace(arabicSuffix, '') : bare
    return short.length >= 3 ? short : folded
  }
  const bare = folded.replace(/'s$/, '')
  const short = bare.length >= 6 ? bare.replace(latinSuffix, '') : bare.replace(/s$/, '')
  const root = short.length >= 4 ? short.replace(/[aeo]$/, '') : short
  return root.length >= 3 ? root : bare
}

export type Clause = { text: string; start: number; end: number }

/** Parts of a text that say one thing each. */
export function splitClauses(text: string): Clause[] {
  return [...text.matchAll(/[^.!?;:\n،؛؟…,()«»“”"]+/gu)].flatMap(({ 0: raw, index }) => {
    const trimmed = raw.trim()
    if (trimmed === '') return []
    const start = index + raw.indexOf(trimmed)
    return [{ text: trimmed, start, end: start + trimmed.length }]
  })
}

/** Measures the share of three-letter sequences that other texts have in common with one, 0 to 1. */
export function trigramSimilarityTo(text: string): (other: string) => number {
  const own = trigrams(text)
  return (other) => {
    const its = trigrams(other)
    if (own.size === 0 || its.size === 0) return 0
    let shared = 0
    for (const each of its) if (own.has(each)) shared += 1
    return shared / (own.size + its.size - shared)
  }
}

/** A survey's answers are compared again and again, each with all. */
const trigramCache = new LRUCache<string, ReadonlySet<string>>({ max: 2_000 })

function trigrams(text: string): ReadonlySet<string> {
  const before = trigramCache.get(text)
  if (before) return before
  const letters = toSearchText(text)
  const found = new Set(
    Array.from({ length: Math.max(0, letters.length - 2) }, (_, i) => letters.slice(i, i + 3)),
  )
  trigramCache.set(text, found)
  return found
}
