import type { DigestsToReport, QuotedReport } from '#ports/ai.ts'
import { languageOf } from '../../languages/languages.ts'
import { sourcesWithSentiment, type MentionCount } from './mention-counts.ts'
import {
  fillSentence,
  minResponses,
  levelOf,
  filterBySentiment,
  valuesOf,
} from './report-values.ts'

const maxRecommendations = { investigate: 4, maintain: 1 }

/** What to investigate, by the number of negative answers, and what to maintain. Only the quotes can say why. */
export function recommendationsOf(
  input: DigestsToReport,
  topics: readonly MentionCount[],
): QuotedReport['recommendations'] {
  if (input.responseCount < minResponses) return []
  const sentences = languageOf(input.language).texts.report
  const advise = (mentions: MentionCount, sentiment: 'negative' | 'positive') => {
    const advice = sentiment === 'negative' ? sentences.investigate : sentences.maintain
    const values = valuesOf(input, mentions)
    return {
      action: fillSentence(advice.action, values),
      priority:
        sentiment === 'negative' ? levelOf(mentions.counts.negative, input) : ('low' as const),
      rationale: fillSentence(advice.rationale, values),
      expectedOutcome: fillSentence(advice.outcome, values),
      sources: sourcesWithSentiment(mentions, sentiment),
    }
  }
  return [
    ...filterBySentiment(topics, 'negative', 0.4)
      .slice(0, maxRecommendations.investigate)
      .map((each) => advise(each, 'negative')),
    ...filterBySentiment(topics, 'positive', 0.6)
      .slice(0, maxRecommendations.maintain)
      .map((each) => advise(each, 'positive')),
  ]
}
