// Stores what is counted in memory: once a minute, and when the process stops.
import { minuteMs } from '#contract/durations.ts'
import { openSemaphore } from './semaphore.ts'

type MinuteFlushOptions<T> = {
  /** The counts since the last call. */
  take: () => readonly T[]
  store: (counted: T) => Promise<void>
  /** Keeps for the next flush what could not be stored. */
  putBack: (counted: T, error: unknown) => void
}

export type MinuteFlush = {
  /** Stores what is counted so far; what could not be stored stays counted. Never rejects. */
  flush: () => Promise<void>
  /** Flushes, and stops the timer. */
  close: () => Promise<void>
}
const concurrency = 8

export function openMinuteFlush<T>({ take, store, putBack }: MinuteFlushOptions<T>): MinuteFlush {
  const run = openSemaphore(concurrency)
  let flushing = Promise.resolve()
  async function storeAll(): Promise<void> {
    await Promise.all(
      take().map((counted) =>
        run(() => store(counted)).catch((error: unknown) => putBack(counted, error)),
      ),
    )
  }
  // One after another: the last one, when the process stops, includes what another has put back.
  const flush = () => (flushing = flushing.then(storeAll))
  const timer = setInterval(() => void flush(), minuteMs).unref()
  return {
    flush,
    async close() {
      clearInterval(timer)
      await flush()
    },
  }
}
