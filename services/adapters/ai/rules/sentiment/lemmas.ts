import type { SurveyLanguage } from '#contract/languages.ts'
import { languageOf } from '../../languages/languages.ts'

/** The dictionary forms that a folded word may come from, likeliest first. Those that no lexicon has are not used. */
export function lemmaCandidates(word: string, language: SurveyLanguage): string[] {
  const { lemmas } = languageOf(language).sentiment
  return [...new Set(lemmas(word))].filter((lemma) => lemma.length >= 3)
}
