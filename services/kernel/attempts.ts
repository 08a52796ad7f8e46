import { setTimeout as wait } from 'node:timers/promises'
import { Later } from './later.ts'

export type Patience = {
  /** After so many failures it is given up. */
  attempts: number
  firstPauseMs: number
  longestPauseMs: number
}

export const patient: Patience = { attempts: 6, firstPauseMs: 200, longestPauseMs: 30_000 }

export type Attempted =
  | { kind: 'done' }
  | { kind: 'failed'; error: Error; attempts: number }
  | { kind: 'later'; later: Later }
  | { kind: 'left' }

export type Attempting = Patience & {
  timeoutMs: number
  /** Waits for a slot, which is free again while a failed event waits for its next attempt. */
  inSlot: <T>(work: () => Promise<T>) => Promise<T>
  /** No further attempt is begun. */
  draining: AbortSignal
  /** What runs is told to stop, and not waited for. */
  leaving: AbortSignal
  random?: () => number
}

/** Tries until it works, is given up, or has to leave; pauses grow exponentially, with jitter. */
export async function attempt(
  work: (signal: AbortSignal) => Promise<void>,
  attempting: Attempting,
): Promise<Attempted> {
  const { attempts, firstPauseMs, longestPauseMs, timeoutMs, inSlot, draining, leaving } =
    attempting
  const random = attempting.random ?? Math.random
  const left = () => draining.aborted || leaving.aborted
  for (let tried = 1; ; tried++) {
    try {
      // By the time it is its turn, there may be no time left.
      return await inSlot(async () => {
        if (left()) return { kind: 'left' }
        await inTime(work, timeoutMs, leaving)
        return { kind: 'done' }
      })
    } catch (error) {
      if (leaving.aborted) return { kind: 'left' }
      if (error instanceof Later) return { kind: 'later', later: error }
      if (tried >= attempts) return { kind: 'failed', error: toError(error), attempts: tried }
    }
    const pauseMs = Math.min(firstPauseMs * 2 ** (tried - 1), longestPauseMs) * (0.5 + random() / 2)
    await wait(pauseMs, undefined, { signal: AbortSignal.any([draining, leaving]) }).catch(() => {})
  }
}

/** Whoever does not listen to the signal is left behind: its late commands are the same commands again. */
async function inTime(
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
