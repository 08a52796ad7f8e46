import pg from 'pg'
import { isTransient } from '#kernel/postgres/sqlstate.ts'
import { EventStoreUnavailable } from '#ports/event-store.ts'

/** Text as it came: what a column means is decided where its row is read. */
export const rawTextTypes: pg.CustomTypesConfig = { getTypeParser: () => (text: string) => text }

export function openPool(connectionString: string, max: number, timeoutMs: number): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    max,
    keepAlive: true,
    connectionTimeoutMillis: 5_000,
    // The server gives up first, so that a slow answer is known to be none.
    statement_timeout: timeoutMs,
    query_timeout: timeoutMs + 1_000,
    application_name: 'prosa-log',
  })
  // An idle connection that dies is replaced at the next query, which reports its own failure.
  pool.on('error', () => {})
  return pool
}

/** True when the server refused what was asked, so that asking again is of no use. */
export function isPermanentError(error: unknown): boolean {
  return error instanceof pg.DatabaseError && !isTransient(error.code ?? '')
}

/** A refusal as it is; everything else as Unavailable. */
export function toStoreError(error: unknown): Error {
  if (error instanceof EventStoreUnavailable || isPermanentError(error)) return error as Error
  return new EventStoreUnavailable(`Postgres: ${(error as Error).message}`, { cause: error })
}
