import type { Db } from '#kernel/db.ts'
import type { EventStore, Recorded } from '#ports/event-store.ts'
import { differences } from './compare.ts'
import { replay } from './replay.ts'
import { statement } from './statement.ts'

export type Report = { lines: string[]; isSound: boolean }

/**
 * Replays an owner's ledger as it was at a moment, or as it is: then the read models are held against it too.
 * `atHead` says whether they have read everything; what they have yet to read would only look like a difference.
 */
export async function auditLedger(
  { store, db }: { store: Pick<EventStore, 'readStream'>; db: Db },
  { ownerId, at, atHead }: { ownerId: string; at?: Date; atHead?: () => Promise<boolean> },
): Promise<Report> {
  const all: Recorded[] = await Array.fromAsync(store.readStream(`credits-${ownerId}`))
  const audit = replay(at ? all.filter((event) => timeOf(event) <= at.getTime()) : all)
  const { entries, faults, head } = audit
  const chain =
    faults.length === 0 ? [`chain verified: ${entries.length} entries, head ${head}`] : faults
  const lines = [...statement(audit), '', ...chain]
  if (at) return { lines, isSound: faults.length === 0 }

  if (atHead && !(await atHead()))
    return {
      lines: [...lines, 'the read models have not read everything yet: start Prosa and try again'],
      isSound: false,
    }
  const different = await differences(db, ownerId, audit)
  const verdict = different.length === 0 ? ['the read models agree'] : different
  return {
    lines: [...lines, ...verdict],
    isSound: faults.length === 0 && different.length === 0,
  }
}

const timeOf = ({ meta, at }: Recorded) => Date.parse(meta['at'] ?? at.toISOString())
