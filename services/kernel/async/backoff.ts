import { setTimeout as wait } from 'node:timers/promises'

export type Backoff = {
  /** Before the first retry; doubles with each further one. */
  initialDelayMs: number
  maxDelayMs: number
  /** The share of the delay that is random: 0 (default) for none, 1 for full jitter. */
  jitter?: number
}

/** The delay before a retry, in milliseconds. `retry` counts from 1. */
export function backoffDelay(
  { initialDelayMs, maxDelayMs, jitter = 0 }: Backoff,
  retry: number,
  random: () => number = Math.random,
): number {
  const delayMs = Math.min(initialDelayMs * 2 ** (retry - 1), maxDelayMs)
  return jitter === 0 ? delayMs : delayMs * (1 - jitter * (1 - random()))
}

/** Resolves after the delay, or when the signal aborts. */
export async function pause(delayMs: number, signal?: AbortSignal): Promise<void> {
  await wait(delayMs, undefined, signal && { signal }).catch(() => {})
}
