// One batch of events into one projection: rows, tombstones, checkpoint and announcement in one transaction.
import { type Db, transaction } from '#kernel/db.ts'
import type { Heard } from '#kernel/recorded.ts'
import type { Position } from '#ports/event-store.ts'
import { encodeNews, newsChannel, type News } from './announcements.ts'
import { lockCheckpoint } from './checkpoints.ts'
import { openFold } from './fold.ts'
import type { Changed } from './memory.ts'
import type { Row } from './projection.ts'
import { type Sql, writeRows } from './rows.ts'
import type { Table } from './table.ts'
import { writeTombstones } from './tombstones.ts'

/** Everything of interest between two positions: `after` is exclusive, `upTo` inclusive. */
export type Batch = { after: Position; upTo: Position; events: readonly Heard[] }

export type Applied =
  | { kind: 'applied'; position: Position }
  /** The checkpoint lies before the batch: what is between has to be read first. */
  | { kind: 'gap'; position: Position }
  /** The table is of another version or log now, or gone. */
  | { kind: 'superseded' }

/** Where a projection's rows are, and of which log. */
export type Place = { db: Db; table: Table; logId: string }

export async function applyBatch(
  { db, table, logId }: Place,
  batch: Batch,
  announce: Announce,
): Promise<Applied> {
  const { name, version } = table.projection
  let news: News | undefined
  const applied = await transaction(db, async (tx): Promise<Applied> => {
    const checkpoint = await lockCheckpoint(tx, name)
    if (
      checkpoint?.version !== version ||
      checkpoint.shape !== table.shape ||
      checkpoint.logId !== logId
    )
      return { kind: 'superseded' }
    const { position, state } = checkpoint
    if (position < batch.after) return { kind: 'gap', position }
    // Applied before: by another process, or before a reconnect.
    if (position >= batch.upTo && state === 'live') return { kind: 'applied', position }
    const changes = await foldInto(
      tx,
      table,
      batch.events.filter((event) => event.position > position),
    )
    const upTo = batch.upTo > position ? batch.upTo : position
    news = { from: announce.from, at: { [name]: upTo }, wake: topicsOf(table, changes) }
    await tx.query({
      name: 'checkpoint-advance',
      text: `with advanced as (update read.checkpoints set position = $2, state = 'live', error = null, updated_at = now() where name = $1)
             select pg_notify($3, $4)`,
      values: [name, upTo, newsChannel, encodeNews(news)],
    })
    return { kind: 'applied', position: upTo }
  })
  if (news) announce.tell(news)
  return applied
}

export type Announce = { from: string; tell: (news: News) => void }

async function foldInto(
  tx: Sql,
  table: Table,
  events: readonly Heard[],
): Promise<readonly Changed[]> {
  if (events.length === 0) return []
  const fold = openFold(table)
  await fold.load(tx, events)
  fold.apply(events)
  const changes = fold.changes()
  await writeRows(tx, table, changes)
  await writeTombstones(tx, table, changes)
  return changes
}

function topicsOf({ projection }: Table, changes: readonly Changed[]): string[] {
  const topics = projection.topics as ((row: Row) => readonly string[]) | undefined
  if (!topics) return []
  const woken = new Set<string>()
  for (const { row, before } of changes) {
    if (row) for (const topic of topics(row)) woken.add(topic)
    // Who followed the row where it was hears that it left.
    if (before) for (const topic of topics(before)) woken.add(topic)
  }
  return [...woken]
}

/**
 * Moves checkpoints over events that do not concern their projections, all in one statement. Answers the names that
 * moved; the others have to be looked at one by one.
 */
export async function passOver(
  db: Db,
  names: readonly string[],
  { after, upTo, logId }: { after: Position; upTo: Position; logId: string },
  announce: Announce,
): Promise<ReadonlySet<string>> {
  // Locked in order, so that two processes cannot wait for each other.
  const { rows } = await db.query<{ name: string }>({
    name: 'checkpoint-pass',
    text: `with locked as (
             select name from read.checkpoints
              where name = any($1) and state = 'live' and log_id = $4 and position >= $2 and position < $3
              order by name for update),
           moved as (
             update read.checkpoints c set position = $3, updated_at = now()
               from locked where c.name = locked.name returning c.name),
           told as (
             select pg_notify($5, json_build_object('from', $6::text, 'at', json_object_agg(name, $3::text))::text)
               from moved having count(*) > 0)
           select name, (select count(*) from told) from moved`,
    values: [names, after, upTo, logId, newsChannel, announce.from],
  })
  const moved = new Set(rows.map(({ name }) => name))
  if (moved.size > 0)
    announce.tell({
      from: announce.from,
      at: Object.fromEntries([...moved].map((name) => [name, upTo])),
    })
  return moved
}
