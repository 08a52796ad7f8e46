import type { SurveyLanguage } from '#contract/languages.ts'
import { lexicons } from '../lexicons/all.ts'
import { stemOf, type Word, wordsOf } from '../text.ts'
import { plainWords } from './plain-words.ts'

const shortest = 4

/** Words that a text may be about, each once: no feelings, no small words, nothing that any answer may say. */
export function termsOf(text: string, language: SurveyLanguage): Word[] {
  const seen = new Set<string>()
  return wordsOf(text).filter((word) => {
    if (seen.has(word.stem) || !isTerm(word, language) || isPart(text, word)) return false
    seen.add(word.stem)
    return true
  })
}

/** "up-to-date" is about no date. */
const isPart = (text: string, { start, end }: Word) => text[start - 1] === '-' || text[end] === '-'

export function isTerm({ folded, stem }: Word, language: SurveyLanguage): boolean {
  const { stopWords, feelings, negations, stronger, weaker, turns } = lexicons[language]
  if (folded.length < shortest || /^\p{N}/u.test(folded) || feelings.has(folded)) return false
  if (plainWords[language].has(folded) || plainWords[language].has(stem)) return false
  return ![stopWords, negations, stronger, weaker, turns].some((set) => set.has(folded))
}

/** The same for two spellings of one thing. */
export const keyOf = (text: string) =>
  wordsOf(text)
    .map(({ folded }) => stemOf(folded))
    .join(' ')
