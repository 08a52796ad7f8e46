import type { SurveyLanguage } from '#contract/languages.ts'
import type { QuestionKind } from '#contract/survey.ts'
import type { Feeling } from '#ports/ai.ts'
import { feelingOf } from './sentiment.ts'

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
