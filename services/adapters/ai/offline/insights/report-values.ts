import type { SurveyLanguage } from '#contract/languages.ts'
import type { Sentiment } from '#contract/survey.ts'
import type { DigestsToReport } from '#ports/ai.ts'
import { languageOf } from '../../languages/languages.ts'
import type { MentionCount } from './mention-counts.ts'

/** Fewer answers show no trend. */
export const minResponses = 3

export const quoteName = (name: string, language: SurveyLanguage) =>
  languageOf(language).texts.report.quotationMarks.join(name)

/** The values for the blanks of a sentence about a topic or an objective. */
export function valuesOf(
  { responseCount: total, language }: DigestsToReport,
  mentions: MentionCount,
) {
  return {
    name: quoteName(mentions.name, language),
    of: mentions.responses.size,
    total,
    ...mentions.counts,
  }
}

/** Counts with at least this share, and more than one answer, of a sentiment; the most such answers first. */
export const filterBySentiment = (
  counted: readonly MentionCount[],
  sentiment: Sentiment,
  share: number,
): MentionCount[] =>
  counted
    .filter(({ counts, responses }) => counts[sentiment] >= Math.max(2, responses.size * share))
    .toSorted((a, b) => b.counts[sentiment] - a.counts[sentiment])

/** A level by the share of all answers. */
export function levelOf(
  count: number,
  { responseCount }: DigestsToReport,
): 'high' | 'medium' | 'low' {
  if (count * 7 >= responseCount) return 'high'
  return count * 20 >= responseCount ? 'medium' : 'low'
}

/** Fills the blanks of a sentence. */
export const fillSentence = (sentence: string, values: Readonly<Record<string, string | number>>) =>
  sentence.replaceAll(/\{(\w+)\}/g, (blank, name: string) => String(values[name] ?? blank))
