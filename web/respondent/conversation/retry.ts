// Tries again, patiently: what a person said must arrive, however long the network is away.
import { ApiError } from './api.ts'

/** Waits that can be cut short, since a connection that is back is no reason to wait. */
export type RetryDelay = {
  wait(ms: number, signal?: AbortSignal): Promise<void>
  /** Ends every wait now. */
  skip(): void
}

export function createRetryDelay(): RetryDelay {
  const waiting = new Set<() => void>()
  return {
    wait: (ms, signal) =>
      new Promise((resolve) => {
        const end = () => {
          clearTimeout(timer)
          waiting.delete(end)
          signal?.removeEventListener('abort', end)
          resolve()
        }
        const timer = setTimeout(end, ms)
        waiting.add(end)
        signal?.addEventListener('abort', end)
        if (signal?.aborted) end()
      }),
    skip: () => {
      for (const end of waiting) end()
    },
  }
}

type RetryOptions = {
  retryDelay: RetryDelay
  /** Ends the waiting; the last failure is then thrown. */
  signal?: AbortSignal | undefined
  maxAttempts?: number
  onFailure?: (failure: ApiError, tries: number) => void
}

/** Repeats `attempt` until it succeeds, or fails in a way that time does not cure. Rejects with a `CallFailed`. */
export async function retryTransient<T>(
  attempt: () => Promise<T>,
  options: RetryOptions,
): Promise<T> {
  const { retryDelay, signal, onFailure, maxAttempts: most = Infinity } = options
  for (let tries = 1; ; tries++) {
    try {
      return await attempt()
    } catch (failure) {
      if (!isTransient(failure) || signal?.aborted) throw failure
      onFailure?.(failure, tries)
      if (tries >= most) throw failure
      await retryDelay.wait(failure.retryAfterMs ?? backoffMs(tries), signal)
      if (signal?.aborted) throw failure
    }
  }
}

const isTransient = (failure: unknown): failure is ApiError =>
  failure instanceof ApiError && failure.isTransient

/** Half a second, doubling up to fifteen, spread so that many clients do not return together. */
function backoffMs(tries: number): number {
  return Math.min(15_000, 500 * 2 ** (tries - 1)) * (0.75 + Math.random() / 2)
}
