// Old segments of the write-ahead log hold what was deleted since: they are removed instead of renamed for reuse.
import type { Tx } from './db.ts'

/** Superusers may end segments, and change the setting that keeps them. */
export async function isSuperuser(client: Tx): Promise<boolean> {
  const { rows } = await client.query<{ is: boolean }>(
    'select rolsuper as is from pg_roles where rolname = current_user',
  )
  return rows[0]!.is
}

/** The checkpointer may read the setting after the first, a cleaning of another database resets it, a busy server makes a segment ahead. */
const maxCheckpoints = 10

/**
 * Returns how many were removed, undefined where old segments may be left. Changes a setting of the server for as long as it runs.
 */
export async function removeOldSegments(client: Tx): Promise<number | undefined> {
  await client.query('set statement_timeout = 0')
  const before = await listSegments(client)
  try {
    for (let checkpoints = 0; checkpoints < maxCheckpoints; checkpoints++) {
      await client.query('alter system set wal_recycle = off')
      await client.query('select pg_reload_conf()')
      await useUpRenamedSegments(client)
      await client.query('checkpoint')
      if ((await countRenamedSegments(client)) > 0) continue
      const after = new Set(await listSegments(client))
      return before.filter((name) => !after.has(name)).length
    }
    return undefined
  } finally {
    await client.query('alter system reset wal_recycle')
    await client.query('select pg_reload_conf()')
  }
}

/** The end of a segment is filled with zeros. */
async function useUpRenamedSegments(client: Tx): Promise<void> {
  for (let segments = await countRenamedSegments(client); segments >= 0; segments--) {
    await client.query(`select pg_logical_emit_message(false, 'prosa', '', true)`)
    await client.query('select pg_switch_wal()')
  }
}

async function listSegments(client: Tx): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select name from pg_ls_waldir() where name ~ '^[0-9A-F]{24}$'`,
  )
  return rows.map(({ name }) => name)
}

/** The number of segments after the one that is written. */
async function countRenamedSegments(client: Tx): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::int as count from pg_ls_waldir()
      where name ~ '^[0-9A-F]{24}$' and name > pg_walfile_name(pg_current_wal_insert_lsn())`,
  )
  return rows[0]!.count
}
