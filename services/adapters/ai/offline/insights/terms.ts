import type { SurveyLanguage } from '#contract/languages.ts'
import { languageOf } from '../../languages/languages.ts'
import { hasSentiment } from '../../rules/sentiment/lexical-units.ts'
import { stemWord, type Token, tokenize } from '../../rules/text/tokenizer.ts'
import { isFunctionWord } from '../sentiment/function-words.ts'

const minLength = 4

/** Words that a text may be about, each once: no sentiment words, stop words or generic words. */
export function extractTerms(text: string, language: SurveyLanguage): Token[] {
  const seen = new Set<string>()
  return tokenize(text).filter((word) => {
    if (seen.has(word.stem) || !isTerm(word, language) || isHyphenated(text, word)) return false
    seen.add(word.stem)
    return true
  })
}

/** "up-to-date" is not about a date. */
const isHyphenated = (text: string, { start, end }: Token) =>
  text[start - 1] === '-' || text[end] === '-'

export function isTerm({ folded, stem }: Token, language: SurveyLanguage): boolean {
  if (folded.length < minLength || /^\p{N}/u.test(folded)) return false
  const { genericWords } = languageOf(language).nouns
  if (genericWords.has(folded) || genericWords.has(stem)) return false
  return !hasSentiment(folded, language) && !isFunctionWord(folded, language)
}

/** Equal for two spellings of a term. */
export const termKey = (text: string) =>
  tokenize(text)
    .map(({ folded }) => stemWord(folded))
    .join(' ')
