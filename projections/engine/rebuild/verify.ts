import type { Db } from '#kernel/postgres/db.ts'
import { type MemoryLimit, openTableBuilder, type DecodedLog } from './table-builder.ts'
import { lockCheckpoint, readCheckpoint } from '../checkpoints.ts'
import { compareTables, type Comparison } from '../tables/compare-tables.ts'
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
 * Folds the log again, beside the live table, and compares the two at the same position; the live projection waits
 * while it does. In the comparison `ours` is what serves, `theirs` what the log says.
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
    const comparison = await compareTables(client, table, recomputed)
    await client.query('rollback')
    progress.end()
    return { ...comparison, events: progress.events() }
  } finally {
    // With its temporary table.
    client.release(true)
  }

  function requireCurrent<C extends { version: number; shape: string; logId: string }>(
    live: C | undefined,
  ): C {
    const { name, version } = projection
    if (live?.version === version && live.shape === table.shape && live.logId === store.logId)
      return live
    throw new Error(`${name} is not there in version ${version} of this log: rebuild it first`)
  }
}
