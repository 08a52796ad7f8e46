import { LRUCache } from 'lru-cache'
import type { SurveyLanguage } from '#contract/languages.ts'
import { perLanguage } from '../../languages/languages.ts'

const lemmasOf = perLanguage(({ sentiment: { lemmas } }) => ({
  lemmas,
  /** Of single words that were read before. */
  known: new LRUCache<string, readonly string[]>({ max: 10_000 }),
}))

/** The dictionary forms that a folded word may come from, likeliest first. Those that no lexicon has are not used. */
export function lemmaCandidates(word: string, language: SurveyLanguage): readonly string[] {
  const { lemmas, known } = lemmasOf(language)
  const before = known.get(word)
  if (before) return before
  const candidates = [...new Set(lemmas(word))].filter((lemma) => lemma.length >= 3)
  known.set(word, candidates)
  return candidates
}
