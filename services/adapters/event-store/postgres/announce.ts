import type pg from 'pg'
import { channel } from './listen.ts'

const leastPauseMs = 5

/**
 * Tells other processes that `self` appended: at once after a silence, then at most every few milliseconds.
 * Apart from the append's transaction, where each commit would wait for the notification queue.
 */
export function createAnnounce(pool: pg.Pool, self: string): () => void {
  let resting = false
  let again = false
  const announce = () => {
    if (resting) {
      again = true
      return
    }
    resting = true
    again = false
    // One that fails costs others a late read: they also look by themselves.
    pool.query('select pg_notify($1, $2)', [channel, self]).catch(() => {})
    setTimeout(() => {
      resting = false
      if (again) announce()
    }, leastPauseMs).unref()
  }
  return announce
}
