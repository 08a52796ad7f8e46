import { type Backoff, backoffDelay, pause } from '../async/backoff.ts'
import { withTimeout } from '../async/with-timeout.ts'
import { Deferred } from './deferred.ts'
import { type Dependencies, isUnavailable } from './dependencies.ts'

export type RetryPolicy = Backoff & {
  /** After so many failures the outcome is `failed`. */
  maxAttempts: number
}

export const defaultRetryPolicy: RetryPolicy = {
  maxAttempts: 6,
  initialDelayMs: 200,
  maxDelayMs: 30_000,
  jitter: 0.5,
}

/** Between checks of an unavailable store or database. */
const outageBackoff: Backoff = { initialDelayMs: 200, maxDelayMs: 5_000, jitter: 0.5 }

export type AttemptOutcome =
  | { kind: 'done' }
  | { kind: 'failed'; error: Error; attempts: number }
  | { kind: 'deferred'; deferred: Deferred }
  | { kind: 'aborted' }

export type AttemptOptions = RetryPolicy & {
  timeoutMs: number
  /** Runs an attempt in a slot; the slot is free between attempts. */
  withSlot: <T>(work: () => Promise<T>) => Promise<T>
  dependencies: Dependencies
  /** Waits between attempts. */
  wait?: typeof pause
  /** On abort no further attempt begins. */
  draining: AbortSignal
  /** An abort ends the running attempt without awaiting it. */
  aborting: AbortSignal
}

/**
 * Runs `work` until it succeeds, defers, has failed `maxAttempts` times, or is stopped; with backoff between attempts. A
 * failure while the store or the database is unavailable does not count: the next attempt waits until they are available.
 */
export async function attempt(
  work: (signal: AbortSignal) => Promise<void>,
  options: AttemptOptions,
): Promise<AttemptOutcome> {
  const { maxAttempts, timeoutMs, withSlot, dependencies, draining, aborting } = options
  const { wait = pause } = options
  const stopped = AbortSignal.any([draining, aborting])
  let outages = 0
  const isStopped = () => draining.aborted || aborting.aborted
  for (let attempts = 1; ;) {
    try {
      // Checked in the slot: the signals may abort during the wait for it.
      return await withSlot(async () => {
        if (isStopped()) return { kind: 'aborted' }
        await withTimeout(work, { timeoutMs, signal: aborting })
        return { kind: 'done' }
      })
    } catch (error) {
      if (aborting.aborted) return { kind: 'aborted' }
      if (error instanceof Deferred) return { kind: 'deferred', deferred: error }
      if (isUnavailable(error) || !(await dependencies.areAvailable())) {
        do await wait(backoffDelay(outageBackoff, ++outages), stopped)
        while (!stopped.aborted && !(await dependencies.areAvailable()))
        continue
      }
      if (attempts >= maxAttempts) return { kind: 'failed', error: toError(error), attempts }
    }
    await wait(backoffDelay(options, attempts++), stopped)
  }
}

const toError = (thrown: unknown) => (thrown instanceof Error ? thrown : new Error(String(thrown)))
