import { setTimeout as wait } from 'node:timers/promises'
import { EventStoreUnavailable } from '#ports/event-store.ts'
import { refuse } from '../problem.ts'

const initialDelayMs = 25
const maxDelayMs = 250

/**
 * Does something with the event store; while the store is out of reach, does it again, until the time (`Date.now()`)
 * is over: then `service/unavailable`. What is done must be safe to repeat.
 */
export async function retryWhileUnavailable<T>(until: number, work: () => Promise<T>): Promise<T> {
  for (let pauseMs = initialDelayMs; ; pauseMs = Math.min(pauseMs * 2, maxDelayMs)) {
    try {
      return await work()
    } catch (error) {
      if (!(error instanceof EventStoreUnavailable)) throw error
      if (Date.now() + pauseMs > until) refuse('service/unavailable')
      await wait(pauseMs)
    }
  }
}
