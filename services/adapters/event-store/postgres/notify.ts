import type pg from 'pg'
import { logNotifyChannel } from './listen.ts'

export type Notifier = Disposable & {
  /** This process has appended. */
  appended: () => void
  /** Another process runs. One that has just joined is notified of this one, and thereby reads what it may have missed. */
  notePeer: (peer: { hasJoined: boolean }) => void
}

/** Each notification is a transaction, and wakes every listening connection of the database. */
const minIntervalMs = 20
/** A process without a notification for so long has ended. */
const peerTimeoutMs = 30_000
const heartbeatMs = 10_000

/**
 * Notifies other processes that `self` appended: at once, then at most every 20 ms. Outside the append's transaction, where
 * each commit would wait for the notification queue. Without another process there are no notifications.
 */
export function createNotifier(pool: pg.Pool, self: string): Notifier {
  let throttled = false
  let isPending = false
  let peerAt = -Infinity
  const hasPeers = () => performance.now() - peerAt < peerTimeoutMs
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
  const heartbeat = setInterval(() => hasPeers() && notify(), heartbeatMs).unref()
  return {
    appended() {
      if (hasPeers()) notify()
    },
    notePeer({ hasJoined }) {
      peerAt = performance.now()
      if (hasJoined) notify()
    },
    [Symbol.dispose]: () => clearInterval(heartbeat),
  }
}
