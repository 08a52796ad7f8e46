import type { SurveyLanguage } from '#contract/languages.ts'
import { lexicons } from '../../rules/text/lexicons.ts'
import { stemWord, type Token, tokenize } from '../../rules/text/tokenizer.ts'
import { genericWords } from './generic-words.ts'

const minLength = 4

/** Words that a text may be about, each once: no feelings, no small words, nothing that any answer may say. */
export function extractTerms(text: string, language: SurveyLanguage): Token[] {
  const seen = new Set<string>()
  return tokenize(text).filter((word) => {
    if (seen.has(word.stem) || !isTerm(word, language) || isHyphenated(text, word)) return false
    seen.add(word.stem)
    return true
  })
}

/** "up-to-date" is about no date. */
const isHyphenated = (text: string, { start, end }: Token) =>
  text[start - 1] === '-' || text[end] === '-'

export function isTerm({ folded, stem }: Token, language: SurveyLanguage): boolean {
  const { stopWords, sentimentWords, negations, intensifiers, downtoners, contrastWords } =
    lexicons[language]
  if (folded.length < minLength || /^\p{N}/u.test(folded) || sentimentWords.has(folded))
    return false
  if (genericWords[language].has(folded) || genericWords[language].has(stem)) return false
  return ![stopWords, negations, intensifiers, downtoners, contrastWords].some((set) =>
    set.has(folded),
  )
}

/** The same for two spellings of one thing. */
export const termKey = (text: string) =>
  tokenize(text)
    .map(({ folded }) => stemWord(folded))
    .join(' ')
