import pg from 'pg'
import { isTransient } from './sqlstate.ts'

/** Schemas: `log` (event store), `read` (projections, disposable), `keep` (keys, sessions, checkpoints: primary data). */
export type Db = pg.Pool
/** A connection inside a transaction. */
export type Tx = pg.PoolClient

pg.types.setTypeParser(pg.types.builtins.INT8, Number)

/** `2026-11-28 04:21:28.966123+00`, with up to six decimals. */
const utcTimestamp = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d{1,6})?\+00$/

/** Most timestamps are in UTC and rewritten: parsing a date takes several times as long. */
export function readTimestamp(text: string): string {
  if (!utcTimestamp.test(text)) return new Date(text).toISOString()
  const milliseconds = text.slice(20, -3).slice(0, 3).padEnd(3, '0')
  return `${text.slice(0, 10)}T${text.slice(11, 19)}.${milliseconds}Z`
}

/** On the pool, timestamps are read as in the contract: ISO 8601, UTC, milliseconds. */
const types = {
  getTypeParser: ((oid: number, format?: 'text') =>
    oid === pg.types.builtins.TIMESTAMPTZ
      ? readTimestamp
      : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
}

/** A new connection reads the catalog and plans each statement anew, which costs the database more than one at rest. */
export const idleTimeoutMillis = 5 * 60_000

export function openDb(connectionString: string, max = 20): Db {
  return handleErrors(
    new pg.Pool({
      ...{ connectionString, max, idleTimeoutMillis },
      ...{ application_name: 'prosa', types },
    }),
  )
}

/** An idle connection that dies is replaced; the next query reports its own failure. */
export function handleErrors(pool: Db): Db {
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

/**
 * One connection to the same database that sends queries without waiting for the results of those before. It cannot copy,
 * nor read by cursors.
 */
export function openPipeline(db: Db): Db {
  return handleErrors(new pg.Pool({ ...db.options, max: 1, idleTimeoutMillis: 0, pipeline: true }))
}

/** Runs schema changes one process at a time: `if not exists` alone fails when two processes start at once. */
export async function withSetupLock<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  return transaction(db, async (tx) => {
    await tx.query(`select pg_advisory_xact_lock(hashtext('prosa set-up'))`)
    return work(tx)
  })
}

/** Runs statements as `withSetupLock` does, in one round trip: a query of several statements is one transaction. */
export async function setUpTables(db: Db, statements: string): Promise<void> {
  await db.query(`select pg_advisory_xact_lock(hashtext('prosa set-up')); ${statements}`)
}

/** Runs `work` in one transaction. On a pipeline, its first query is sent together with the begin. */
export async function transaction<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  const tx = await db.connect()
  let failure: Error | undefined
  try {
    const begun = tx.query('begin')
    if (db.options.pipeline) begun.catch(() => {})
    else await begun
    const result = await work(tx)
    await begun
    await tx.query('commit')
    return result
  } catch (error) {
    failure = error as Error
    await tx.query('rollback').catch(() => {})
    throw error
  } finally {
    // After a failure the connection is closed, not reused.
    tx.release(failure)
  }
}

/**
 * Whether a query failed because the read model was never built, or because its table is of an earlier version, without a
 * column of this one: it serves until the build ends.
 */
export const isReadModelMissing = (error: unknown): boolean =>
  error instanceof Error &&
  (error.message.startsWith('relation "read.') || codeOf(error) === undefinedColumn)

/** Errors of the connection, and those that `pg` throws without a code. */
const unreachableCode = /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND)$/
const unreachableMessage =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client (has encountered a connection error|was closed) and is not queryable)/

/** Whether an error says that the database is unreachable, overloaded or shutting down. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = codeOf(error)
  return (
    (typeof code === 'string' && (unreachableCode.test(code) || isTransient(code))) ||
    isSocketMissing(error) ||
    unreachableMessage.test(error.message)
  )
}

/** The server that is to listen on a Unix socket does not run. */
const isSocketMissing = (error: Error & { syscall?: unknown }) =>
  codeOf(error) === 'ENOENT' && error.syscall === 'connect'

const undefinedColumn = '42703'
const codeOf = (error: Error) => (error as { code?: unknown }).code
