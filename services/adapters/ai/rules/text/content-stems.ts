import type { SurveyLanguage } from '#contract/languages.ts'
import { languageOf } from '../../languages/languages.ts'
import type { Token } from './tokenizer.ts'

/** The stems of the words that carry content, in order. */
export function contentStems(tokens: readonly Token[], language: SurveyLanguage): string[] {
  const { stopWords } = languageOf(language).lexicon
  return tokens
    .filter(({ folded }) => folded.length > 2 && !stopWords.has(folded))
    .map(({ stem }) => stem)
}
