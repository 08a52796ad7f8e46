import type { DigestsToReport, WrittenReport } from '#ports/ai.ts'
import { filled, sentences } from './sentences.ts'
import { sourcesSounding, type Tally } from './tally.ts'
import { early, levelOf, marked, sounding, valuesOf } from './wording.ts'

const most = { tones: 3, together: 2 }

/** What goes with what: a topic or an objective with a tone, and topics with each other. */
export function patternsOf(
  input: DigestsToReport,
  topics: readonly Tally[],
  objectives: readonly Tally[],
): WrittenReport['patterns'] {
  if (input.responseCount < early) return []
  const { objectiveNegative, negative, objectivePositive, positive } = sentences[input.language]
  const tones = (tallies: readonly Tally[], mood: 'negative' | 'positive', said: typeof negative) =>
    sounding(tallies, mood, 0.5)
      .slice(0, most.tones)
      .map((each) => ({
        pattern: filled(said.pattern, valuesOf(input, each)),
        evidence: filled(said.evidence, valuesOf(input, each)),
        impact: levelOf(each.counts[mood], input),
        sources: sourcesSounding(each, mood),
      }))
  return [
    ...tones(objectives, 'negative', objectiveNegative),
    ...tones(topics, 'negative', negative),
    ...tones(objectives, 'positive', objectivePositive),
    ...tones(topics, 'positive', positive),
    ...together(input, topics),
  ]
}

/** Topics that share twice as many answers as chance would have them share. */
function together(input: DigestsToReport, topics: readonly Tally[]): WrittenReport['patterns'] {
  const said = sentences[input.language].together
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
    .slice(0, most.together)
    .map(({ one, other, both }) => {
      const values = {
        ...valuesOf(input, one),
        other: marked(other.name, input.language),
        ofOther: other.responses.size,
        both: both.length,
      }
      return {
        pattern: filled(said.pattern, values),
        evidence: filled(said.evidence, values),
        impact: levelOf(both.length, input),
        sources: both.map(([responseId, { quote }]) => ({ responseId, quote })),
      }
    })
}
