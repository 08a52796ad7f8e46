// Retries until the server has the answer, however long the network is down.
import { ApiError } from './api.ts'

/** Delays that end early when the connection is back. */
export type RetryDelay = {
  wait(ms: number, signal?: AbortSignal): Promise<void>
  /** Ends every delay now. */
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
  /** Aborts the delay; the last error is thrown. */
  signal?: AbortSignal | undefined
  maxAttempts?: number
  onFailure?: (failure: ApiError, tries: number) => void
}

/** Repeats `attempt` until it succeeds or fails permanently. Rejects with an `ApiError`. */
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

/** 0.5 s, doubling up to 15 s, with jitter. */
function backoffMs(tries: number): number {
  return Math.min(15_000, 500 * 2 ** (tries - 1)) * (0.75 + Math.random() / 2)
}
