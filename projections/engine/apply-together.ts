// Moves several live projections over the same part of the log.
import { type Db, transaction } from '#kernel/postgres/db.ts'
import type { DecodedEvent } from '#kernel/commands/decoded-event.ts'
import type { Position } from '#ports/event-store.ts'
import { announcementChannel, encodeAnnouncement, type Announcement } from './announcements.ts'
import {
  type AnnouncementPublisher,
  type ApplyResult,
  foldTogether,
  type ProjectionTarget,
  resultBefore,
  topicsOf,
} from './apply-batch.ts'
import { type CheckpointMark, lockCheckpoints, movedAt } from './checkpoints.ts'
import type { LiveFold } from './live-fold.ts'
import { writesOfRollups } from './rollups/write-rollups.ts'
import type { TrackedRowChange } from './row-cache.ts'
import { deleteRows, type Queryable, type TableWrite, writeOfRows } from './tables/rows.ts'
import { writeTombstones } from './tables/tombstones.ts'
import { settleAll, type StatementSets, writeTogether } from './write-together.ts'

/** A connection that does not wait for each result, and the statements that it has prepared. */
export type Pipeline = { db: Db; sets: StatementSets }

/** The events of one projection: `after` is the position that it has stored. */
export type Share = {
  target: ProjectionTarget
  liveFold: LiveFold
  after: Position
  events: readonly DecodedEvent[]
}

type Moving = Pick<Share, 'target' | 'liveFold' | 'events'> & { name: string; mark: CheckpointMark }

/**
 * One transaction, and one statement of checkpoints, for all shares; any failure undoes them all. Rows of all are read at
 * once, then written at once: `pipeline` does not wait for each result. Shares that cannot be
 * applied with the others have no result: their checkpoint is locked, moved back, or of another version. `idle` names
 * projections that the batch does not touch: they are announced, not stored.
 */
export async function applyTogether(
  pipeline: Pipeline,
  shares: readonly Share[],
  { upTo, idle }: { upTo: Position; idle: readonly string[] },
  publisher: AnnouncementPublisher,
): Promise<ReadonlyMap<string, Extract<ApplyResult, { kind: 'applied' }>>> {
  const applied = new Map<string, Extract<ApplyResult, { kind: 'applied' }>>()
  const moving: Moving[] = []
  let announcement: Announcement | undefined
  const time = await transaction(pipeline.db, async (tx) => {
    const checkpoints = await lockCheckpoints(
      tx,
      shares.map(({ target }) => target.table.projection.name),
    )
    // The begin is sent with the first query: where it fails, nothing may be written.
    if (tx.getTransactionStatus() !== 'T') throw new Error('The transaction has not begun')
    for (const { target, liveFold, after, events } of shares) {
      const { name } = target.table.projection
      const checkpoint = checkpoints.get(name)
      const known = resultBefore(target, checkpoint, { after, upTo })
      if (known?.kind === 'applied') applied.set(name, known)
      if (known) {
        liveFold.drop()
        continue
      }
      const { position } = checkpoint!
      const news = events.filter((event) => event.position > position)
      moving.push({ name, target, liveFold, events: news, mark: checkpoint! })
      applied.set(name, { kind: 'applied', position: upTo > position ? upTo : position })
    }
    const reader = { query: tx.query.bind(tx) as typeof tx.query, keepsPlans: true }
    const changes = await foldTogether(
      reader,
      moving.map(({ liveFold, mark, events }) => ({ fold: liveFold.foldAt(mark), events })),
    )
    const moved = moving.map(({ name }) => name)
    const topics = moving.flatMap(({ target }, index) => topicsOf(target.table, changes[index]!))
    announcement = {
      from: publisher.from,
      at: Object.fromEntries([...moved, ...idle].map((name) => [name, upTo])),
      wake: [...new Set(topics)],
    }
    // Another process has applied and announced them.
    if (moved.length === 0) return undefined
    const work = moving.map(({ target }, index) => changesOf(tx, target, changes[index]!))
    const writes = (await settleAll(work)).flat()
    const move = { names: moved, upTo, channel: announcementChannel }
    return writeTogether(tx, pipeline.sets, writes, {
      ...move,
      announcement: encodeAnnouncement(announcement),
    })
  })
  if (time !== undefined)
    for (const { name, liveFold } of moving)
      liveFold.keep({ position: applied.get(name)!.position, movedAt: time })
  if (announcement) publisher.publish(announcement)
  return applied
}

/** Deletes rows and writes tombstones; resolves to what else is to be written, into different tables. */
async function changesOf(
  tx: Queryable,
  target: ProjectionTarget,
  changes: readonly TrackedRowChange[],
): Promise<TableWrite[]> {
  const { table } = target
  const writing = writeOfRows(target, changes)
  const deleting = [deleteRows(tx, table, changes), writeTombstones(tx, table, changes)]
  await settleAll<unknown>([writing, ...deleting])
  const rows = await writing
  return [...(rows ? [rows] : []), ...writesOfRollups(table, changes)]
}

export type CheckpointMove = { from: CheckpointMark; to: CheckpointMark }
type MoveRow = CheckpointMark & { name: string; from: Position; now: string }

/** A projection's stored position, and the one to which it has nothing to do. */
export type Pass = { name: string; after: Position; upTo: Position }

/**
 * Moves checkpoints over events that their projections do not handle, in one statement. Returns those that moved, by name;
 * the others need a batch each.
 */
export async function advanceCheckpoints(
  db: Db,
  passes: readonly Pass[],
  logId: string,
  publisher: AnnouncementPublisher,
): Promise<ReadonlyMap<string, CheckpointMove>> {
  // Locked in name order: no deadlocks between processes.
  const { rows } = await db.query<MoveRow>({
    name: 'checkpoint-pass',
    text: `with asynchronous as materialized (select set_config('synchronous_commit', 'off', true)),
           locked as (
             select c.name, c.position as "from", c.${movedAt.stored} as "movedAt", given."upTo" from asynchronous, json_to_recordset($1::json) as given(name text, after text, "upTo" text)
               join read.checkpoints c on c.name = given.name and c.state = 'live' and c.log_id = $2
                and c.position >= given.after collate "C" and c.position < given."upTo" collate "C"
              order by c.name for update of c),
           moved as (
             update read.checkpoints c set position = locked."upTo", updated_at = now()
               from locked where c.name = locked.name returning c.name, c.position, locked."from", locked."movedAt"),
           notified as (
             select pg_notify($3, json_build_object('from', $4::text, 'at', json_object_agg(name, position))::text)
               from moved having count(*) > 0)
           select name, position, "from", "movedAt", ${movedAt.now} as now, (select count(*) from notified) from moved`,
    values: [JSON.stringify(passes), logId, announcementChannel, publisher.from],
  })
  if (rows.length > 0)
    publisher.publish({
      from: publisher.from,
      at: Object.fromEntries(rows.map(({ name, position }) => [name, position])),
    })
  return new Map(
    rows.map(({ name, position, from, movedAt: before, now }) => [
      name,
      { from: { position: from, movedAt: before }, to: { position, movedAt: now } },
    ]),
  )
}
