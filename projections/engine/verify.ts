import type { Db } from '#kernel/db.ts'
import { type Memory, openBuilder, type Source } from './builder.ts'
import { lockCheckpoint, readCheckpoint } from './checkpoints.ts'
import { compareTables, type Comparison } from './compare.ts'
import { openProgress, type Progress } from './progress.ts'
import type { AnyProjection } from './projection.ts'
import { tableOf } from './table.ts'

export type Verifying = Source & {
  db: Db
  projection: AnyProjection
  signal?: AbortSignal
  onProgress?: (progress: Progress) => void
  memory?: Memory
}

/**
 * Folds the log again, beside the live table, and compares the two at the same position; the live projection waits
 * while it does. In the comparison `ours` is what serves, `theirs` what the log says.
 */
export async function verify(verifying: Verifying): Promise<Comparison & { events: number }> {
  const { db, projection, store } = verifying
  const table = tableOf(projection)
  const again = tableOf(projection, { schema: 'pg_temp' })
  const client = await db.connect()
  try {
    const { position } = checked(await readCheckpoint(client, projection.name))
    const progress = await openProgress(store, verifying.onProgress)
    const builder = await openBuilder(
      { ...verifying, client, table: again, onEvents: progress.count },
      'temporary',
    )
    await builder.catchUp(position)
    await builder.settle()
    await client.query('begin')
    const live = checked(await lockCheckpoint(client, projection.name))
    await client.query('set local statement_timeout = 0')
    await builder.catchUp(live.position)
    await builder.settle()
    const comparison = await compareTables(client, table, again)
    await client.query('rollback')
    progress.end()
    return { ...comparison, events: progress.events() }
  } finally {
    // With its temporary table.
    client.release(true)
  }

  function checked<C extends { version: number; shape: string; logId: string }>(
    live: C | undefined,
  ): C {
    const { name, version } = projection
    if (live?.version === version && live.shape === table.shape && live.logId === store.logId)
      return live
    throw new Error(`${name} is not there in version ${version} of this log: rebuild it first`)
  }
}
