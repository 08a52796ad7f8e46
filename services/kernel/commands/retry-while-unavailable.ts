import { EventStoreUnavailable } from '#ports/event-store.ts'
import { backoffDelay, pause } from '../async/backoff.ts'
import { refuse } from '../problem.ts'

const backoff = { initialDelayMs: 25, maxDelayMs: 250 }

/**
 * Runs `work` again while it throws EventStoreUnavailable, until the deadline (`Date.now()`); then throws
 * `service/unavailable`. The work must be safe to repeat.
 */
export async function retryWhileUnavailable<T>(
  deadline: number,
  work: () => Promise<T>,
): Promise<T> {
  for (let retry = 1; ; retry++) {
    try {
      return await work()
    } catch (error) {
      if (!(error instanceof EventStoreUnavailable)) throw error
      const delayMs = backoffDelay(backoff, retry)
      if (Date.now() + delayMs > deadline) refuse('service/unavailable')
      await pause(delayMs)
    }
  }
}
