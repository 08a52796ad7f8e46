import { type Db, transaction } from '#kernel/postgres/db.ts'
import {
  lockCheckpoint,
  advisoryLockKey,
  setCheckpointState,
  saveCheckpoint,
  tableExists,
} from '../checkpoints.ts'
import type { AnyProjection } from '../projection.ts'
import type { Queryable } from './rows.ts'
import { createIndexes, createTable, type Table, tableOf, withRollups } from './table.ts'

/**
 * Creates the projection's table, empty, if it does not exist, so that queries do not fail. Resolves whether the table
 * has the expected version and shape and is built; otherwise it needs a rebuild.
 */
export async function ensureTable(
  db: Db,
  projection: AnyProjection,
  logId: string,
): Promise<boolean> {
  const table = tableOf(projection)
  const { name, version } = projection
  return transaction(db, async (tx) => {
    await tx.query('select pg_advisory_xact_lock($1)', [advisoryLockKey(`table ${name}`)])
    const checkpoint = await lockCheckpoint(tx, name)
    const exists = await tableExists(tx, name)
    const sameLog = checkpoint?.logId === logId
    if (exists && sameLog) {
      const isComplete = await createMissingRollups(tx, table)
      const isCurrent =
        isComplete && checkpoint.version === version && checkpoint.shape === table.shape
      if (!isCurrent) await setCheckpointState(tx, name, 'building', null)
      return isCurrent && checkpoint.state !== 'building'
    }
    // Rows of another log are invalid.
    for (const each of withRollups(table)) {
      await tx.query(`drop table if exists ${each.sql}`)
      await createEmpty(tx, each)
    }
    await tx.query('delete from read.tombstones where "table" = $1', [name])
    await saveCheckpoint(tx, {
      name,
      version,
      shape: table.shape,
      logId,
      position: '',
      state: 'building',
    })
    return false
  })
}

async function createEmpty(tx: Queryable, table: Table): Promise<void> {
  for (const statement of [createTable(table), ...createIndexes(table)]) await tx.query(statement)
}

/** Creates the tables of new rollups, empty, so that queries do not fail. Resolves whether none was missing. */
async function createMissingRollups(tx: Queryable, { rollups }: Table): Promise<boolean> {
  let isComplete = true
  for (const { rollup, table } of rollups)
    if (!(await tableExists(tx, rollup.name))) {
      await createEmpty(tx, table)
      isComplete = false
    }
  return isComplete
}
