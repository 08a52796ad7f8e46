import type { Db } from '#kernel/postgres/db.ts'
import { type MemoryLimit, openTableBuilder, type DecodedLog } from './table-builder.ts'
import { lockCheckpoint, readCheckpoint } from '../checkpoints.ts'
import { compareWithRollups, type Comparison } from '../tables/compare-tables.ts'
import { openProgress, type Progress } from './progress.ts'
import type { AnyProjection } from '../projection.ts'
import { tableOf } from '../tables/table.ts'

export type VerifyOptions = DecodedLog & {
  db: Db
  projection: AnyProjection
  signal?: AbortSignal
  onProgress?: (progress: Progress) => void
  memory?: MemoryLimit
}

/**
 * Folds the log into a temporary table and compares it with the live table at the same position, which blocks the live
 * projection. Throws when the live table is of another version or log.
 */
export async function verifyProjection(
  options: VerifyOptions,
): Promise<Comparison & { events: number }> {
  const { db, projection, store } = options
  const table = tableOf(projection)
  const recomputed = tableOf(projection, { schema: 'pg_temp' })
  const client = await db.connect()
  try {
    const { position } = requireCurrent(await readCheckpoint(client, projection.name))
    const progress = await openProgress(store, options.onProgress)
    const builder = await openTableBuilder(
      { ...options, client, table: recomputed, onEvents: progress.count },
      'temporary',
    )
    await builder.catchUp(position)
    await builder.finish()
    await client.query('begin')
    const live = requireCurrent(await lockCheckpoint(client, projection.name))
    await client.query('set local statement_timeout = 0')
    await builder.catchUp(live.position)
    await builder.finish()
    const comparison = await compareWithRollups(client, { db, table }, recomputed)
    await client.query('rollback')
    progress.end()
    return { ...comparison, events: progress.events() }
  } finally {
    // Closed, which drops the temporary table.
    client.release(true)
  }

  function requireCurrent<C extends { version: number; shape: string; logId: string }>(
    live: C | undefined,
  ): C {
    const { name, version } = projection
    if (live?.version === version && live.shape === table.shape && live.logId === store.logId)
      return live
    throw new Error(`${name} has no table of version ${version} of this log: rebuild it first`)
  }
}
