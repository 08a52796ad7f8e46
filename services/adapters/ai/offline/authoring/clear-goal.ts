// Whether a goal says anything that a survey could be about.
import type { SurveyLanguage } from '#contract/languages.ts'
import { languageOf } from '../../languages/languages.ts'
import { gibberishShare } from '../../rules/intent/gibberish.ts'
import { contentStems } from '../../rules/text/content-stems.ts'
import { fold, tokenize } from '../../rules/text/tokenizer.ts'

const maxShare = { gibberish: 0.34, fillers: 0.25 }
/** Goals with more words are not judged by their grammar. */
const maxWords = 14

export function isUnclear(goal: string, language: SurveyLanguage): boolean {
  const words = tokenize(goal)
  const letters = words.filter(({ folded }) => /\p{L}/u.test(folded))
  if (letters.length === 0) return true
  if (gibberishShare(goal) >= maxShare.gibberish) return true
  const { fillers, danglingEnd, vague } = languageOf(language).clauses.nonsense
  const isFiller = (word: string) =>
    fillers.test(word) || /^(\p{L}{1,3})\1+$/u.test(word) || /(\p{L})\1{2,}/u.test(word)
  const share = letters.filter(({ folded }) => isFiller(folded)).length / letters.length
  if (share >= maxShare.fillers) return true
  if (letters.length > maxWords) return false
  if (letters.some(({ folded }, at) => folded === letters[at + 1]?.folded && folded.length > 1))
    return true
  if (danglingEnd.test(fold(goal).trim())) return true
  return contentStems(letters, language).length < 1 || vague.test(fold(goal).trim())
}
