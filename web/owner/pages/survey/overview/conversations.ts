// What the live feed's rows say, arranged for reading.
import type { OwnerTurn } from '#contract/live.ts'
import type { Sentiment } from '#contract/survey.ts'

export type Conversation = {
  id: string
  /** Four characters by which people can speak of it. */
  label: string
  /** In the order in which they were asked. */
  turns: OwnerTurn[]
  answered: number
  startedAt: string
}

/** Newest conversation first; one that goes on keeps its place, so that nothing jumps while it is read. */
export function conversationsOf(rows: Iterable<OwnerTurn>): Conversation[] {
  const byId = Map.groupBy(rows, (turn) => turn.conversation_id)
  return [...byId]
    .map(([id, unordered]) => {
      const turns = unordered.toSorted((a, b) => a.number - b.number)
      return {
        id,
        label: id.replaceAll('-', '').slice(-4).toUpperCase(),
        turns,
        answered: turns.filter(({ answered_at }) => answered_at !== null).length,
        startedAt: turns[0]?.asked_at ?? '',
      }
    })
    .toSorted((a, b) => (a.startedAt < b.startedAt ? 1 : -1))
}

/** Questions and answers that have happened; each counts as one thing that is new. */
export function countTurnEvents(rows: Iterable<OwnerTurn>): number {
  let count = 0
  for (const { answered_at } of rows) count += answered_at === null ? 1 : 2
  return count
}

const minuteMs = 60_000

/** How many answers fell into each of the last minutes, oldest first. */
export function answersPerMinute(rows: Iterable<OwnerTurn>, nowMs: number, minutes = 30): number[] {
  const counts = Array.from({ length: minutes }, () => 0)
  for (const { answered_at } of rows) {
    if (answered_at === null) continue
    const ago = Math.max(0, Math.floor((nowMs - Date.parse(answered_at)) / minuteMs))
    const index = minutes - 1 - ago
    if (index >= 0) counts[index] = (counts[index] ?? 0) + 1
  }
  return counts
}

/** How the coded answers sound; empty while none is coded. */
export function sentimentCounts(rows: Iterable<OwnerTurn>): [Sentiment, number][] {
  const counts = { positive: 0, neutral: 0, mixed: 0, negative: 0 }
  for (const { sentiment } of rows) if (sentiment) counts[sentiment] += 1
  const entries = Object.entries(counts) as [Sentiment, number][]
  return entries.some(([, count]) => count > 0) ? entries : []
}
