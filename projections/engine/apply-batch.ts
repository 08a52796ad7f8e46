// Applies a batch of events to one projection: rows, tombstones, checkpoint and announcement in one transaction.
import { type Db, transaction } from '#kernel/postgres/db.ts'
import type { DecodedEvent } from '#kernel/commands/decoded-event.ts'
import type { Position } from '#ports/event-store.ts'
import { encodeAnnouncement, announcementChannel, type Announcement } from './announcements.ts'
import { lockCheckpoint } from './checkpoints.ts'
import { openFold } from './fold.ts'
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
  const { db, table, logId } = target
  const { name, version } = table.projection
  let announcement: Announcement | undefined
  const result = await transaction(db, async (tx): Promise<ApplyResult> => {
    const checkpoint = await lockCheckpoint(tx, name)
    if (
      checkpoint?.version !== version ||
      checkpoint.shape !== table.shape ||
      checkpoint.logId !== logId
    )
      return { kind: 'superseded' }
    const { position, state } = checkpoint
    if (position < batch.after) return { kind: 'gap', position }
    // Already applied: by another process, or before a reconnect.
    if (position >= batch.upTo && state === 'live') return { kind: 'applied', position }
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

export type AnnouncementPublisher = { from: string; publish: (announcement: Announcement) => void }

async function foldBatch(
  tx: Queryable,
  target: TableInDb,
  events: readonly DecodedEvent[],
): Promise<readonly TrackedRowChange[]> {
  if (events.length === 0) return []
  const fold = openFold(target)
  await fold.load(tx, events)
  fold.apply(events)
  const changes = fold.changes()
  await writeRows(tx, target, changes)
  await writeTombstones(tx, target.table, changes)
  return changes
}

function topicsOf({ projection }: Table, changes: readonly TrackedRowChange[]): string[] {
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

/**
 * Moves checkpoints over events that their projections do not handle, in one statement. Returns the names that moved;
 * the others need a batch each.
 */
export async function advanceCheckpoints(
  db: Db,
  names: readonly string[],
  { after, upTo, logId }: { after: Position; upTo: Position; logId: string },
  publisher: AnnouncementPublisher,
): Promise<ReadonlySet<string>> {
  // Locked in name order: no deadlocks between processes.
  const { rows } = await db.query<{ name: string }>({
    name: 'checkpoint-pass',
    text: `with locked as (
             select name from read.checkpoints
              where name = any($1) and state = 'live' and log_id = $4 and position >= $2 and position < $3
              order by name for update),
           moved as (
             update read.checkpoints c set position = $3, updated_at = now()
               from locked where c.name = locked.name returning c.name),
           notified as (
             select pg_notify($5, json_build_object('from', $6::text, 'at', json_object_agg(name, $3::text))::text)
               from moved having count(*) > 0)
           select name, (select count(*) from notified) from moved`,
    values: [names, after, upTo, logId, announcementChannel, publisher.from],
  })
  const moved = new Set(rows.map(({ name }) => name))
  if (moved.size > 0)
    publisher.publish({
      from: publisher.from,
      at: Object.fromEntries([...moved].map((name) => [name, upTo])),
    })
  return moved
}
