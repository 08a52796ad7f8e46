import type { SurveyLanguage } from '#contract/languages.ts'
import { languageOf, perLanguage } from '../../languages/languages.ts'
import { sentimentLexiconOf } from '../../rules/sentiment/sentiment-lexicon.ts'

/** Whether a folded word is a stop word, or only negates, modifies or contrasts others. */
export const isFunctionWord = (folded: string, language: SurveyLanguage) =>
  languageOf(language).lexicon.stopWords.has(folded) || modifiers(language).has(folded)

const modifiers = perLanguage(({ code }) => {
  const { negations, stronger, weaker, turns } = sentimentLexiconOf(code).roles
  return new Set([...negations, ...stronger, ...weaker, ...turns])
})
