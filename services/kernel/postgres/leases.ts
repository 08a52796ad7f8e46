// Leases: advisory locks on a dedicated connection, so that at most one process holds each, and none outlives its process.
import { createHash } from 'node:crypto'
import { pause } from '../async/backoff.ts'
import { withTimeout } from '../async/with-timeout.ts'
import type { Db, Tx } from './db.ts'

export type LeaseOptions = {
  /** `lost` aborts when the lease is lost; another process may hold it by then. */
  onAcquired: (name: string, lost: AbortSignal) => void
  onNotified?: () => void
  /** The Postgres channel of `onNotified`. */
  channel?: string
  names: readonly string[]
  db: Db
  pollMs: number
  signal: AbortSignal
}

const queryTimeoutMs = 5_000
/** With all leases held, the statement only checks the connection: less often, and before the server ends them. */
const checkFactor = 4

/** Tries for the leases of other processes every `pollMs` until the signal aborts. */
export async function holdLeases(options: LeaseOptions): Promise<void> {
  const { db, pollMs, signal } = options
  while (!signal.aborted) {
    const client = await db.connect().catch(() => undefined)
    if (client) await holdWithClient(client, options)
    await pause(pollMs, signal)
  }
}

async function holdWithClient(client: Tx, options: LeaseOptions): Promise<void> {
  const { names, pollMs, signal, channel, onAcquired, onNotified } = options
  const lost = new AbortController()
  const lose = () => lost.abort()
  const held = new Set<string>()
  client.on('error', lose).on('end', lose)
  client.on('notification', () => onNotified?.())
  try {
    // Ends the leases of a machine that vanished after 5 + 3 * 2 s.
    await client.query(
      `${channel ? `listen ${channel}; ` : ''}set tcp_keepalives_idle = 5; set tcp_keepalives_interval = 2; set tcp_keepalives_count = 3`,
    )
    while (!lost.signal.aborted && !signal.aborted) {
      const missing = names.filter((name) => !held.has(name))
      for (const name of await withTimeout(() => tryLocks(client, missing), {
        timeoutMs: queryTimeoutMs,
      })) {
        held.add(name)
        onAcquired(name, lost.signal)
      }
      const isComplete = held.size === names.length
      const delayMs = isComplete ? pollMs * checkFactor : pollMs
      await pause(delayMs, AbortSignal.any([signal, lost.signal]))
    }
  } catch {
    // The holders of leases log the loss.
  } finally {
    lose()
    client.release(true)
  }
}

async function tryLocks(client: Tx, names: readonly string[]): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    'select name from unnest($1::text[], $2::bigint[]) as wanted(name, lock) where pg_try_advisory_lock(lock)',
    [names, names.map(lockKey)],
  )
  return rows.map(({ name }) => name)
}

const lockKey = (name: string) =>
  createHash('sha256').update(`prosa lease ${name}`).digest().readBigInt64BE().toString()
