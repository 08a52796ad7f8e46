import type { SurveyLanguage } from '#contract/languages.ts'
import type { Sentiment } from '#contract/survey.ts'
import type { DigestsToReport } from '#ports/ai.ts'
import { reportSentences } from './report-sentences.ts'
import type { MentionCount } from './mention-counts.ts'

/** Under so many answers nothing is a trend. */
export const minResponses = 3

export const quoteName = (name: string, language: SurveyLanguage) =>
  reportSentences[language].quotationMarks.join(name)

/** What the blanks of a sentence about a topic or an objective are filled with. */
export function valuesOf({ responseCount: total, language }: DigestsToReport, tally: MentionCount) {
  return { name: quoteName(tally.name, language), of: tally.responses.size, total, ...tally.counts }
}

/** Those of which at least a share sounds so, and more than one answer; the most such answers first. */
export const filterBySentiment = (
  tallies: readonly MentionCount[],
  mood: Sentiment,
  share: number,
): MentionCount[] =>
  tallies
    .filter(({ counts, responses }) => counts[mood] >= Math.max(2, responses.size * share))
    .toSorted((a, b) => b.counts[mood] - a.counts[mood])

/** How much of everything that was said this is. */
export function levelOf(
  count: number,
  { responseCount }: DigestsToReport,
): 'high' | 'medium' | 'low' {
  if (count * 7 >= responseCount) return 'high'
  return count * 20 >= responseCount ? 'medium' : 'low'
}
