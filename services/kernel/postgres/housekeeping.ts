// Removes what deleted rows leave in the files of a database: in tables, in statistics, and in the write-ahead log.
import pg from 'pg'
import type { Db } from './db.ts'

export const housekeepingTableSql = `create table if not exists keep.housekeeping (
  started_at timestamptz primary key,
  finished_at timestamptz not null
)`

export type Housekeeping = { tables: number; segments: number; isArchiving: boolean }

type HousekeepingOptions = {
  /** Of a superuser: it rewrites tables, ends segments of the write-ahead log, and changes a setting for as long as it runs. */
  admin: Db
  onTable?: (name: string) => void
}

/**
 * Rewrites every table of `read` and `keep`, and the statistics of columns, which hold samples; the log is never updated. Then
 * ends the segments of the write-ahead log and removes those before it. While a table is rewritten its readers wait.
 */
export async function cleanDatabase({
  admin,
  onTable,
}: HousekeepingOptions): Promise<Housekeeping> {
  const startedAt = (await admin.query<{ now: string }>('select now() as now')).rows[0]!.now
  const tables = await listTables(admin)
  for (const name of tables) {
    onTable?.(name)
    // Another process may have replaced the table of a read model.
    await admin.query(`vacuum (full, analyze) ${name}`).catch(ignoreMissingTable)
  }
  await admin.query('vacuum full pg_catalog.pg_statistic')
  const segments = await removeOldSegments(admin)
  await admin.query('insert into keep.housekeeping values ($1, now()) on conflict do nothing', [
    startedAt,
  ])
  return { tables: tables.length, segments, isArchiving: await isArchiving(admin) }
}

async function listTables(admin: Db): Promise<string[]> {
  const { rows } = await admin.query<{ schema: string; name: string }>(
    `select schemaname as schema, tablename as name from pg_tables
      where schemaname in ('read', 'keep') order by 1, 2`,
  )
  return rows.map(
    ({ schema, name }) => `${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(name)}`,
  )
}

const undefinedTable = '42P01'

function ignoreMissingTable(error: { code?: string }): void {
  if (error.code !== undefinedTable) throw error
}

/** Old segments would be renamed for reuse, with what is in them. */
async function removeOldSegments(admin: Db): Promise<number> {
  await admin.query('alter system set wal_recycle = off')
  try {
    await admin.query('select pg_reload_conf()')
    // Segments that were renamed before are used up: the end of a segment is filled with zeros.
    for (let segments = await listRenamedSegments(admin); segments >= 0; segments--) {
      await admin.query(`select pg_logical_emit_message(false, 'prosa', '', true)`)
      await admin.query('select pg_switch_wal()')
    }
    const before = await listSegments(admin)
    await admin.query('checkpoint')
    const after = new Set(await listSegments(admin))
    return before.filter((name) => !after.has(name)).length
  } finally {
    await admin.query('alter system reset wal_recycle')
    await admin.query('select pg_reload_conf()')
  }
}

async function listSegments(admin: Db): Promise<string[]> {
  const { rows } = await admin.query<{ name: string }>(
    `select name from pg_ls_waldir() where name ~ '^[0-9A-F]{24}$'`,
  )
  return rows.map(({ name }) => name)
}

/** The number of segments after the one that is written. */
async function listRenamedSegments(admin: Db): Promise<number> {
  const { rows } = await admin.query<{ count: number }>(
    `select count(*)::int as count from pg_ls_waldir()
      where name ~ '^[0-9A-F]{24}$' and name > pg_walfile_name(pg_current_wal_insert_lsn())`,
  )
  return rows[0]!.count
}

/** Then copies of old segments are elsewhere. */
async function isArchiving(admin: Db): Promise<boolean> {
  const { rows } = await admin.query<{ archiving: boolean }>(
    `select current_setting('archive_mode') <> 'off'
         or exists (select from pg_replication_slots) as archiving`,
  )
  return rows[0]!.archiving
}

/** When housekeeping last began that is finished; undefined before the first. */
export async function lastHousekeeping(db: Db): Promise<string | undefined> {
  const { rows } = await db.query<{ at: string | null }>(
    'select max(started_at) as at from keep.housekeeping',
  )
  return rows[0]?.at ?? undefined
}
