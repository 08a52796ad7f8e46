import { type Db, transaction } from '#kernel/postgres/db.ts'
import {
  lockCheckpoint,
  advisoryLockKey,
  setCheckpointState,
  saveCheckpoint,
  tableExists,
} from '../checkpoints.ts'
import type { AnyProjection } from '../projection.ts'
import { createIndexes, createTable, tableOf } from './table.ts'

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
      const isCurrent = checkpoint.version === version && checkpoint.shape === table.shape
      if (!isCurrent) await setCheckpointState(tx, name, 'building', null)
      return isCurrent && checkpoint.state !== 'building'
    }
    // Rows of another log are invalid.
    await tx.query(`drop table if exists ${table.sql}`)
    await tx.query('delete from read.tombstones where "table" = $1', [name])
    for (const statement of [createTable(table), ...createIndexes(table)]) await tx.query(statement)
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
