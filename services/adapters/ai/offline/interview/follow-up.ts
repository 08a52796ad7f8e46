// What in an answer deserves a follow-up. A doubtful case gets none, or one that fits anything.
import type { SurveyLanguage } from '#contract/languages.ts'
import type { CodedAnswer } from '#ports/ai/interview.ts'
import { languageOf } from '../../languages/languages.ts'
import { describesHarm, outrightOf } from '../../rules/intent/harm.ts'
import { tokenize, toSearchText } from '../../rules/text/tokenizer.ts'
import { areThin, isContent, isFullAnswer } from './answer-fullness.ts'
import { questionFormOf } from './question-forms.ts'
import { hasSeveralClauses } from './quotable-clause.ts'

/** In words. A longer answer is a story. */
export const maxFollowedUp = 30
/** Questions in an interview that fit any answer. */
const maxForMore = 2

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
  if (isDelicate(answer, language, isAskable)) return 'needless'
  if (isAskable) return 'wanted'
  const form = questionFormOf(question, language)
  if (form?.asks === 'wish') return 'needless'
  if (isNotable && mayQuote(asked, language)) return 'wanted'
  if (tokenize(answer).length > maxFollowedUp)
    return mayAskForMain(answer, { question, asked }, language) ? 'wanted' : 'needless'
  const isFull =
    asks ||
    (!form?.more && hasAskedForMore(asked, language)) ||
    areThin(earlier) ||
    isFullAnswer(answer, question, language)
  return isFull ? 'needless' : 'optional'
}

/** A death or an illness is not followed up; a witness of violence is asked how they have been. */
function isDelicate(answer: string, language: SurveyLanguage, isAskable: boolean): boolean {
  const isViolence = isAskable && outrightOf(answer, language)?.situation === 'violence'
  return !isViolence && languageOf(language).followUps.delicate.test(toSearchText(answer))
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

/** Once in an interview, a story of several things, not a content one, is asked which of them matters most. */
function mayAskForMain(
  answer: string,
  { question, asked }: Pick<FollowUpContext, 'question' | 'asked'>,
  language: SurveyLanguage,
): boolean {
  const { probeMain } = languageOf(language).templates
  const form = questionFormOf(question, language)
  return (
    (form?.isOpinion || form?.suitsAnyLength) === true &&
    timesAsked(probeMain, asked) === 0 &&
    hasSeveralClauses(answer) &&
    !describesHarm(answer, language) &&
    !isContent(answer, language)
  )
}
