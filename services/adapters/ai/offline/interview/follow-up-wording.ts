// How a follow-up is worded to what the last answer says.
import type { SurveyLanguage } from '#contract/languages.ts'
import type { QuestionBrief } from '#ports/ai.ts'
import { languageOf } from '../../languages/languages.ts'
import type { FollowUpKind } from '../../languages/types/follow-ups.ts'
import type { Templates, Variants } from '../../languages/types/templates.ts'
import { scoreSentiment } from '../../rules/sentiment/sentiment.ts'
import { splitClauses, tokenize, toSearchText } from '../../rules/text/tokenizer.ts'
import { findSalient } from './follow-up.ts'
import { signsOf } from './salience.ts'

/** An answer of so few words, and how clearly it says good or bad to be an opinion. */
const maxFewWords = 3
const minOpinion = 0.2

/** What is wrong, missing or the reason was said already, where an earlier answer to another question names a problem. */
export function mayHaveBeenAnswered(
  question: string,
  { transcript, language }: QuestionBrief,
): boolean {
  const { asksWhatIsWrong } = languageOf(language).followUps
  return (
    asksWhatIsWrong.test(toSearchText(question)) &&
    transcript.some(({ answer }) => findSalient(splitClauses(answer), language))
  )
}

/** A few words get an easy, concrete question. */
export function moreVariants(answer: string, language: SurveyLanguage, of: Templates): Variants {
  if (tokenize(answer).length > maxFewWords) return of.probeMore
  const { score } = scoreSentiment(answer, language)
  return Math.abs(score) >= minOpinion ? of.probeOpinion : of.probeExample
}

/** After an event what happened then; how it ended, where the respondent says what they did. */
export function followUpVariants(
  kind: FollowUpKind,
  answer: string,
  language: SurveyLanguage,
  of: Templates,
): Variants {
  const { reacted } = languageOf(language).followUps
  if (kind !== 'problem' && kind !== 'unpaid') return of.probeQuestions[kind]
  if (reacted.test(toSearchText(answer))) return of.probeOutcome
  return kind === 'problem' && signsOf(answer, language).includes('event')
    ? of.probeEvent
    : of.probeQuestions[kind]
}
