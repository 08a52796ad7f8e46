import type { DigestsToReport, WrittenReport } from '#ports/ai.ts'
import { filled, sentences } from './sentences.ts'
import { sourcesSounding, type Tally } from './tally.ts'
import { early, levelOf, sounding, valuesOf } from './wording.ts'

const most = { lookInto: 4, keep: 1 }

/** Where to look, by how many answers sound negative there, and what to keep. Why, only the quotes can say. */
export function recommendationsOf(
  input: DigestsToReport,
  topics: readonly Tally[],
): WrittenReport['recommendations'] {
  if (input.responseCount < early) return []
  const words = sentences[input.language]
  const advise = (tally: Tally, mood: 'negative' | 'positive') => {
    const advice = mood === 'negative' ? words.lookInto : words.keep
    const values = valuesOf(input, tally)
    return {
      action: filled(advice.action, values),
      priority: mood === 'negative' ? levelOf(tally.counts.negative, input) : ('low' as const),
      rationale: filled(advice.rationale, values),
      expectedOutcome: filled(advice.outcome, values),
      sources: sourcesSounding(tally, mood),
    }
  }
  return [
    ...sounding(topics, 'negative', 0.4)
      .slice(0, most.lookInto)
      .map((each) => advise(each, 'negative')),
    ...sounding(topics, 'positive', 0.6)
      .slice(0, most.keep)
      .map((each) => advise(each, 'positive')),
  ]
}
