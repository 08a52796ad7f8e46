import type { SurveyLanguage } from '#contract/languages.ts'
import type { QuestionKind } from '#contract/survey.ts'
import type { Feeling } from '#ports/ai.ts'
import { choicesIn } from './choices/all.ts'
import { feelingOf } from './sentiment.ts'
import { spaced } from './text.ts'

/** How a choice feels: a mark of 1 to 10 says so, an option may have words of feeling. Undefined where the question is open. */
export function chosenFeeling(
  kind: QuestionKind,
  answer: string,
  language: SurveyLanguage,
): Feeling | undefined {
  if (kind === 'open') return undefined
  if (kind === 'multiple') return feelingOf(answer, language)
  const mark = kind === 'scale' ? Number(/\d+/.exec(answer)?.[0]) : Number.NaN
  if (!(mark >= 1 && mark <= 10)) return { score: 0, class: 'neutral', confidence: 0.5 }
  const score = Math.round(((mark - 5.5) / 4.5) * 100) / 100
  const sentiment = mark <= 4 ? 'negative' : mark <= 7 ? 'neutral' : 'positive'
  return { score, class: sentiment, confidence: 0.9 }
}

/** How nothing but ways out were chosen from a list, in whatever language; undefined where anything else was. */
export function wayOutOf(answer: string): 'dont-know' | 'refuse' | undefined {
  const chosen = answer.split(', ').map(spaced)
  if (chosen.every((option) => waysOut.refuse.has(option))) return 'refuse'
  const isNone = (option: string) => waysOut['dont-know'].has(option) || waysOut.refuse.has(option)
  return chosen.every(isNone) ? 'dont-know' : undefined
}

const waysOutBy = (intent: 'dont-know' | 'refuse') =>
  new Set(Object.values(choicesIn).flatMap((choices) => choices.waysOut[intent].map(spaced)))
const waysOut = { 'dont-know': waysOutBy('dont-know'), refuse: waysOutBy('refuse') }
