import { setTimeout as wait } from 'node:timers/promises'
import { Unavailable } from '#ports/event-store.ts'
import { refuse } from './problem.ts'

const firstPauseMs = 25
const longestPauseMs = 250

/**
 * Does something with the event store; while the store is out of reach, does it again, until the time (`Date.now()`)
 * is over: then `service/unavailable`. What is done must be safe to repeat.
 */
export async function reach<T>(until: number, work: () => Promise<T>): Promise<T> {
  for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(pauseMs * 2, longestPauseMs)) {
    try {
      return await work()
    } catch (error) {
      if (!(error instanceof Unavailable)) throw error
      if (Date.now() + pauseMs > until) refuse('service/unavailable')
      await wait(pauseMs)
    }
  }
}
