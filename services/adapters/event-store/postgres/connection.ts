import pg from 'pg'
import { idleTimeoutMillis } from '#kernel/postgres/db.ts'
import { isTransient } from '#kernel/postgres/sqlstate.ts'
import { EventStoreUnavailable } from '#ports/event-store.ts'

/** Columns as raw text; read.ts converts them. */
export const rawTextTypes: pg.CustomTypesConfig = { getTypeParser: () => (text: string) => text }

export function openPool(connectionString: string, max: number, timeoutMs: number): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    ...{ max, idleTimeoutMillis },
    keepAlive: true,
    connectionTimeoutMillis: 5_000,
    // The server times out before the client, so that a timed-out statement was not executed.
    statement_timeout: timeoutMs,
    query_timeout: timeoutMs + 1_000,
    application_name: 'prosa-log',
  })
  // An idle connection that dies is replaced at the next query, which reports its own failure.
  pool.on('error', () => {})
  return pool
}

/** Whether the server refused the statement for good: a retry would fail, too. */
export function isPermanentError(error: unknown): boolean {
  return error instanceof pg.DatabaseError && !isTransient(error.code ?? '')
}

/** Refusals unchanged; all other errors as EventStoreUnavailable. */
export function toStoreError(error: unknown): Error {
  if (error instanceof EventStoreUnavailable || isPermanentError(error)) return error as Error
  return new EventStoreUnavailable(`Postgres: ${(error as Error).message}`, { cause: error })
}
