import type { DigestsToReport, QuotedReport } from '#ports/ai.ts'
import { fillSentence, reportSentences } from './report-sentences.ts'
import { sourcesWithSentiment, type MentionCount } from './mention-counts.ts'
import { minResponses, levelOf, quoteName, filterBySentiment, valuesOf } from './report-values.ts'

const maxPatterns = { tones: 3, together: 2 }

/** What goes with what: a topic or an objective with a tone, and topics with each other. */
export function findPatterns(
  input: DigestsToReport,
  topics: readonly MentionCount[],
  objectives: readonly MentionCount[],
): QuotedReport['patterns'] {
  if (input.responseCount < minResponses) return []
  const { objectiveNegative, negative, objectivePositive, positive } =
    reportSentences[input.language]
  const tones = (
    tallies: readonly MentionCount[],
    mood: 'negative' | 'positive',
    said: typeof negative,
  ) =>
    filterBySentiment(tallies, mood, 0.5)
      .slice(0, maxPatterns.tones)
      .map((each) => ({
        pattern: fillSentence(said.pattern, valuesOf(input, each)),
        evidence: fillSentence(said.evidence, valuesOf(input, each)),
        impact: levelOf(each.counts[mood], input),
        sources: sourcesWithSentiment(each, mood),
      }))
  return [
    ...tones(objectives, 'negative', objectiveNegative),
    ...tones(topics, 'negative', negative),
    ...tones(objectives, 'positive', objectivePositive),
    ...tones(topics, 'positive', positive),
    ...coOccurrences(input, topics),
  ]
}

/** Topics that share twice as many answers as chance would have them share. */
function coOccurrences(
  input: DigestsToReport,
  topics: readonly MentionCount[],
): QuotedReport['patterns'] {
  const said = reportSentences[input.language].coOccurrence
  const pairs = topics.flatMap((one, index) =>
    topics.slice(index + 1).map((other) => {
      const both = [...one.responses].filter(([id]) => other.responses.has(id))
      return { one, other, both }
    }),
  )
  const byChance = ({ one, other }: (typeof pairs)[number]) =>
    (one.responses.size * other.responses.size) / input.responseCount
  return pairs
    .filter((pair) => pair.both.length >= Math.max(3, 2 * byChance(pair)))
    .toSorted((a, b) => b.both.length - a.both.length)
    .slice(0, maxPatterns.together)
    .map(({ one, other, both }) => {
      const values = {
        ...valuesOf(input, one),
        other: quoteName(other.name, input.language),
        ofOther: other.responses.size,
        both: both.length,
      }
      return {
        pattern: fillSentence(said.pattern, values),
        evidence: fillSentence(said.evidence, values),
        impact: levelOf(both.length, input),
        sources: both.map(([responseId, { quote }]) => ({ responseId, quote })),
      }
    })
}
