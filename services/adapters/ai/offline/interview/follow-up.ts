// What in an answer deserves a follow-up. A doubtful case gets none, or one that fits anything.
import type { SurveyLanguage } from '#contract/languages.ts'
import type { CodedAnswer } from '#ports/ai.ts'
import { languageOf } from '../../languages/languages.ts'
import { splitClauses, tokenize, toSearchText } from '../../rules/text/tokenizer.ts'

/** In words. A longer answer is full without a follow-up; in a longer one than the second, satisfaction is not all it says. */
const maxThinAnswer = 6
const maxSatisfiedAnswer = 14
/** In words, of a clause that is quoted. */
const quotable = { min: 3, max: 14 }
/** With fewer clauses it is plain what a follow-up refers to. */
const minClausesToQuote = 3

/** Of earlier answers as thin as the last one: who gave so many is not asked for more. */
const maxThinAnswers = 3

type FollowUpContext = {
  question: string
  /** A question follows up on the situation that the answer describes. */
  isAskable: boolean
  /** Answers given before. */
  earlier: readonly string[]
}

/** How much an answer to a question needs a follow-up. */
export function followUpNeed(
  answer: string,
  { question, isAskable, earlier }: FollowUpContext,
  language: SurveyLanguage,
): NonNullable<CodedAnswer['followUp']> {
  const { delicate, aside, satisfied } = languageOf(language).followUps
  const searched = toSearchText(answer)
  const length = tokenize(answer).length
  if (delicate.test(searched)) return 'needless'
  if (isAskable) return 'wanted'
  const isFull =
    length > maxThinAnswer ||
    aside.test(searched) ||
    (length <= maxSatisfiedAnswer && satisfied.test(searched)) ||
    isFactual(question, language) ||
    earlier.filter((each) => tokenize(each).length <= maxThinAnswer).length >= maxThinAnswers
  return isFull ? 'needless' : 'optional'
}

/** Whether one word answers a question. */
export const isFactual = (question: string, language: SurveyLanguage): boolean =>
  languageOf(language).followUps.factual.test(toSearchText(interrogativeOf(question)))

/** The last sentence that asks, without what precedes it. */
export function interrogativeOf(question: string): string {
  const asked = question.split(/[?؟]/).at(-2) ?? question
  return asked.split(/[.!:¿\n]/).at(-1) ?? asked
}

/** Whether a clause is quoted: a whole one, in an answer that says several things. */
export function isQuotable(clause: string, answer: string, language: SurveyLanguage): boolean {
  return splitClauses(answer).length >= minClausesToQuote && isWhole(clause, language)
}

/** Whether a clause can stand alone. */
export function isWhole(clause: string, language: SurveyLanguage): boolean {
  const { aside, delicate, dependent } = languageOf(language).followUps
  const searched = toSearchText(clause)
  const [first = ''] = tokenize(clause).map(({ folded }) => folded)
  const length = tokenize(clause).length
  const isWithin = length >= quotable.min && length <= quotable.max
  return (
    isWithin && !aside.test(searched) && !delicate.test(searched) && !dependent.test(` ${first} `)
  )
}
