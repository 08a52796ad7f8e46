// Removes what deleted rows leave in the files of a database: in tables, in statistics, and in the write-ahead log.
import pg from 'pg'
import type { Db, Tx } from './db.ts'
import { waitForOlderTransactions } from './older-transactions.ts'
import { isSuperuser, removeOldSegments } from './write-ahead-log.ts'

/**
 * `keep.housekeeping` has the cleanings that left nothing, `keep.housekeeping_attempt` the last of all in its one row: of one that
 * is running, or that failed, `finished_at` is null.
 */
export const housekeepingTablesSql = `create table if not exists keep.housekeeping (
  started_at timestamptz primary key,
  finished_at timestamptz not null
);
create table if not exists keep.housekeeping_attempt (
  is_last boolean primary key default true check (is_last),
  started_at timestamptz not null,
  finished_at timestamptz,
  remaining text[] not null
)`

/**
 * What a cleaning left. `busy-tables`: in use at that moment, or with rows that an older transaction sees. `large-tables`: rewriting them would hold up their readers.
 * `statistics` and `write-ahead-log`: only a superuser may clean them; of the log also what a busy server still renames.
 */
export type RemainingPart = 'busy-tables' | 'large-tables' | 'statistics' | 'write-ahead-log'

export type Housekeeping = {
  tables: number
  segments: number
  isArchiving: boolean
  /** Empty: everything is clean that was deleted before it began. */
  remaining: RemainingPart[]
}

/** For a cleaning beside traffic: a table that cannot be rewritten within these is left as it is. */
export type HousekeepingLimits = {
  /** With indexes. */
  tableBytes: number
  /** The longest that readers wait behind a cleaning that waits for a table, and that it waits for older transactions. */
  lockTimeoutMs: number
  /** The longest that readers wait for a table that is rewritten. */
  statementTimeoutMs: number
}

type CleaningBesideTraffic = {
  limits: HousekeepingLimits
  /** Ends it between two tables. */
  signal: AbortSignal | undefined
}

/** The lock of a cleaning: of the command and of the running server alike. */
const lock = `hashtext('prosa housekeeping')`

/**
 * Rewrites every table of `read` and `keep`, and the statistics of columns, which hold samples; the log is never updated. Then
 * ends the segments of the write-ahead log and removes those before it. While a table is rewritten its readers wait. Waits for
 * another cleaning, and for older transactions, to end. `admin`: of a superuser, who may do all of it, or of the owner of the tables.
 */
export const cleanDatabase = (admin: Db): Promise<Housekeeping> =>
  withClient(admin, async (client) => {
    await client.query(`select pg_advisory_lock(${lock})`)
    return cleanWithClient(client, {})
  })

/** As `cleanDatabase`, within limits. Undefined while another cleaning runs. */
export const cleanBesideTraffic = (
  admin: Db,
  { limits, signal }: CleaningBesideTraffic,
): Promise<Housekeeping | undefined> =>
  withClient(admin, async (client) => {
    const { rows } = await client.query<{ held: boolean }>(
      `select pg_try_advisory_lock(${lock}) as held`,
    )
    if (!rows[0]!.held) return undefined
    await client.query(
      `set lock_timeout = ${limits.lockTimeoutMs}; set statement_timeout = ${limits.statementTimeoutMs}`,
    )
    return cleanWithClient(client, { limits, signal })
  })

/** On a connection of its own, whose end releases locks and settings. */
async function withClient<T>(db: Db, work: (client: Tx) => Promise<T>): Promise<T> {
  const client = await db.connect()
  try {
    return await work(client)
  } finally {
    client.release(true)
  }
}

