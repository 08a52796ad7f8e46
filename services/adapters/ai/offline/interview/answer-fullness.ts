// Whether an answer leaves nothing for a question that fits anything.
import type { SurveyLanguage } from '#contract/languages.ts'
import { languageOf } from '../../languages/languages.ts'
import { classifySentiment } from '../../learned/judgements.ts'
import { deniesProblem } from '../../rules/intent/harm.ts'
import { endsStatement } from '../../rules/intent/remarks.ts'
import { scoreSentiment } from '../../rules/sentiment/sentiment.ts'
import { sentimentLexiconOf } from '../../rules/sentiment/sentiment-lexicon.ts'
import { splitClauses, tokenize, toSearchText } from '../../rules/text/tokenizer.ts'
import { isFactual, questionFormOf } from './question-forms.ts'

/**
 * In words. A longer answer than the second is asked for more only where its question suits longer ones; in a longer one than the third,
 * satisfaction is not all it says.
 */
const maxThinAnswer = 6
const maxAskedForMore = 12
const maxSatisfiedAnswer = 14

/** After so many earlier answers as thin as the last one, no question asks for more. */
const maxThinAnswers = 3

/** By the answer and what was asked, whatever was said before. */
export function isFullAnswer(answer: string, question: string, language: SurveyLanguage): boolean {
  const form = questionFormOf(question, language)
  const length = tokenize(answer).length
  return (
    isFactual(question, language) ||
    isFinal(answer, language) ||
    (length > maxAskedForMore && !form?.suitsAnyLength) ||
    (form?.asks === 'manner' && isPlain(answer, language)) ||
    (form?.asks === 'reason' && beginsNegated(answer, language))
  )
}

/** Whether earlier answers were of a few words, too. */
export const areThin = (earlier: readonly string[]): boolean =>
  earlier.filter((each) => tokenize(each).length <= maxThinAnswer).length >= maxThinAnswers

function isFinal(answer: string, language: SurveyLanguage): boolean {
  const { aside } = languageOf(language).followUps
  return (
    deniesAtOnce(answer, language) ||
    aside.test(toSearchText(answer)) ||
    reportsNothing(answer, language) ||
    endsStatement(answer, language) ||
    isSatisfied(answer, language)
  )
}

/** An answer of a few words that finds nothing to complain of. */
const isSatisfied = (answer: string, language: SurveyLanguage): boolean =>
  tokenize(answer).length <= maxSatisfiedAnswer &&
  (languageOf(language).followUps.satisfied.test(toSearchText(answer)) ||
    deniesProblem(answer, language))

/** Whether an answer of a few words begins with there being nothing to say: "Nothing, it is all fine". */
function reportsNothing(answer: string, language: SurveyLanguage): boolean {
  const [first] = splitClauses(answer)
  const { nothing } = languageOf(language).followUps
  return (
    tokenize(answer).length <= maxSatisfiedAnswer && nothing.test(toSearchText(first?.text ?? ''))
  )
}

/** "By bus": how a thing is done, in a few words that judge nothing. */
const isPlain = (answer: string, language: SurveyLanguage): boolean =>
  tokenize(answer).length <= maxThinAnswer &&
  [scoreSentiment, classifySentiment].every((judge) => judge(answer, language).class === 'neutral')

/** "I did not leave early": no reason of which there may be more. */
function beginsNegated(answer: string, language: SurveyLanguage): boolean {
  const [first] = splitClauses(answer)
  const { negations } = sentimentLexiconOf(language).roles
  return tokenize(first?.text ?? '').some(({ folded }) => negations.has(folded))
}

export const isContent = (answer: string, language: SurveyLanguage): boolean =>
  [scoreSentiment, classifySentiment].every((judge) => judge(answer, language).class === 'positive')

/** "There is no queue when I come": a longer answer that begins with a negation, of which no question knows what is left. */
function deniesAtOnce(answer: string, language: SurveyLanguage): boolean {
  const [first, ...rest] = tokenize(answer)
  return rest.length >= 3 && sentimentLexiconOf(language).roles.negations.has(first?.folded ?? '')
}
