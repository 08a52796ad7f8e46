import type { DigestsToReport, QuotedReport } from '#ports/ai.ts'
import { languageOf } from '../../languages/languages.ts'
import { sourcesWithSentiment, type MentionCount } from './mention-counts.ts'
import {
  fillSentence,
  minResponses,
  levelOf,
  quoteName,
  filterBySentiment,
  valuesOf,
} from './report-values.ts'

const maxPatterns = { bySentiment: 3, coOccurrences: 2 }

/** Topics and objectives with a dominant sentiment, and topics that occur together. */
export function findPatterns(
  input: DigestsToReport,
  topics: readonly MentionCount[],
  objectives: readonly MentionCount[],
): QuotedReport['patterns'] {
  if (input.responseCount < minResponses) return []
  const { objectiveNegative, negative, objectivePositive, positive } = languageOf(input.language)
    .texts.report
  const bySentiment = (
    counted: readonly MentionCount[],
    sentiment: 'negative' | 'positive',
    sentences: typeof negative,
  ) =>
    filterBySentiment(counted, sentiment, 0.5)
      .slice(0, maxPatterns.bySentiment)
      .map((each) => ({
        pattern: fillSentence(sentences.pattern, valuesOf(input, each)),
        evidence: fillSentence(sentences.evidence, valuesOf(input, each)),
        impact: levelOf(each.counts[sentiment], input),
        sources: sourcesWithSentiment(each, sentiment),
      }))
  return [
    ...bySentiment(objectives, 'negative', objectiveNegative),
    ...bySentiment(topics, 'negative', negative),
    ...bySentiment(objectives, 'positive', objectivePositive),
    ...bySentiment(topics, 'positive', positive),
    ...coOccurrences(input, topics),
  ]
}

/** Topics that share at least twice as many answers as expected by chance. */
function coOccurrences(
  input: DigestsToReport,
  topics: readonly MentionCount[],
): QuotedReport['patterns'] {
  const sentences = languageOf(input.language).texts.report.coOccurrence
  const pairs = topics.flatMap((one, index) =>
    topics.slice(index + 1).map((other) => {
      const both = [...one.responses].filter(([id]) => other.responses.has(id))
      return { one, other, both }
    }),
  )
  const expectedByChance = ({ one, other }: (typeof pairs)[number]) =>
    (one.responses.size * other.responses.size) / input.responseCount
  return pairs
    .filter((pair) => pair.both.length >= Math.max(3, 2 * expectedByChance(pair)))
    .toSorted((a, b) => b.both.length - a.both.length)
    .slice(0, maxPatterns.coOccurrences)
    .map(({ one, other, both }) => {
      const values = {
        ...valuesOf(input, one),
        other: quoteName(other.name, input.language),
        ofOther: other.responses.size,
        both: both.length,
      }
      return {
        pattern: fillSentence(sentences.pattern, values),
        evidence: fillSentence(sentences.evidence, values),
        impact: levelOf(both.length, input),
        sources: both.map(([responseId, { quote }]) => ({ responseId, quote })),
      }
    })
}
