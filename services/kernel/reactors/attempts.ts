import { type Backoff, backoffDelay, pause } from '../async/backoff.ts'
import { withTimeout } from '../async/with-timeout.ts'
import { Deferred } from './deferred.ts'

export type RetryPolicy = Backoff & {
  /** After so many failures it is given up. */
  maxAttempts: number
}

export const defaultRetryPolicy: RetryPolicy = {
  maxAttempts: 6,
  initialDelayMs: 200,
  maxDelayMs: 30_000,
  jitter: 0.5,
}

export type AttemptOutcome =
  | { kind: 'done' }
  | { kind: 'failed'; error: Error; attempts: number }
  | { kind: 'deferred'; deferred: Deferred }
  | { kind: 'aborted' }

export type AttemptOptions = RetryPolicy & {
  timeoutMs: number
  /** Waits for a slot, which is free again while a failed event waits for its next attempt. */
  withSlot: <T>(work: () => Promise<T>) => Promise<T>
  /** No further attempt is begun. */
  draining: AbortSignal
  /** What runs is told to stop, and not waited for. */
  aborting: AbortSignal
}

/** Tries until it works, is given up, or has to leave; pauses grow exponentially, with jitter. */
export async function attempt(
  work: (signal: AbortSignal) => Promise<void>,
  options: AttemptOptions,
): Promise<AttemptOutcome> {
  const { maxAttempts, timeoutMs, withSlot, draining, aborting } = options
  const isStopped = () => draining.aborted || aborting.aborted
  for (let tried = 1; ; tried++) {
    try {
      // By the time it is its turn, there may be no time left.
      return await withSlot(async () => {
        if (isStopped()) return { kind: 'aborted' }
        await withTimeout(work, { timeoutMs, signal: aborting })
        return { kind: 'done' }
      })
    } catch (error) {
      if (aborting.aborted) return { kind: 'aborted' }
      if (error instanceof Deferred) return { kind: 'deferred', deferred: error }
      if (tried >= maxAttempts) return { kind: 'failed', error: toError(error), attempts: tried }
    }
    await pause(backoffDelay(options, tried), AbortSignal.any([draining, aborting]))
  }
}

const toError = (thrown: unknown) => (thrown instanceof Error ? thrown : new Error(String(thrown)))
