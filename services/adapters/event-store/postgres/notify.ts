import type pg from 'pg'
import { logNotifyChannel } from './listen.ts'

const minIntervalMs = 5

/**
 * Tells other processes that `self` appended: at once after a silence, then at most every few milliseconds.
 * Apart from the append's transaction, where each commit would wait for the notification queue.
 */
export function createNotifier(pool: pg.Pool, self: string): () => void {
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
    pool.query('select pg_notify($1, $2)', [logNotifyChannel, self]).catch(() => {})
    setTimeout(() => {
      resting = false
      if (again) announce()
    }, minIntervalMs).unref()
  }
  return announce
}
