import type { SurveyLanguage } from '#contract/languages.ts'
import { languageOf } from '../../languages/languages.ts'
import { cachedByLanguage } from '../text/text-cache.ts'

/** The dictionary forms that a folded word may come from, likeliest first. Those that no lexicon has are not used. */
export const lemmaCandidates = cachedByLanguage(
  10_000,
  (word, language: SurveyLanguage): readonly string[] =>
    [...new Set(languageOf(language).sentiment.lemmas(word))].filter((lemma) => lemma.length >= 3),
)
