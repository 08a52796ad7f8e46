// Words as in the lexicons: folded (no case, no accents, one form of each Arabic letter) and lightly stemmed.
import { openTextCache } from './text-cache.ts'

export type Token = { folded: string; stem: string; start: number; end: number }

/** Removes accents and vowel marks, and unifies the letters that Arabic writers interchange. */
export function fold(text: string): string {
  // oxlint-disable-next-line no-control-regex -- ASCII has nothing to remove or unify
  if (/^[\0-\x7F]*$/.test(text)) return text.toLowerCase()
  return text
    .normalize('NFD')
    .replaceAll(/\p{Mn}|ـ/gu, '')
    .toLowerCase()
    .replaceAll('ة', 'ه')
    .replaceAll('ى', 'ي')
    .replaceAll(/[’‘]/g, "'")
}

const wordPattern = /[\p{L}\p{M}\p{N}]+(?:['’][\p{L}\p{M}]+)*/gu

/** An answer is read by many steps, and compared with those of other people. */
const tokenCache = openTextCache<readonly Token[]>(2_000)

/** `start` and `end` are UTF-16 offsets into the text as given. */
export function tokenize(text: string): readonly Token[] {
  const before = tokenCache.get(text)
  if (before) return before
  const tokens = [...text.matchAll(wordPattern)].map(({ 0: word, index }) => {
    const folded = fold(word)
    return { folded, stem: stemWord(folded), start: index, end: index + word.length }
  })
  tokenCache.set(text, tokens)
  return tokens
}

export const splitWords = (text: string): string[] => text.match(wordPattern) ?? []

/** A folded text with single spaces and a space at each end, to search for phrases in. */
export function toSearchText(text: string): string {
  return ` ${tokenize(text)
    .map(({ folded }) => folded)
    .join(' ')} `
}

const arabicPrefix = /^(?:وال|بال|كال|فال|لل|ال|و(?=.{4}))/
const arabicSuffix = /(?:هما|كما|ها|هم|كم|نا|ات|ون|ين|ان|ه|ي|ك)$/
const latinSuffix =
  /(?:amentos?|imentos?|mente|acoes|acao|ations?|ings?|ados?|adas?|idos?|idas?|oes|aes|ies|ed|ly|es|s)$/

/** A rough stem by script, for all languages of a script: good enough to compare words. */
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

/** Parts of a text between punctuation marks, which are not those within a number. */
export function splitClauses(text: string): Clause[] {
  return [...text.matchAll(/(?:[^.!?;:\n،؛؟…,()«»“”"]|(?<=\p{N})[.,:](?=\p{N}))+/gu)].flatMap(
    ({ 0: raw, index }) => {
      const trimmed = raw.trim()
      if (trimmed === '') return []
      const start = index + raw.indexOf(trimmed)
      return [{ text: trimmed, start, end: start + trimmed.length }]
    },
  )
}

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

function shareInCommon(own: ReadonlySet<string>, others: ReadonlySet<string>): number {
  if (own.size === 0 || others.size === 0) return 0
  let shared = 0
  for (const each of others) if (own.has(each)) shared += 1
  return shared / (own.size + others.size - shared)
}

/** Each answer of a survey is compared with all others. */
const trigramCache = openTextCache<ReadonlySet<string>>(2_000)

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
