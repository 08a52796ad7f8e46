import type { SurveyLanguage } from '#contract/languages.ts'
import { limits } from '#contract/limits.ts'
import type { SpeakPoint } from '#ports/text-rules.ts'
import { languageOf } from '../../languages/languages.ts'
import { lowerFirst } from '../../rules/text/sentence.ts'
import { fold } from '../../rules/text/tokenizer.ts'
import { findKnownPoint } from './known-points.ts'

/** A point as a question to the respondent: one of the engine's own, else worded from the point. */
export function spokenQuestionOf(
  point: string,
  language: SurveyLanguage,
  respondents?: string,
  turn = 0,
): string {
  // Who is a thing of a list is not who is asked: "food, drivers".
  const isTopic = respondents !== undefined && fold(point) === fold(respondents)
  const audience = isTopic ? undefined : respondents
  const known = findKnownPoint(point, language)?.question
  if (known) return known
  const { clauses } = languageOf(language)
  const thing = lowerFirst(point)
  // People whom a label names are what it is about: "Staff".
  const named = clauses.question.test(thing) ? clauses.audience(point) : undefined
  const spoken = clauses.speak(thing, audience ?? named, turn)
  return spoken.length <= limits.spokenQuestion.max
    ? spoken
    : clauses.speak(firstWords(point), audience, turn)
}

export const speakPoint: SpeakPoint = async ({ point, language }) =>
  /[?؟]\s*$/u.test(point) ? point.trim() : spokenQuestionOf(point, language)

/** Of a text without spaces, its first characters; never half of one. */
const firstWords = (text: string) =>
  text
    .split(' ')
    .slice(0, 20)
    .join(' ')
    .slice(0, 200)
    .replace(/[\ud800-\udbff]$/, '')
