import type { DigestsToReport, QuotedReport } from '#ports/ai.ts'
import { fillSentence, reportSentences } from './report-sentences.ts'
import { sourcesWithSentiment, type MentionCount } from './mention-counts.ts'
import { minResponses, levelOf, filterBySentiment, valuesOf } from './report-values.ts'

const maxRecommendations = { lookInto: 4, keep: 1 }

/** Where to look, by how many answers sound negative there, and what to keep. Why, only the quotes can say. */
export function recommendationsOf(
  input: DigestsToReport,
  topics: readonly MentionCount[],
): QuotedReport['recommendations'] {
  if (input.responseCount < minResponses) return []
  const words = reportSentences[input.language]
  const advise = (tally: MentionCount, mood: 'negative' | 'positive') => {
    const advice = mood === 'negative' ? words.investigate : words.maintain
    const values = valuesOf(input, tally)
    return {
      action: fillSentence(advice.action, values),
      priority: mood === 'negative' ? levelOf(tally.counts.negative, input) : ('low' as const),
      rationale: fillSentence(advice.rationale, values),
      expectedOutcome: fillSentence(advice.outcome, values),
      sources: sourcesWithSentiment(tally, mood),
    }
  }
  return [
    ...filterBySentiment(topics, 'negative', 0.4)
      .slice(0, maxRecommendations.lookInto)
      .map((each) => advise(each, 'negative')),
    ...filterBySentiment(topics, 'positive', 0.6)
      .slice(0, maxRecommendations.keep)
      .map((each) => advise(each, 'positive')),
  ]
}
