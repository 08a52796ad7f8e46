// Applies a batch of events to one projection: rows, tombstones, rollups, checkpoint and announcement in one transaction.
import { setImmediate as nextTurn } from 'node:timers/promises'
import { transaction } from '#kernel/postgres/db.ts'
import type { DecodedEvent } from '#kernel/commands/decoded-event.ts'
import type { Position } from '#ports/event-store.ts'
import { encodeAnnouncement, announcementChannel, type Announcement } from './announcements.ts'
import { lockCheckpoint, type Checkpoint } from './checkpoints.ts'
import { type Fold, openFold } from './fold.ts'
import { writeRollups } from './rollups/write-rollups.ts'
import type { TrackedRowChange } from './row-cache.ts'
import type { Row } from './projection.ts'
import { type Queryable, writeRows } from './tables/rows.ts'
import type { Table, TableInDb } from './tables/table.ts'
import { writeTombstones } from './tables/tombstones.ts'

/** The projection's events between two positions: `after` is exclusive, `upTo` inclusive. */
export type Batch = { after: Position; upTo: Position; events: readonly DecodedEvent[] }

export type ApplyResult =
  | { kind: 'applied'; position: Position }
  /** The checkpoint is before the batch: the events between must be read first. */
  | { kind: 'gap'; position: Position }
  /** The table belongs to another version or log, or is gone. */
  | { kind: 'superseded' }

/** Where a projection's rows are stored, and the log they derive from. */
export type ProjectionTarget = TableInDb & { logId: string }

export async function applyBatch(
  target: ProjectionTarget,
  batch: Batch,
  publisher: AnnouncementPublisher,
): Promise<ApplyResult> {
  const { db, table } = target
  const { name } = table.projection
  let announcement: Announcement | undefined
  const result = await transaction(db, async (tx): Promise<ApplyResult> => {
    const checkpoint = await lockCheckpoint(tx, name)
    const known = resultBefore(target, checkpoint, batch)
    if (known) return known
    const { position } = checkpoint!
    const changes = await foldBatch(
      tx,
      target,
      batch.events.filter((event) => event.position > position),
    )
    const upTo = batch.upTo > position ? batch.upTo : position
    announcement = { from: publisher.from, at: { [name]: upTo }, wake: topicsOf(table, changes) }
    await tx.query({
      name: 'checkpoint-advance',
      text: `with advanced as (update read.checkpoints set position = $2, state = 'live', error = null, updated_at = now() where name = $1)
             select pg_notify($3, $4)`,
      values: [name, upTo, announcementChannel, encodeAnnouncement(announcement)],
    })
    return { kind: 'applied', position: upTo }
  })
  if (announcement) publisher.publish(announcement)
  return result
}

/** What is known before the batch is folded; undefined where it must be. */
export function resultBefore(
  { table, logId }: ProjectionTarget,
  checkpoint: Checkpoint | undefined,
  { after, upTo }: Pick<Batch, 'after' | 'upTo'>,
): ApplyResult | undefined {
  if (
    checkpoint?.version !== table.projection.version ||
    checkpoint.shape !== table.shape ||
    checkpoint.logId !== logId
  )
    return { kind: 'superseded' }
  const { position, state } = checkpoint
  if (position < after) return { kind: 'gap', position }
  // Already applied: by another process, or before a reconnect.
  return position >= upTo && state === 'live' ? { kind: 'applied', position } : undefined
}

export type AnnouncementPublisher = { from: string; publish: (announcement: Announcement) => void }

async function foldBatch(
  tx: Queryable,
  target: TableInDb,
  events: readonly DecodedEvent[],
): Promise<readonly TrackedRowChange[]> {
  const [changes = []] = await foldTogether(tx, [{ fold: openFold(target), events }])
  await writeRows(tx, target, changes)
  await writeTombstones(tx, target.table, changes)
  await writeRollups(tx, target.table, changes)
  return changes
}

/** Milliseconds of folding between two turns of the event loop. A text of 4,000 characters takes up to one. */
const turnMs = 5

/** What the events of each fold change in the stored rows, which are all read at once. */
export async function foldTogether(
  tx: Queryable,
  shares: readonly { fold: Fold; events: readonly DecodedEvent[] }[],
): Promise<(readonly TrackedRowChange[])[]> {
  const touched = shares.filter(({ events }) => events.length > 0)
  await Promise.all(touched.map(({ fold, events }) => fold.load(tx, events)))
  let began = performance.now()
  for (const { fold, events } of touched)
    for (const event of events) {
      fold.apply([event])
      if (performance.now() - began < turnMs) continue
      await nextTurn()
      began = performance.now()
    }
  return shares.map(({ fold, events }) => (events.length > 0 ? fold.changes() : []))
}

export function topicsOf({ projection }: Table, changes: readonly TrackedRowChange[]): string[] {
  const topics = projection.topics as ((row: Row) => readonly string[]) | undefined
  if (!topics) return []
  const changed = new Set<string>()
  for (const { row, before } of changes) {
    if (row) for (const topic of topics(row)) changed.add(topic)
    // A row may leave a topic: its followers are woken too.
    if (before) for (const topic of topics(before)) changed.add(topic)
  }
  return [...changed]
}
