// Exactly one process does what a name stands for: an advisory lock on a connection of its own, gone when the process is.
import { createHash } from 'node:crypto'
import { pause } from '../async/backoff.ts'
import { withTimeout } from '../async/with-timeout.ts'
import type { Db, Tx } from './db.ts'

export type LeaseOptions = {
  /** `lost` aborts when the lease is lost; then another process may have it already. */
  onAcquired: (name: string, lost: AbortSignal) => void
  onNotified?: () => void
  /** Postgres channel that `onNotified` hears. */
  channel?: string
  names: readonly string[]
  db: Db
  pollMs: number
  signal: AbortSignal
}

const queryTimeoutMs = 5_000

/** Tries for leases that others hold, again and again, until the signal aborts. */
export async function holdLeases(leases: LeaseOptions): Promise<void> {
  const { db, pollMs, signal } = leases
  while (!signal.aborted) {
    const client = await db.connect().catch(() => undefined)
    if (client) await holdWithClient(client, leases)
    await pause(pollMs, signal)
  }
}

async function holdWithClient(client: Tx, leases: LeaseOptions): Promise<void> {
  const { names, pollMs, signal, channel, onAcquired, onNotified } = leases
  const lost = new AbortController()
  const lose = () => lost.abort()
  const held = new Set<string>()
  client.on('error', lose).on('end', lose)
  client.on('notification', () => onNotified?.())
  try {
    // A machine that vanished without a word holds its leases no longer than this.
    await client.query(
      `${channel ? `listen ${channel}; ` : ''}set tcp_keepalives_idle = 5; set tcp_keepalives_interval = 2; set tcp_keepalives_count = 3`,
    )
    while (!lost.signal.aborted && !signal.aborted) {
      const asked = names.filter((name) => !held.has(name))
      for (const name of await withTimeout(() => tryLocks(client, asked), {
        timeoutMs: queryTimeoutMs,
      })) {
        held.add(name)
        onAcquired(name, lost.signal)
      }
      // Also finds out that the connection is dead.
      await pause(pollMs, AbortSignal.any([signal, lost.signal]))
    }
  } catch {
    // Said by whoever held a lease, when it loses it.
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
