// Which clauses of an answer a question may repeat.
import type { SurveyLanguage } from '#contract/languages.ts'
import { languageOf } from '../../languages/languages.ts'
import { splitClauses, tokenize, toSearchText } from '../../rules/text/tokenizer.ts'

/** In words, of a clause that is quoted. */
const quotable = { min: 3, max: 14 }
/** With fewer clauses it is plain what a follow-up refers to. */
const minClausesToQuote = 3

export const hasSeveralClauses = (answer: string): boolean =>
  splitClauses(answer).length >= minClausesToQuote

/** Whether a clause is quoted: a whole one, in an answer that says several things. */
export function isQuotable(clause: string, answer: string, language: SurveyLanguage): boolean {
  return hasSeveralClauses(answer) && isWhole(clause, language)
}

/** Whether a clause can stand alone. */
export function isWhole(clause: string, language: SurveyLanguage): boolean {
  const { aside, delicate, dependent } = languageOf(language).followUps
  const searched = toSearchText(clause)
  const [first = ''] = tokenize(clause).map(({ folded }) => folded)
  const length = tokenize(clause).length
  const isWithin = length >= quotable.min && length <= quotable.max
  return (
    isWithin &&
    !aside.test(searched) &&
    !delicate.test(searched) &&
    !dependent.test(` ${first.split("'")[0]} `)
  )
}
