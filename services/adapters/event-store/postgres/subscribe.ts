import type pg from 'pg'
import { pause } from '#kernel/async/backoff.ts'
import { EventStoreUnavailable, type EventStore } from '#ports/event-store.ts'
import { fromPosition, toPosition } from '../position.ts'
import type { WakeUps } from '../wake-ups.ts'
import { readPagesAfter } from './read.ts'

/** Notifications only shorten the wait: a lost one delays a subscription by at most this. */
const pollMs = 1_000
const retryDelayMs = 200

/** Subscriptions end with their own signal and with `closed`, the signal of the store. */
export function createSubscribe(
  pool: pg.Pool,
  wakeUps: WakeUps,
  closed: AbortSignal,
): EventStore['subscribe'] {
  return async function* ({ after = '', filter, signal: stop }) {
    const signal = AbortSignal.any([stop, closed])
    using wakeUp = wakeUps.add()
    let reached = fromPosition(after)
    let behind = true
    while (!signal.aborted) {
      try {
        for await (const { events, until, atEnd } of readPagesAfter(pool, reached, filter)) {
          if (signal.aborted) return
          const checkpoint = toPosition(until)
          if (events.length > 0) yield { kind: 'events', events, checkpoint }
          else if (until > reached) yield { kind: 'checkpoint', position: checkpoint }
          reached = until
          if (!atEnd) behind = true
        }
        if (behind) yield { kind: 'caughtUp' }
        behind = false
      } catch (error) {
        if (!(error instanceof EventStoreUnavailable)) throw error
        behind = true
        await pause(retryDelayMs, signal)
        continue
      }
      await wakeUp.wait({ timeoutMs: pollMs, signal })
    }
  }
}
