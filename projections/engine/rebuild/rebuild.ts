import { setTimeout as wait } from 'node:timers/promises'
import type { Db, Tx } from '#kernel/postgres/db.ts'
import type { Position } from '#ports/event-store.ts'
import {
  encodeAnnouncement,
  announcementChannel,
  type ReadModelAnnouncements,
} from '../announcements.ts'
import {
  type TableBuilder,
  type MemoryLimit,
  openTableBuilder,
  type DecodedLog,
} from './table-builder.ts'
import {
  lockCheckpoint,
  advisoryLockKey,
  createReadSchema,
  saveCheckpoint,
  readCheckpoint,
  tableExists,
} from '../checkpoints.ts'
import { compareTables, type Comparison } from '../tables/compare-tables.ts'
import { openProgress, type Progress } from './progress.ts'
import type { AnyProjection } from '../projection.ts'
import { type Table, tableOf } from '../tables/table.ts'

export type RebuildOptions = DecodedLog & {
  db: Db
  projection: AnyProjection
  announcements: Pick<ReadModelAnnouncements, 'from' | 'publish'>
  /** Aborts between two pages of events; the live table stays unchanged. */
  signal?: AbortSignal
  onProgress?: (progress: Progress) => void
  memory?: MemoryLimit
  /** Checked under the lock: false skips the rebuild, as after another process did it. */
  isNeeded?: () => Promise<boolean>
}

export type RebuildResult = {
  events: number
  position: Position
  seconds: number
  /** The replaced table (`live`) against the new one; undefined where version or position differ. */
  compared: Comparison | undefined
}

/**
 * Folds the log into a shadow table while the live table serves, and swaps them in one transaction that blocks the live
 * projection. Safe beside running instances; concurrent rebuilds of one projection run sequentially. Undefined when not
 * needed.
 */
export async function rebuildProjection(
  options: RebuildOptions,
): Promise<RebuildResult | undefined> {
  const { db, projection, signal, store } = options
  const startedAt = performance.now()
  await createReadSchema(db)
  return withLock(db, projection.name, signal, async (client) => {
    if (options.isNeeded && !(await options.isNeeded())) return undefined
    const shadow = tableOf(projection, { suffix: '__next' })
    await client.query(`drop table if exists ${shadow.sql}`)
    const before = await readCheckpoint(client, projection.name)
    const deletedAfter = before?.logId === store.logId ? before.position : undefined
    const progress = await openProgress(store, options.onProgress)
    try {
      const builder = await openTableBuilder({
        ...options,
        client,
        table: shadow,
        deletedAfter,
        onEvents: progress.count,
      })
      await builder.catchUp()
      await builder.finish()
      await client.query(`analyze ${shadow.sql}`)
      // Applies the events since the first pass, to keep the final transaction short.
      await builder.catchUp()
      await builder.finish()
      const swapped = await swap(options, client, shadow, builder)
      const seconds = (performance.now() - startedAt) / 1000
      progress.end()
      // Improves query plans; the table already serves.
      await client.query(`analyze ${tableOf(projection).sql}`)
      return { events: progress.events(), seconds, ...swapped }
    } finally {
      await client.query(`drop table if exists ${shadow.sql}`).catch(() => {})
    }
  })
}

async function swap(
  { db, projection, store, announcements }: RebuildOptions,
  client: Tx,
  shadow: Table,
  builder: TableBuilder,
): Promise<Pick<RebuildResult, 'position' | 'compared'>> {
  const table = tableOf(projection)
  const { name, version } = projection
  const { logId } = store
  return inTransaction(client, async () => {
    const live = await lockCheckpoint(client, name)
    await client.query('set local statement_timeout = 0; set local synchronous_commit = on')
    const sameLog = live?.logId === logId
    let position = await builder.catchUp(sameLog ? live.position : undefined)
    if (sameLog && live.position > position) position = live.position
    await builder.finish()
    const isSameVersion =
      sameLog && live.state === 'live' && live.version === version && live.shape === table.shape
    const isComparable =
      isSameVersion && live.position === position && (await tableExists(client, name))
    const compared = isComparable ? await compareTables(client, { db, table }, shadow) : undefined
    await client.query(`drop table if exists ${table.sql}`)
    await client.query(`alter table ${shadow.sql} rename to ${table.sql.split('.')[1]}`)
    if (!sameLog) await client.query('delete from read.tombstones where "table" = $1', [name])
    await saveCheckpoint(client, {
      name,
      version,
      shape: table.shape,
      logId,
      position,
      state: 'live',
    })
    const announcement = {
      from: announcements.from,
      at: { [name]: position },
      is: { [name]: 'live' as const },
      wake: ['*'],
    }
    await client.query('select pg_notify($1, $2)', [
      announcementChannel,
      encodeAnnouncement(announcement),
    ])
    return { announcement, position, compared }
  }).then(({ announcement, ...swapped }) => {
    announcements.publish(announcement)
    return swapped
  })
}

/** Runs `work` in a transaction on an open connection. */
async function inTransaction<T>(client: Tx, work: () => Promise<T>): Promise<T> {
  await client.query('begin')
  try {
    const result = await work()
    await client.query('commit')
    return result
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw error
  }
}

/** The lock belongs to the connection: a killed process releases it. */
async function withLock<T>(
  db: Db,
  name: string,
  signal: AbortSignal | undefined,
  work: (client: Tx) => Promise<T>,
): Promise<T> {
  const client = await db.connect()
  const lock = advisoryLockKey(`rebuild ${name}`)
  try {
    for (;;) {
      signal?.throwIfAborted()
      const { rows } = await client.query<{ acquired: boolean }>(
        'select pg_try_advisory_lock($1) as acquired',
        [lock],
      )
      if (rows[0]?.acquired) break
      await wait(250, undefined, { signal })
    }
    return await work(client)
  } finally {
    // Closed, not reused: it may hold temporary tables, a lock or an unfinished COPY.
    client.release(true)
  }
}
