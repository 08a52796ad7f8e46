// One after the other, whichever process it is asked of.
import { createHash } from 'node:crypto'
import { type Db, transaction } from './db.ts'
import { refuse } from '../problem.ts'
import { openKeyedQueue } from '../async/keyed-queue.ts'

/** As many connections of a process wait for a lock or hold one, so that the work itself always finds one. */
const maxLockConnections = 3
const lockTimeoutMs = 8_000
const lockNotAvailable = '55P03'

const queue = openKeyedQueue()

/**
 * Does `work` while nobody else does any of the same name: an advisory lock, which goes with the process that holds it.
 * Refuses as `service/unavailable` where the wait is too long; then nothing was done.
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
