// Shared advisory locks of running processes, so that no key is replaced under a process that does not know the new one: each
// holds one for the ledger's signing key, and one for the newest version of the master key that it knows.
import { pause } from '../async/backoff.ts'
import type { Db, Tx } from '../postgres/db.ts'

/** Classes of advisory locks with two keys. */
const signingKeyLock = 0x50524f01
const masterKeyLock = 0x50524f02
const rotationLock = 0x50524f03
const channel = 'prosa_master_key'

const reconnectDelayMs = 1_000
const awaitDelayMs = 100

export type KeyHolder = {
  /**
   * `newest`: the newest version that this process knows. `readNewest` reads the master key again, when a new version is
   * announced and after a lost connection; a failure leaves the version as it was.
   */
  followVersions: (newest: number, readNewest: () => Promise<number>) => Promise<void>
  /** Called after the locks were lost with their connection and held again: the signing key may have been replaced. */
  onRegained: (listener: () => Promise<void>) => void
  close: () => Promise<void>
}

/** Waits while the signing key is being replaced. */
export async function openKeyHolder(db: Db): Promise<KeyHolder> {
  const closing = new AbortController()
  const listeners: (() => Promise<void>)[] = []
  let readNewest: (() => Promise<number>) | undefined
  let following = Promise.resolve()
  let held: { client: Tx; version?: number } = { client: await connect() }

  async function connect(): Promise<Tx> {
    const client = await db.connect()
    try {
      // Ends the locks of a machine that vanished after 5 + 3 * 2 s.
      await client.query(
        `set tcp_keepalives_idle = 5; set tcp_keepalives_interval = 2; set tcp_keepalives_count = 3; listen ${channel}`,
      )
      await client.query('select pg_advisory_lock_shared($1, 0)', [signingKeyLock])
      client.on('notification', () => void followNewest())
      client.once('end', () => void regain(client))
      return client
    } catch (error) {
      client.release(true)
      throw error
    }
  }
  /** One after another. */
  const followNewest = () =>
    (following = following
      .then(async () => readNewest && holdVersion(await readNewest()))
      .catch(() => {}))
  async function holdVersion(version: number): Promise<void> {
    const { client } = held
    if (version === held.version) return
    await client.query('select pg_advisory_lock_shared($1, $2)', [masterKeyLock, version])
    if (held.version !== undefined)
      await client.query('select pg_advisory_unlock_shared($1, $2)', [masterKeyLock, held.version])
    held.version = version
  }
  async function regain(lost: Tx): Promise<void> {
    if (closing.signal.aborted) return
    lost.release(true)
    while (!closing.signal.aborted) {
      const client = await connect().catch(() => undefined)
      if (client) {
        held = { client }
        await followNewest()
        for (const listener of listeners) await listener()
        return
      }
      await pause(reconnectDelayMs, closing.signal)
    }
  }

  return {
    async followVersions(newest, read) {
      readNewest = read
      await holdVersion(newest)
    },
    onRegained: (listener) => void listeners.push(listener),
    async close() {
      if (closing.signal.aborted) return
      closing.abort()
      held.client.release(true)
    },
  }
}

/** The number of running processes that know no version as new as this one. */
async function countProcessesBelow(db: Db, version: number): Promise<number> {
  const { rows } = await db.query<{ count: number }>(
    `select count(*) from pg_locks
      where locktype = 'advisory' and objsubid = 2 and classid = $1 and objid::bigint < $2 and granted
        and database = (select oid from pg_database where datname = current_database())`,
    [masterKeyLock, version],
  )
  return rows[0]!.count
}

/** Has running processes read the master key again. Resolves with the number of those that do not know the version in time. */
export async function announceVersion(db: Db, version: number, timeoutMs: number): Promise<number> {
  const until = Date.now() + timeoutMs
  await db.query('select pg_notify($1, $2)', [channel, String(version)])
  for (;;) {
    const count = await countProcessesBelow(db, version)
    if (count === 0 || Date.now() >= until) return count
    await pause(awaitDelayMs)
  }
}

/** Runs `work` unless another command replaces keys of this database. */
export const withRotationLock = <T>(db: Db, work: () => Promise<T>): Promise<T> =>
  withLock(db, rotationLock, {
    work,
    refusal: 'Another command is replacing keys of this database.',
  })

/** Runs `work` while no process holds the signing key, and none starts. Throws an Error if one holds it. */
export const withoutSigningProcesses = <T>(db: Db, work: () => Promise<T>): Promise<T> =>
  withLock(db, signingKeyLock, {
    work,
    refusal: 'Prosa is running on this database: stop every process of it first.',
  })

/** Exclusive; a process that is killed releases it. */
async function withLock<T>(
  db: Db,
  lock: number,
  { work, refusal }: { work: () => Promise<T>; refusal: string },
): Promise<T> {
  const client = await db.connect()
  try {
    const { rows } = await client.query<{ acquired: boolean }>(
      'select pg_try_advisory_lock($1, 0) as acquired',
      [lock],
    )
    if (!rows[0]?.acquired) throw new Error(refusal)
    try {
      return await work()
    } finally {
      // Before the caller continues: a connection that closes releases its locks some time later.
      await client.query('select pg_advisory_unlock($1, 0)', [lock]).catch(() => {})
    }
  } finally {
    client.release(true)
  }
}
