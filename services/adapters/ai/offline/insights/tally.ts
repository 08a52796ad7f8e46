// What the digests of a survey's responses add up to: how many distinct responses have a word, or speak to an objective.
import type { Sentiment } from '#contract/survey.ts'
import type { FoundStatement, Quoted } from '#ports/ai.ts'

export type Tally = {
  /** The commonest spelling. */
  name: string
  responses: ReadonlyMap<string, { quote: string; mood: Sentiment }>
  counts: Readonly<Record<Sentiment, number>>
}

/** Statements that say the same, by `keyOf` their text, as one. The most frequent first. */
export function tallied(
  statements: readonly FoundStatement[],
  keyOf: (text: string) => string,
): Tally[] {
  const groups = Map.groupBy(statements, ({ text }) => keyOf(text))
  groups.delete('')
  return [...groups.values()].map(tallyOf).toSorted((a, b) => b.responses.size - a.responses.size)
}

function tallyOf(statements: readonly FoundStatement[]): Tally {
  const names = new Map<string, number>()
  const responses = new Map<string, { quote: string; mood: Sentiment }>()
  for (const { text, sentiment, sources } of statements) {
    names.set(text, (names.get(text) ?? 0) + sources.length)
    for (const { responseId, quote } of sources) {
      const before = responses.get(responseId)
      const mood = both(before?.mood, sentiment ?? 'neutral')
      responses.set(responseId, { quote: before?.quote ?? quote, mood })
    }
  }
  const [name = ''] = [...names].toSorted((a, b) => b[1] - a[1])[0] ?? []
  const counts = { positive: 0, negative: 0, mixed: 0, neutral: 0 }
  for (const { mood } of responses.values()) counts[mood] += 1
  return { name, responses, counts }
}

function both(one: Sentiment | undefined, other: Sentiment): Sentiment {
  if (one === undefined || one === 'neutral' || one === other) return other
  return other === 'neutral' ? one : 'mixed'
}

/** How most of them sound; mixed where both sides weigh, neutral where neither does. */
export function moodOf({ counts, responses }: Tally): Sentiment {
  const { positive, negative } = counts
  const all = responses.size
  if (negative * 2 > all) return 'negative'
  if (positive * 2 > all) return 'positive'
  const isMixed = counts.mixed * 2 > all || (positive * 4 >= all && negative * 4 >= all)
  return isMixed ? 'mixed' : 'neutral'
}

/** Quotes of all responses that count, those that sound `first` at the beginning. */
export function sourcesOf({ responses }: Tally, first?: Sentiment): Quoted[] {
  const sources = [...responses].map(([responseId, { quote, mood }]) => ({
    responseId,
    quote,
    mood,
  }))
  if (first) sources.sort((a, b) => Number(b.mood === first) - Number(a.mood === first))
  return sources.map(({ responseId, quote }) => ({ responseId, quote }))
}

/** Quotes of the responses that sound so, and no others. */
export const sourcesSounding = ({ responses }: Tally, mood: Sentiment): Quoted[] =>
  [...responses].flatMap(([responseId, said]) =>
    said.mood === mood ? [{ responseId, quote: said.quote }] : [],
  )
