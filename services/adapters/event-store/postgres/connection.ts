import pg from 'pg'
import { isPassing } from '#kernel/sqlstate.ts'
import { Unavailable } from '#ports/event-store.ts'

/** Text as it came: what a column means is decided where its row is read. */
export const asText: pg.CustomTypesConfig = { getTypeParser: () => (text: string) => text }

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
export function isRefusal(error: unknown): boolean {
  return error instanceof pg.DatabaseError && !isPassing(error.code ?? '')
}

/** A refusal as it is; everything else as Unavailable. */
export function asFailure(error: unknown): Error {
  if (error instanceof Unavailable || isRefusal(error)) return error as Error
  return new Unavailable(`Postgres: ${(error as Error).message}`, { cause: error })
}
