// Words as in the lexicons: folded (no case, no accents, one form of each Arabic letter) and lightly stemmed.
import { cachedByText } from './text-cache.ts'

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
const maxTexts = 2_000

/** `start` and `end` are UTF-16 offsets into the text as given. */
export const tokenize = cachedByText(maxTexts, (text): readonly Token[] =>
  Array.from(text.matchAll(wordPattern), ({ 0: word, index }) => {
    const folded = fold(word)
    return { folded, stem: stemWord(folded), start: index, end: index + word.length }
  }),
)

export const splitWords = (text: string): string[] => text.match(wordPattern) ?? []

/** A folded text with single spaces and a space at each end, to search for phrases in. */
export const toSearchText = cachedByText(maxTexts, (text): string => {
  const words = tokenize(text).map(({ folded }) => folded)
  return ` ${words.join(' ')} `
})

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
