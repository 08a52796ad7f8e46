import type { Db } from '#kernel/postgres/db.ts'
import type { EventStore, RecordedEvent } from '#ports/event-store.ts'
import { type Comparison, openComparison } from './read-model-comparison.ts'
import { type ReplayedEntry, openReplay } from './ledger-replay.ts'
import { maxRows, formatStatement } from './format-statement.ts'

export type AuditReport = { lines: string[]; isSound: boolean }

/**
 * Replays an owner's ledger as of `at`; without `at` in full, and compares it with the read models. `atHead` resolves
 * whether the read models have reached the head of the log: unread events would look like differences. Memory does not
 * grow with the ledger.
 */
export async function auditLedger(
  { store, db }: { store: Pick<EventStore, 'readStream'>; db: Db },
  { ownerId, at, atHead }: { ownerId: string; at?: Date; atHead?: () => Promise<boolean> },
): Promise<AuditReport> {
  const stream = `credits-${ownerId}`
  const [last] = await Array.fromAsync(
    store.readStream(stream, { direction: 'backwards', limit: 1 }),
  )
  // Entries appended from now on are left to the next audit.
  const limit = last ? Number(last.revision) + 1 : 0
  const isCompared = !at && (!atHead || (await atHead()))
  const comparison = isCompared ? openComparison(db, ownerId) : undefined
  const events = eventsUntil(at, store.readStream(stream, { limit }))
  const { audit, lastEntries } = await replayEvents(events, comparison)
  const { faults, count, head } = audit
  const chain = faults.length === 0 ? [`chain verified: ${count} entries, head ${head}`] : faults
  const lines = [...formatStatement(audit, lastEntries), '', ...chain]
  if (at) return { lines, isSound: faults.length === 0 }
  if (!comparison)
    return {
      lines: [...lines, 'the read models have not read everything yet: start Prosa and try again'],
      isSound: false,
    }
  const differences = await comparison.differences(audit)
  const comparisonLines = differences.length === 0 ? ['the read models agree'] : differences
  return {
    lines: [...lines, ...comparisonLines],
    isSound: faults.length === 0 && differences.length === 0,
  }
}

async function replayEvents(
  events: AsyncIterable<RecordedEvent>,
  comparison: Comparison | undefined,
) {
  const lastEntries: ReplayedEntry[] = []
  let lastEntry: ReplayedEntry | undefined
  const { audit, take } = openReplay((entry) => (lastEntry = entry))
  for await (const event of events) {
    take(event)
    if (!lastEntry) continue
    lastEntries.push(lastEntry)
    if (lastEntries.length >= 2 * maxRows) lastEntries.splice(0, maxRows)
    await comparison?.take(lastEntry)
    lastEntry = undefined
  }
  return { audit, lastEntries: lastEntries.slice(-maxRows) }
}

async function* eventsUntil(at: Date | undefined, events: AsyncIterable<RecordedEvent>) {
  for await (const event of events) if (!at || timeOf(event) <= at.getTime()) yield event
}

const timeOf = ({ meta, at }: RecordedEvent) => Date.parse(meta['at'] ?? at.toISOString())
