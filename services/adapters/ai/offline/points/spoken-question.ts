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
  const listed = listedChoices.exec(point)
  const { clauses, grammar } = languageOf(language)
  if (listed?.[1] && clauses.question.test(lowerFirst(listed[1]))) {
    const asked = spokenQuestionOf(listed[1], language, respondents, turn)
    const spoken = `${asked.replace(/[?؟]$/u, '')}: ${listed[2]}${grammar.questionMark}`
    if (spoken.length <= limits.spokenQuestion.max) return spoken
  }
  const thing = lowerFirst(point)
  // People whom a label names are what it is about: "Staff".
  const named = clauses.question.test(thing) ? clauses.audience(point) : undefined
  const spoken = clauses.speak(thing, audience ?? named, turn)
  return spoken.length <= limits.spokenQuestion.max
    ? spoken
    : clauses.speak(firstWords(point), audience, turn)
}

/** "Which plan they prefer: basic, plus or family"; no colon of "17:30". */
const listedChoices = /^([^:]{6,}):\s+(.*\s(?:or|ou|o|u|أو|أم)\s.*[^\s.؟?])[.\s]*$/u

export const speakPoint: SpeakPoint = async ({ point, language }) =>
  /[?؟]\s*$/u.test(point) ? point.trim() : spokenQuestionOf(point, language)

/** A text without spaces is cut between characters, not within one. */
const firstWords = (text: string) =>
  text
    .split(' ')
    .slice(0, 20)
    .join(' ')
    .slice(0, 200)
    .replace(/[\ud800-\udbff]$/, '')
