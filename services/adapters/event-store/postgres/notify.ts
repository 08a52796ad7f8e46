import type pg from 'pg'
import { logNotifyChannel } from './listen.ts'

/** Each notification is a transaction. */
const minIntervalMs = 20

/**
 * Notifies other processes that `self` appended: at once, then at most every 20 ms. Outside the append's transaction, where
 * each commit would wait for the notification queue.
 */
export function createNotifier(pool: pg.Pool, self: string): () => void {
  let throttled = false
  let isPending = false
  const notify = () => {
    if (throttled) {
      isPending = true
      return
    }
    throttled = true
    isPending = false
    // A lost notification delays other processes until their next poll.
    const values = [logNotifyChannel, self]
    pool.query({ name: 'log-notify', text: 'select pg_notify($1, $2)', values }).catch(() => {})
    setTimeout(() => {
      throttled = false
      if (isPending) notify()
    }, minIntervalMs).unref()
  }
  return notify
}
