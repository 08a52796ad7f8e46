// Columns of a response that its coding and its analysis set.
import type { Sentiment } from '#contract/survey.ts'
import type { DecodedEvent } from '#kernel/commands/decoded-event.ts'

type Coded = { sentiment: { score: number; class: Sentiment } | null }

export function sentimentColumns({ sentiment }: Coded) {
  return { sentiment: sentiment?.class ?? null, sentimentScore: sentiment?.score ?? null }
}

export function analysisColumns({
  emotions,
  aspects,
  explanation,
}: DecodedEvent<'ResponseAnalysed'>['data']) {
  return {
    emotions,
    explanation: explanation ?? '',
    aspects: aspects.flatMap(({ name, sentiment, source }) =>
      name === null ? [] : [{ name, sentiment, isKeyword: source === 'keyword' }],
    ),
  }
}
