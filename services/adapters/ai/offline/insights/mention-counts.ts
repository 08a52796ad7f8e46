// Counts over the digests of a survey: how many distinct responses have a word, or answer an objective.
import type { Sentiment } from '#contract/survey.ts'
import type { QuotedFinding, Quotation } from '#ports/ai.ts'

export type MentionCount = {
  /** The most frequent spelling. */
  name: string
  responses: ReadonlyMap<string, { quote: string; sentiment: Sentiment }>
  counts: Readonly<Record<Sentiment, number>>
}

/** Merges statements whose texts have the same key. The most frequent first. */
export function countMentions(
  statements: readonly QuotedFinding[],
  keyOf: (text: string) => string,
): MentionCount[] {
  const groups = Map.groupBy(statements, ({ text }) => keyOf(text))
  groups.delete('')
  return [...groups.values()]
    .map(countGroup)
    .toSorted((a, b) => b.responses.size - a.responses.size)
}

function countGroup(statements: readonly QuotedFinding[]): MentionCount {
  const names = new Map<string, number>()
  const responses = new Map<string, { quote: string; sentiment: Sentiment }>()
  for (const { text, sentiment, sources } of statements) {
    names.set(text, (names.get(text) ?? 0) + sources.length)
    for (const { responseId, quote } of sources) {
      const before = responses.get(responseId)
      const merged = mergeSentiment(before?.sentiment, sentiment ?? 'neutral')
      responses.set(responseId, { quote: before?.quote ?? quote, sentiment: merged })
    }
  }
  const [name = ''] = [...names].toSorted((a, b) => b[1] - a[1])[0] ?? []
  const counts = { positive: 0, negative: 0, mixed: 0, neutral: 0 }
  for (const { sentiment } of responses.values()) counts[sentiment] += 1
  return { name, responses, counts }
}

function mergeSentiment(one: Sentiment | undefined, other: Sentiment): Sentiment {
  if (one === undefined || one === 'neutral' || one === other) return other
  return other === 'neutral' ? one : 'mixed'
}

/** The sentiment of most responses; mixed where both polarities are frequent, neutral where neither is. */
export function dominantSentiment({ counts, responses }: MentionCount): Sentiment {
  const { positive, negative } = counts
  const all = responses.size
  if (negative * 2 > all) return 'negative'
  if (positive * 2 > all) return 'positive'
  const isMixed = counts.mixed * 2 > all || (positive * 4 >= all && negative * 4 >= all)
  return isMixed ? 'mixed' : 'neutral'
}

/** Quotes of all responses; those with the sentiment `first` at the beginning. */
export function sourcesOf({ responses }: MentionCount, first?: Sentiment): Quotation[] {
  const sources = [...responses].map(([responseId, { quote, sentiment }]) => ({
    responseId,
    quote,
    sentiment,
  }))
  if (first) sources.sort((a, b) => Number(b.sentiment === first) - Number(a.sentiment === first))
  return sources.map(({ responseId, quote }) => ({ responseId, quote }))
}

/** Quotes of the responses with a sentiment. */
export const sourcesWithSentiment = (
  { responses }: MentionCount,
  sentiment: Sentiment,
): Quotation[] =>
  [...responses].flatMap(([responseId, response]) =>
    response.sentiment === sentiment ? [{ responseId, quote: response.quote }] : [],
  )
