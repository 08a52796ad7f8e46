import { setTimeout as wait } from 'node:timers/promises'
import type { Db, Tx } from '#kernel/db.ts'
import type { Position } from '#ports/event-store.ts'
import { encodeNews, newsChannel, type ReadAnnouncements } from './announcements.ts'
import { type Builder, type Memory, openBuilder, type Source } from './builder.ts'
import {
  lockCheckpoint,
  lockOf,
  prepareRead,
  putCheckpoint,
  readCheckpoint,
  tableExists,
} from './checkpoints.ts'
import { compareTables, type Comparison } from './compare.ts'
import { openProgress, type Progress } from './progress.ts'
import type { AnyProjection } from './projection.ts'
import { type Table, tableOf } from './table.ts'

export type Rebuilding = Source & {
  db: Db
  projection: AnyProjection
  announcements: Pick<ReadAnnouncements, 'from' | 'tell'>
  /** Stops between two pages of events; what serves stays as it is. */
  signal?: AbortSignal
  onProgress?: (progress: Progress) => void
  memory?: Memory
  /** Asked once nobody else rebuilds this projection: whether it is still to be done. */
  needed?: () => Promise<boolean>
}

export type Rebuilt = {
  events: number
  position: Position
  seconds: number
  /** Where version and position were the same before and after; `ours` is what served until now. */
  compared: Comparison | undefined
}

/**
 * Folds the log into a shadow table while the present one keeps serving, and swaps them in one transaction, in which
 * the live projection waits. Safe beside running instances; two rebuilds of one projection run after each other.
 */
export async function rebuild(rebuilding: Rebuilding): Promise<Rebuilt | undefined> {
  const { db, projection, signal, store } = rebuilding
  const began = performance.now()
  await prepareRead(db)
  return withLock(db, projection.name, signal, async (client) => {
    if (rebuilding.needed && !(await rebuilding.needed())) return undefined
    const shadow = tableOf(projection, { suffix: '__next' })
    await client.query(`drop table if exists ${shadow.sql}`)
    const before = await readCheckpoint(client, projection.name)
    const deletedAfter = before?.logId === store.logId ? before.position : undefined
    const progress = await openProgress(store, rebuilding.onProgress)
    try {
      const builder = await openBuilder({
        ...rebuilding,
        client,
        table: shadow,
        deletedAfter,
        onEvents: progress.count,
      })
      await builder.catchUp()
      await builder.settle()
      await client.query(`analyze ${shadow.sql}`)
      // What came meanwhile, so that the live projection waits for little in the end.
      await builder.catchUp()
      await builder.settle()
      const swapped = await swap(rebuilding, client, shadow, builder)
      const seconds = (performance.now() - began) / 1000
      progress.end()
      // It serves already; plans get better with this.
      await client.query(`analyze ${tableOf(projection).sql}`)
      return { events: progress.events(), seconds, ...swapped }
    } finally {
      await client.query(`drop table if exists ${shadow.sql}`).catch(() => {})
    }
  })
}

async function swap(
  { projection, store, announcements }: Rebuilding,
  client: Tx,
  shadow: Table,
  builder: Builder,
): Promise<Pick<Rebuilt, 'position' | 'compared'>> {
  const table = tableOf(projection)
  const { name, version } = projection
  const { logId } = store
  return within(client, async () => {
    const live = await lockCheckpoint(client, name)
    await client.query('set local statement_timeout = 0; set local synchronous_commit = on')
    const sameLog = live?.logId === logId
    let position = await builder.catchUp(sameLog ? live.position : undefined)
    if (sameLog && live.position > position) position = live.position
    await builder.settle()
    const same =
      sameLog && live.state === 'live' && live.version === version && live.shape === table.shape
    const comparable = same && live.position === position && (await tableExists(client, name))
    const compared = comparable ? await compareTables(client, table, shadow) : undefined
    await client.query(`drop table if exists ${table.sql}`)
    await client.query(`alter table ${shadow.sql} rename to ${table.sql.split('.')[1]}`)
    if (!sameLog) await client.query('delete from read.tombstones where "table" = $1', [name])
    await putCheckpoint(client, {
      name,
      version,
      shape: table.shape,
      logId,
      position,
      state: 'live',
    })
    const news = {
      from: announcements.from,
      at: { [name]: position },
      is: { [name]: 'live' as const },
      wake: ['*'],
    }
    await client.query('select pg_notify($1, $2)', [newsChannel, encodeNews(news)])
    return { news, position, compared }
  }).then(({ news, ...swapped }) => {
    announcements.tell(news)
    return swapped
  })
}

/** Runs work in a transaction of a connection that we already hold. */
async function within<T>(client: Tx, work: () => Promise<T>): Promise<T> {
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

/** The lock falls with its connection, so a rebuild that was killed blocks nobody. */
async function withLock<T>(
  db: Db,
  name: string,
  signal: AbortSignal | undefined,
  work: (client: Tx) => Promise<T>,
): Promise<T> {
  const client = await db.connect()
  const lock = lockOf(`rebuild ${name}`)
  try {
    for (;;) {
      signal?.throwIfAborted()
      const { rows } = await client.query<{ ours: boolean }>(
        'select pg_try_advisory_lock($1) as ours',
        [lock],
      )
      if (rows[0]?.ours) break
      await wait(250, undefined, { signal })
    }
    return await work(client)
  } finally {
    // The connection goes: it may hold temporary things, a lock, or an unfinished COPY.
    client.release(true)
  }
}
