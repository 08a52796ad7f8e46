import { createHash } from 'node:crypto'
import { type Db, transaction } from './db.ts'
import { refuse } from '../problem.ts'
import { openKeyedQueue } from '../async/keyed-queue.ts'

/** At most so many connections of a process wait for or hold a lock, so that the pool has others for the work. */
const maxLockConnections = 3
const lockTimeoutMs = 8_000
const lockNotAvailable = '55P03'

const queue = openKeyedQueue()

/**
 * Runs `work` while holding the advisory lock of that name, which all processes share. Throws `service/unavailable`
 * without running the work if the lock is not free in time.
 */
export function withAdvisoryLock<T>(db: Db, name: string, work: () => Promise<T>): Promise<T> {
  const digest = createHash('sha256').update(`prosa one at a time ${name}`).digest()
  const lock = digest.readBigInt64BE().toString()
  return queue.run(String(digest[8]! % maxLockConnections), () =>
    transaction(db, async (tx) => {
      try {
        await tx.query(`set local lock_timeout = ${lockTimeoutMs}`)
        await tx.query('select pg_advisory_xact_lock($1)', [lock])
      } catch (error) {
        if ((error as { code?: string }).code === lockNotAvailable) refuse('service/unavailable')
        throw error
      }
      return work()
    }),
  )
}
