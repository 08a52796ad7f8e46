import type pg from 'pg'
import { pause } from '#kernel/async/backoff.ts'
import { EventStoreUnavailable, type EventStore } from '#ports/event-store.ts'
import { fromPosition, toPosition } from '../position.ts'
import type { WakeUps } from '../wake-ups.ts'
import type { OwnAppends } from './own-appends.ts'
import { isEmptyFilter, readPagesAfter } from './read.ts'

/** Notifications only shorten the wait: a lost one delays a subscription by at most this. */
const pollMs = 1_000
const retryDelayMs = 200

type SubscribeDeps = {
  wakeUps: WakeUps
  ownAppends: OwnAppends
  /** How often another process was noticed to have appended. */
  foreignAppends: () => number
  /** The signal of the store: subscriptions end with their own signal and with this one. */
  closed: AbortSignal
}

/**
 * Reads the log where another process may have appended: at the start, after its notification, at least once a second, and
 * where this process's own appends do not follow what was read.
 */
export function createSubscribe(
  pool: pg.Pool,
  { wakeUps, ownAppends, foreignAppends, closed }: SubscribeDeps,
): EventStore['subscribe'] {
  return async function* ({ after = '', filter, signal: stop }) {
    const signal = AbortSignal.any([stop, closed])
    using wakeUp = wakeUps.add()
    let reached = fromPosition(after)
    let behind = true
    let noticed = -1
    const isWhole = isEmptyFilter(filter)
    while (!signal.aborted) {
      const own = isWhole && !behind ? ownAppends.after(reached) : []
      if (own.length > 0) {
        const checkpoint = own.at(-1)!.position
        yield { kind: 'events', events: own, checkpoint }
        reached = fromPosition(checkpoint)
        if (noticed === foreignAppends()) {
          await wakeUp.wait({ timeoutMs: pollMs, signal })
          continue
        }
      }
      noticed = foreignAppends()
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
