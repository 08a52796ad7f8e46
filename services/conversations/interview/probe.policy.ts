import type { ProbeKind } from '#contract/events/conversation-types.ts'
import type { SurveyLanguage } from '#contract/languages.ts'
import type { QuestionKind, Sentiment } from '#contract/survey.ts'
import { languagePatterns } from './language-patterns/all.ts'

type AnswerToProbe = {
  text: string
  kind: QuestionKind
  language: SurveyLanguage
  sentiment: { score: number; class: Sentiment }
}

/** Fewer words than this tell no story. */
const shortAnswerWords = 6
/** In a longer answer a vague word is only a manner of speaking. */
const longAnswerWords = 20
const strongSentiment = 0.6

/** What to ask after, most fitting first: what happened, what was meant, what it meant to this person, or why. */
export function rankProbes({
  text,
  kind,
  language,
  sentiment,
}: AnswerToProbe): readonly ProbeKind[] {
  // A choice says what, never why.
  if (kind !== 'open') return ['explanatory', 'descriptive', 'idiographic']
  const { vague, personal, reasons } = languagePatterns[language]
  const count = text.match(/[\p{L}\p{M}\p{N}]+/gu)?.length ?? 0
  const isUnclear = sentiment.class === 'mixed' || (count < longAnswerWords && vague.test(text))
  const isMoving = Math.abs(sentiment.score) >= strongSentiment || personal.test(text)
  const fitting: [ProbeKind, boolean][] = [
    ['descriptive', count < shortAnswerWords],
    ['clarifying', isUnclear],
    ['idiographic', isMoving],
    ['explanatory', reasons.test(text)],
  ]
  const first = fitting.filter(([, fits]) => fits).map(([probe]) => probe)
  const general: readonly ProbeKind[] = ['descriptive', 'explanatory', 'idiographic']
  return [...first, ...general.filter((probe) => !first.includes(probe))]
}