async function cleanWithClient(
  client: Tx,
  { limits, signal }: Partial<CleaningBesideTraffic>,
): Promise<Housekeeping> {
  const startedAt = await recordStart(client)
  const remaining = new Set<RemainingPart>()
  const timeoutMs = limits?.lockTimeoutMs ?? Infinity
  if (!(await waitForOlderTransactions(client, { timeoutMs, signal }))) remaining.add('busy-tables')
  const tables = await listTables(client)
  for (const { name, bytes } of tables) {
    signal?.throwIfAborted()
    const isTooLarge = limits !== undefined && bytes > limits.tableBytes
    const left = isTooLarge ? 'large-tables' : await rewriteTable(client, name)
    if (left) remaining.add(left)
  }
  signal?.throwIfAborted()
  let segments = 0
  if (await isSuperuser(client)) {
    if (await rewriteTable(client, 'pg_catalog.pg_statistic')) remaining.add('busy-tables')
    const removed = await removeOldSegments(client)
    if (removed === undefined) remaining.add('write-ahead-log')
    segments = removed ?? 0
  } else {
    remaining.add('statistics').add('write-ahead-log')
  }
  await recordEnd(client, startedAt, [...remaining])
  return {
    ...{ tables: tables.length, segments },
    ...{ isArchiving: await isArchiving(client), remaining: [...remaining] },
  }
}

async function listTables(client: Tx): Promise<{ name: string; bytes: number }[]> {
  const { rows } = await client.query<{ schema: string; name: string; bytes: number }>(
    `select n.nspname as schema, c.relname as name, pg_total_relation_size(c.oid) as bytes
       from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname in ('read', 'keep') and c.relkind = 'r' order by 1, 2`,
  )
  return rows.map(({ schema, name, bytes }) => ({
    name: `${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(name)}`,
    bytes,
  }))
}

const undefinedTable = '42P01'
const lockNotAvailable = '55P03'
const queryCanceled = '57014'

/** Returns what is left if the table could not be rewritten within the limits. */
async function rewriteTable(client: Tx, name: string): Promise<RemainingPart | undefined> {
  try {
    await client.query(`vacuum (full, analyze) ${name}`)
    return undefined
  } catch (error) {
    const { code } = error as { code?: string }
    // Another process has replaced the table of a read model.
    if (code === undefinedTable) return undefined
    if (code === lockNotAvailable) return 'busy-tables'
    if (code === queryCanceled) return 'large-tables'
    throw error
  }
}

async function recordStart(client: Tx): Promise<string> {
  const { rows } = await client.query<{ at: string }>(
    `insert into keep.housekeeping_attempt (started_at, remaining) values (now(), '{}')
     on conflict (is_last) do update set started_at = now(), finished_at = null, remaining = '{}'
     returning started_at::text as at`,
  )
  return rows[0]!.at
}

async function recordEnd(
  client: Tx,
  startedAt: string,
  remaining: readonly RemainingPart[],
): Promise<void> {
  await client.query('update keep.housekeeping_attempt set finished_at = now(), remaining = $1', [
    remaining,
  ])
  if (remaining.length === 0)
    await client.query('insert into keep.housekeeping values ($1, now()) on conflict do nothing', [
      startedAt,
    ])
}

/** Then copies of old segments are elsewhere. */
async function isArchiving(client: Tx): Promise<boolean> {
  const { rows } = await client.query<{ archiving: boolean }>(
    `select current_setting('archive_mode') <> 'off'
         or exists (select from pg_replication_slots) as archiving`,
  )
  return rows[0]!.archiving
}

export type HousekeepingStatus = {
  /** When the last cleaning began that left nothing; undefined before the first. ISO 8601. */
  cleanedAt: string | undefined
  /** The last cleaning, also one that has not finished. */
  attempt: { startedAt: string; finishedAt: string | null; remaining: RemainingPart[] } | undefined
}

export async function readHousekeeping(db: Db): Promise<HousekeepingStatus> {
  const { rows } = await db.query<{
    cleaned: string | null
    started: string | null
    finished: string | null
    remaining: RemainingPart[]
  }>(
    `select (select max(started_at) from keep.housekeeping) as cleaned,
       attempt.started_at as started, attempt.finished_at as finished, attempt.remaining
       from (select) nothing left join keep.housekeeping_attempt attempt on true`,
  )
  const { cleaned, started, finished, remaining } = rows[0]!
  return {
    cleanedAt: cleaned ?? undefined,
    attempt: started === null ? undefined : { startedAt: started, finishedAt: finished, remaining },
  }
}

/** Whether the last cleaning left something that only a command of the operator cleans. */
export const needsOperator = ({ attempt }: HousekeepingStatus): boolean =>
  attempt?.remaining.some((part) => part !== 'busy-tables') ?? false
