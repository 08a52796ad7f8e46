import type { Db } from '#kernel/db.ts'
import type { EventStore, Recorded } from '#ports/event-store.ts'
import { type Comparison, openComparison } from './compare.ts'
import { type Entry, openReplay } from './replay.ts'
import { mostShown, statement } from './statement.ts'

export type Report = { lines: string[]; isSound: boolean }

/**
 * Replays an owner's ledger as it was at a moment, or as it is: then the read models are held against it too.
 * `atHead` says whether they have read everything; what they have yet to read would only look like a difference.
 * However long the ledger is, it is never in memory.
 */
export async function auditLedger(
  { store, db }: { store: Pick<EventStore, 'readStream'>; db: Db },
  { ownerId, at, atHead }: { ownerId: string; at?: Date; atHead?: () => Promise<boolean> },
): Promise<Report> {
  const stream = `credits-${ownerId}`
  const [last] = await Array.fromAsync(
    store.readStream(stream, { direction: 'backwards', limit: 1 }),
  )
  // What comes from now on is for the next audit.
  const limit = last ? Number(last.revision) + 1 : 0
  const isCompared = !at && (!atHead || (await atHead()))
  const comparison = isCompared ? openComparison(db, ownerId) : undefined
  const events = until(at, store.readStream(stream, { limit }))
  const { audit, shown } = await replayed(events, comparison)
  const { faults, count, head } = audit
  const chain = faults.length === 0 ? [`chain verified: ${count} entries, head ${head}`] : faults
  const lines = [...statement(audit, shown), '', ...chain]
  if (at) return { lines, isSound: faults.length === 0 }
  if (!comparison)
    return {
      lines: [...lines, 'the read models have not read everything yet: start Prosa and try again'],
      isSound: false,
    }
  const different = await comparison.differences(audit)
  const verdict = different.length === 0 ? ['the read models agree'] : different
  return {
    lines: [...lines, ...verdict],
    isSound: faults.length === 0 && different.length === 0,
  }
}

async function replayed(events: AsyncIterable<Recorded>, comparison: Comparison | undefined) {
  const shown: Entry[] = []
  let entered: Entry | undefined
  const { audit, take } = openReplay((entry) => (entered = entry))
  for await (const event of events) {
    take(event)
    if (!entered) continue
    shown.push(entered)
    if (shown.length >= 2 * mostShown) shown.splice(0, mostShown)
    await comparison?.take(entered)
    entered = undefined
  }
  return { audit, shown: shown.slice(-mostShown) }
}

async function* until(at: Date | undefined, events: AsyncIterable<Recorded>) {
  for await (const event of events) if (!at || timeOf(event) <= at.getTime()) yield event
}

const timeOf = ({ meta, at }: Recorded) => Date.parse(meta['at'] ?? at.toISOString())
