// Texts that are no words of any language.
import type { SurveyLanguage } from '#contract/languages.ts'
import { acrossLanguages, languageOf } from '../../languages/languages.ts'
import { modelWords } from '../../learned/features.ts'
import { classesOf } from '../../learned/word-classes.ts'
import { fold, tokenize } from '../text/tokenizer.ts'

/** Runs along a row of a keyboard. */
const keyboardRows = acrossLanguages((languages) =>
  [
    ...'asdf sdfg dfgh fghj ghjk hjkl qwer wert rtyu tyui yuio uiop zxcv xcvb cvbn vbnm'.split(' '),
    ...languages.flatMap(({ answers }) => answers.keyboardRows ?? []),
  ].map(fold),
)
/** The least share of a word that must be runs: "property" has one of four letters in it. */
const keyboardRowLimit = 0.6

export function isGibberish(answer: string): boolean {
  const found = tokenize(answer)
  // A question mark alone asks what is meant.
  if (found.length === 0) return !/\p{Extended_Pictographic}|[?؟]/u.test(answer)
  if (/^\p{N}+$/u.test(answer.trim())) return false
  if (gibberishShare(answer) >= 0.6) return true
  // One repeated word; "very very very" and "no no no" say something.
  const [first, ...others] = found.map(({ folded }) => folded)
  const isRepeated = others.every((word) => word === first)
  return isRepeated && (others.length >= 3 || (others.length === 2 && first!.length > 4))
}

/** The share of a text's words that are not words, 0 to 1. */
export function gibberishShare(text: string): number {
  const found = tokenize(text)
  return found.filter(({ folded }) => isGibberishWord(folded)).length / (found.length || 1)
}

function isGibberishWord(word: string): boolean {
  if (/^\p{N}+$/u.test(word)) return false
  // "Muuuuito" is a word, "zzzz" is not.
  if (/(.)\1{3,}/u.test(word)) return new Set(word).size < 3
  if (keyboardRowShare(word) >= keyboardRowLimit) return true
  if (!/^[a-z]+$/.test(word)) return false
  if (/^(.)\1{2,}$/.test(word) && !/^[aehmou]/.test(word)) return true
  if (word.length >= 4 && !/[aeiouy]/.test(word)) return true
  return /[bcdfghjklmnpqrstvwxz]{6,}/.test(word)
}

/** The share of a word's letters that are in a run of keys. */
function keyboardRowShare(word: string): number {
  const hit = new Set<number>()
  for (const row of keyboardRows())
    for (let at = word.indexOf(row); at >= 0; at = word.indexOf(row, at + 1))
      for (let letter = at; letter < at + row.length; letter++) hit.add(letter)
  return hit.size / word.length
}

/** Dialects of Arabic have more words than the corpus: with one that is known, a text is most often an answer. */
export function mayBeDialect(answer: string, language: SurveyLanguage): boolean {
  const { stopWords } = languageOf(language).lexicon
  return (
    /\p{Script=Arabic}/u.test(answer) &&
    (tokenize(answer).some(({ folded }) => stopWords.has(folded)) ||
      classesOf(modelWords(answer), language).some((classes) => classes.size > 0))
  )
}
