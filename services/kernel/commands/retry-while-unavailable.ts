import { EventStoreUnavailable } from '#ports/event-store.ts'
import { backoffDelay, pause } from '../async/backoff.ts'
import { refuse } from '../problem.ts'

const backoff = { initialDelayMs: 25, maxDelayMs: 250 }

/**
 * Does something with the event store; while the store is out of reach, does it again, until the time (`Date.now()`)
 * is over: then `service/unavailable`. What is done must be safe to repeat.
 */
export async function retryWhileUnavailable<T>(until: number, work: () => Promise<T>): Promise<T> {
  for (let retry = 1; ; retry++) {
    try {
      return await work()
    } catch (error) {
      if (!(error instanceof EventStoreUnavailable)) throw error
      const delayMs = backoffDelay(backoff, retry)
      if (Date.now() + delayMs > until) refuse('service/unavailable')
      await pause(delayMs)
    }
  }
}
