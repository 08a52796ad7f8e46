// What in an answer deserves a follow-up. A doubtful case gets none, or one that fits anything.
import type { SurveyLanguage } from '#contract/languages.ts'
import type { CodedAnswer } from '#ports/ai.ts'
import { languageOf } from '../../languages/languages.ts'
import { classifySentiment } from '../../learned/judgements.ts'
import { scoreSentiment } from '../../rules/sentiment/sentiment.ts'
import { sentimentLexiconOf } from '../../rules/sentiment/sentiment-lexicon.ts'
import { deniesProblem } from '../../rules/intent/harm.ts'
import { endsStatement } from '../../rules/intent/remarks.ts'
import { splitClauses, tokenize, toSearchText } from '../../rules/text/tokenizer.ts'
import { interrogativeOf, questionFormOf } from './question-forms.ts'

/**
 * In words. A longer one than the second is asked for more only where its question suits longer ones, one longer than the third is
 * full without a follow-up; in a longer one than the fourth, satisfaction is not all it says.
 */
const maxThinAnswer = 6
const maxAskedForMore = 12
export const maxFollowedUp = 30
const maxSatisfiedAnswer = 14
/** In words, of a clause that is quoted. */
const quotable = { min: 3, max: 14 }
/** With fewer clauses it is plain what a follow-up refers to. */
const minClausesToQuote = 3
/** Questions in an interview that fit any answer. */
const maxForMore = 2

/** Of earlier answers as thin as the last one: who gave so many is not asked for more. */
const maxThinAnswers = 3

type FollowUpContext = {
  question: string
  /** A question follows up on the situation that the answer describes. */
  isAskable: boolean
  /** A clause of the answer deserves a question more than the others. */
  isNotable: boolean
  /** The answer asks something, too: what a question that fits anything refers to would be unclear. */
  asks: boolean
  /** Questions asked before, this one included. */
  asked: readonly string[]
  /** Answers given before. */
  earlier: readonly string[]
}

/** How much an answer to a question needs a follow-up. */
export function followUpNeed(
  answer: string,
  { question, isAskable, isNotable, asks, asked, earlier }: FollowUpContext,
  language: SurveyLanguage,
): NonNullable<CodedAnswer['followUp']> {
  const { delicate, aside, satisfied } = languageOf(language).followUps
  const searched = toSearchText(answer)
  const length = tokenize(answer).length
  if (delicate.test(searched)) return 'needless'
  if (isAskable) return 'wanted'
  const form = questionFormOf(question, language)
  if (form?.asks === 'wish') return 'needless'
  if (isNotable && mayQuote(asked, language)) return 'wanted'
  if (length > maxFollowedUp) {
    const mayBeMany = (form?.isOpinion || form?.suitsAnyLength) && !isContent(answer, language)
    return mayBeMany && mayAskForMain(answer, asked, language) ? 'wanted' : 'needless'
  }
  const isFull =
    asks ||
    (form?.asks === 'manner' && isPlain(answer, language)) ||
    (length > maxAskedForMore && !form?.suitsAnyLength) ||
    (!form?.more && hasAskedForMore(asked, language)) ||
    deniesAtOnce(answer, language) ||
    aside.test(searched) ||
    reportsNothing(answer, language) ||
    endsStatement(answer, language) ||
    (length <= maxSatisfiedAnswer &&
      (satisfied.test(searched) || deniesProblem(answer, language))) ||
    isFactual(question, language) ||
    earlier.filter((each) => tokenize(each).length <= maxThinAnswer).length >= maxThinAnswers
  return isFull ? 'needless' : 'optional'
}

const timesAsked = (texts: readonly string[], asked: readonly string[]) =>
  asked.filter((question) => texts.some((text) => question.endsWith(text))).length

/** Each way to ask about a quoted clause is used once. */
const mayQuote = (asked: readonly string[], language: SurveyLanguage): boolean => {
  const { probeQuoted } = languageOf(language).templates
  const ends = probeQuoted.map((text) => text.split('{quote}').at(-1) ?? text)
  return timesAsked(ends, asked) < probeQuoted.length
}

const hasAskedForMore = (asked: readonly string[], language: SurveyLanguage): boolean =>
  timesAsked(languageOf(language).templates.probeMore, asked) >= maxForMore

/** Whether an answer of a few words begins with there being nothing to say: "Nothing, it is all fine". */
function reportsNothing(answer: string, language: SurveyLanguage): boolean {
  const [first] = splitClauses(answer)
  const { nothing } = languageOf(language).followUps
  return (
    tokenize(answer).length <= maxSatisfiedAnswer && nothing.test(toSearchText(first?.text ?? ''))
  )
}

/** "By bus": how somebody does a thing, in a few words that judge nothing. */
const isPlain = (answer: string, language: SurveyLanguage): boolean =>
  tokenize(answer).length <= maxThinAnswer &&
  [scoreSentiment, classifySentiment].every((judge) => judge(answer, language).class === 'neutral')

const isContent = (answer: string, language: SurveyLanguage): boolean =>
  [scoreSentiment, classifySentiment].every((judge) => judge(answer, language).class === 'positive')

/** "There is no queue when I come": a longer answer that begins with a negation, of which no question knows what is left. */
function deniesAtOnce(answer: string, language: SurveyLanguage): boolean {
  const [first, ...rest] = tokenize(answer)
  return rest.length >= 3 && sentimentLexiconOf(language).roles.negations.has(first?.folded ?? '')
}

/** Once in an interview a story of several things is asked which of them matters most. */
function mayAskForMain(
  answer: string,
  asked: readonly string[],
  language: SurveyLanguage,
): boolean {
  const { probeMain } = languageOf(language).templates
  return timesAsked(probeMain, asked) === 0 && splitClauses(answer).length >= minClausesToQuote
}

/** Whether one word answers a question. */
export const isFactual = (question: string, language: SurveyLanguage): boolean =>
  languageOf(language).followUps.factual.test(toSearchText(interrogativeOf(question)))

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
