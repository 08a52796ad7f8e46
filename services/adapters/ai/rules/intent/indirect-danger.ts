// Danger in words that name none, by patterns of the answer's language.
import type { SurveyLanguage } from '#contract/languages.ts'
import { languageOf } from '../../languages/languages.ts'
import type { IndirectSigns } from '../../languages/types/indirect-danger.ts'
import { cachedByLanguage } from '../text/text-cache.ts'
import { toSearchText } from '../text/tokenizer.ts'

/** `own-death`: the respondent thinks of their own death. `by-person`: another person is the danger. */
export type IndirectDangerKind = 'own-death' | 'by-person'

/** Undefined where an answer has no sign, or only in ordinary sentences. */
export const indirectDangerIn = cachedByLanguage(200, findIndirectDanger)

function findIndirectDanger(
  answer: string,
  language: SurveyLanguage,
): IndirectDangerKind | undefined {
  const { indirectDanger } = languageOf(language)
  if (!indirectDanger) return undefined
  const { ownDeath, atHome, pictures } = indirectDanger
  const sentences = answer.split(/[.!?؟\n]+/u).map(toSearchText)
  if (hasSigns(sentences, ownDeath)) return 'own-death'
  return [atHome, pictures].some((signs) => hasSigns(sentences, signs)) ? 'by-person' : undefined
}

/** For a sentence its own words count; for a pair those of the sentences that it is in. */
function hasSigns(
  sentences: readonly string[],
  { signs, pairs, harmless }: IndirectSigns,
): boolean {
  const usable = sentences.filter((sentence) => !harmless.test(sentence))
  return (
    usable.some((sentence) => signs.test(sentence)) ||
    pairs.some((pair) => pair.every((part) => usable.some((sentence) => part.test(sentence))))
  )
}
