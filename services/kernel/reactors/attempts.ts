import { setTimeout as wait } from 'node:timers/promises'
import { Deferred } from './deferred.ts'

export type RetryPolicy = {
  /** After so many failures it is given up. */
  maxAttempts: number
  initialDelayMs: number
  maxDelayMs: number
}

export const defaultRetryPolicy: RetryPolicy = {
  maxAttempts: 6,
  initialDelayMs: 200,
  maxDelayMs: 30_000,
}

export type AttemptOutcome =
  | { kind: 'done' }
  | { kind: 'failed'; error: Error; attempts: number }
  | { kind: 'later'; deferred: Deferred }
  | { kind: 'left' }

export type AttemptOptions = RetryPolicy & {
  timeoutMs: number
  /** Waits for a slot, which is free again while a failed event waits for its next attempt. */
  withSlot: <T>(work: () => Promise<T>) => Promise<T>
  /** No further attempt is begun. */
  draining: AbortSignal
  /** What runs is told to stop, and not waited for. */
  aborting: AbortSignal
  random?: () => number
}

/** Tries until it works, is given up, or has to leave; pauses grow exponentially, with jitter. */
export async function attempt(
  work: (signal: AbortSignal) => Promise<void>,
  attempting: AttemptOptions,
): Promise<AttemptOutcome> {
  const { maxAttempts, initialDelayMs, maxDelayMs, timeoutMs, withSlot, draining, aborting } =
    attempting
  const random = attempting.random ?? Math.random
  const left = () => draining.aborted || aborting.aborted
  for (let tried = 1; ; tried++) {
    try {
      // By the time it is its turn, there may be no time left.
      return await withSlot(async () => {
        if (left()) return { kind: 'left' }
        await withTimeout(work, timeoutMs, aborting)
        return { kind: 'done' }
      })
    } catch (error) {
      if (aborting.aborted) return { kind: 'left' }
      if (error instanceof Deferred) return { kind: 'later', deferred: error }
      if (tried >= maxAttempts) return { kind: 'failed', error: toError(error), attempts: tried }
    }
    const pauseMs = Math.min(initialDelayMs * 2 ** (tried - 1), maxDelayMs) * (0.5 + random() / 2)
    await wait(pauseMs, undefined, { signal: AbortSignal.any([draining, aborting]) }).catch(
      () => {},
    )
  }
}

/** Whoever does not listen to the signal is left behind: its late commands are the same commands again. */
async function withTimeout(
  work: (signal: AbortSignal) => Promise<void>,
  timeoutMs: number,
  leaving: AbortSignal,
): Promise<void> {
  const ending = new AbortController()
  const timer = setTimeout(
    () => ending.abort(new Error(`timed out after ${timeoutMs} ms`)),
    timeoutMs,
  )
  const leave = () => ending.abort(leaving.reason)
  leaving.addEventListener('abort', leave, { once: true })
  const { promise: ended, reject } = Promise.withResolvers<never>()
  ending.signal.addEventListener('abort', () => reject(toError(ending.signal.reason)), {
    once: true,
  })
  try {
    if (leaving.aborted) leave()
    await Promise.race([work(ending.signal), ended])
  } finally {
    clearTimeout(timer)
    leaving.removeEventListener('abort', leave)
    ended.catch(() => {})
  }
}

const toError = (thrown: unknown) => (thrown instanceof Error ? thrown : new Error(String(thrown)))
