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
import { compareWithRollups, type Comparison } from '../tables/compare-tables.ts'
import { openProgress, type Progress } from './progress.ts'
import type { AnyProjection } from '../projection.ts'
import { type Table, tableOf, withRollups } from '../tables/table.ts'

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
  /** The replaced table (`live`) against the new one; undefined where the version differs, or events are missing in it. */
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
    const dropShadows = `drop table if exists ${withRollups(shadow)
      .map(({ sql }) => sql)
      .join(', ')}`
    // Until the swap, which waits for all of it to be stored: the tables of a rebuild that a crash ends are dropped.
    await client.query(`set synchronous_commit = off; ${dropShadows}`)
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
      // The statistics move with the tables when they are renamed.
      await builder.finish()
      // Applies the events since the first pass, to keep the final transaction short.
      await builder.catchUp()
      await builder.finish()
      const swapped = await swap(options, client, shadow, builder)
      const seconds = (performance.now() - startedAt) / 1000
      progress.end()
      return { events: progress.events(), seconds, ...swapped }
    } finally {
      await client.query(dropShadows).catch(() => {})
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
    // The stored checkpoint may be behind events that the projection does not handle.
    const isComparable =
      isSameVersion && live.position >= builder.lastEvent() && (await tablesExist(client, table))
    const compared = isComparable
      ? await compareWithRollups(client, { db, table }, shadow)
      : undefined
    const shadows = withRollups(shadow)
    for (const [index, { sql }] of withRollups(table).entries()) {
      await client.query(`drop table if exists ${sql}`)
      await client.query(`alter table ${shadows[index]!.sql} rename to ${sql.split('.')[1]}`)
    }
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

async function tablesExist(client: Tx, table: Table): Promise<boolean> {
  for (const { projection } of withRollups(table))
    if (!(await tableExists(client, projection.name))) return false
  return true
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
