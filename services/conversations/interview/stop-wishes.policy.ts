// Whether an answer to any question says that the respondent wants to stop.
import type { SurveyLanguage } from '#contract/languages.ts'
import { replyPatterns } from './language-patterns/all.ts'
import { clausesOf, countWords, isWhole } from './reply-clauses.policy.ts'

/** Thanks that say nothing besides. */
const maxPlainThanksWords = 4
/** A sentence of so many words says nothing besides. */
const maxBareWords = 7

/** Whether an answer to any question says that the respondent wants to stop. */
export const wantsToStop = (text: string, language: SurveyLanguage): boolean =>
  clausesOf(text, language).some((clause) => wishToStopIn(clause, language) !== undefined)

/** Whether an answer to any question is nothing but a wish to stop, with thanks or a yes or no. */
export function isWishToStop(text: string, language: SurveyLanguage): boolean {
  const clauses = clausesOf(text, language)
  const isWish = (clause: string) => {
    const wish = wishToStopIn(clause, language)
    return wish !== undefined && countWords(clause) - countWords(wish) <= 2
  }
  return (
    clauses.some(isWish) &&
    clauses.every((clause) => isWish(clause) || isThanksOrYesOrNo(clause, language))
  )
}

/** The words of a clause that say so. */
function wishToStopIn(clause: string, language: SurveyLanguage): string | undefined {
  const { stop, bareStop, noStop } = replyPatterns[language]
  if (noStop.test(clause)) return undefined
  const wish = stop.exec(clause)
  if (wish) return wish[0]
  const bare = bareStop.exec(clause)
  const isBare = bare && countWords(clause) <= maxBareWords && isWhole(clause, bare)
  return isBare ? bare[0] : undefined
}

function isThanksOrYesOrNo(clause: string, language: SurveyLanguage): boolean {
  const { thanks, consent, negation } = replyPatterns[language]
  const isAll = (pattern: RegExp) => pattern.exec(clause)?.[0] === clause
  return (
    (countWords(clause) <= maxPlainThanksWords && thanks.test(clause)) ||
    isAll(consent) ||
    isAll(negation)
  )
}
