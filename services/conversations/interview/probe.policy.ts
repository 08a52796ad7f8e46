import type { ProbeKind } from '#contract/events/conversation-types.ts'
import type { SurveyLanguage } from '#contract/languages.ts'
import type { QuestionKind, Sentiment } from '#contract/survey.ts'
import type { Interpretation } from './turn-state.ts'
import { languagePatterns } from './language-patterns/all.ts'

type AnswerToProbe = {
  text: string
  kind: QuestionKind
  language: SurveyLanguage
  sentiment: { score: number; class: Sentiment }
}

export const isWorthAQuestion = (need: Interpretation['followUp']): boolean =>
  need === 'wanted' || need === 'urgent'

/** A shorter answer lacks detail. */
const shortAnswerWords = 6
/** A longer answer is clear in spite of a vague word or a mixed sentiment. */
const longAnswerWords = 20
const strongSentiment = 0.6

/** Kinds of probes, best fit first: what happened, what was meant, what it meant to the respondent, or why. */
export function rankProbes({
  text,
  kind,
  language,
  sentiment,
}: AnswerToProbe): readonly ProbeKind[] {
  // A choice has no reason yet.
  if (kind !== 'open') return ['explanatory', 'descriptive', 'idiographic']
  const { vague, personal, reasons } = languagePatterns[language]
  const count = text.match(/[\p{L}\p{M}\p{N}]+/gu)?.length ?? 0
  const isUnclear = count < longAnswerWords && (sentiment.class === 'mixed' || vague.test(text))
  const isPersonal = Math.abs(sentiment.score) >= strongSentiment || personal.test(text)
  const fitting: [ProbeKind, boolean][] = [
    ['descriptive', count < shortAnswerWords],
    ['clarifying', isUnclear],
    ['idiographic', isPersonal],
    ['explanatory', reasons.test(text)],
  ]
  const first = fitting.filter(([, fits]) => fits).map(([probe]) => probe)
  const general: readonly ProbeKind[] = ['descriptive', 'explanatory', 'idiographic']
  return [...first, ...general.filter((probe) => !first.includes(probe))]
}
