import { openWakeUp } from '../async/wake-up.ts'
import type { LogFeed } from './log-feed.ts'

/** Lets a request wait for an event of a reactor. */
export type LogTail = Disposable & {
  /**
   * Runs `read` now and after each event of the stream, until it returns something. Returns undefined after `timeoutMs`
   * or an abort, each after one last read: a missed event makes the answer late, never wrong. `received` is the revision of
   * the event that caused the run; undefined for the first and the last.
   */
  waitFor: <T>(
    stream: string,
    read: (received?: bigint) => Promise<T | undefined>,
    timeoutMs: number,
    signal?: AbortSignal,
  ) => Promise<T | undefined>
  /** Ends all present and future waits after one last read, so that they do not delay the shutdown. */
  cancelWaiters: () => void
}

export function openLogTail(feed: Pick<LogFeed, 'listen'>): LogTail {
  const waiting = new Map<string, Set<(revision: bigint) => void>>()
  const ending = new AbortController()
  const { signal: ended } = ending
  const cancelling = new AbortController()
  const stopListening = feed.listen((entries) => {
    for (const { event } of entries)
      for (const wake of waiting.get(event.stream) ?? []) wake(event.revision)
  })

  return {
    async waitFor(stream, read, timeoutMs, signal) {
      const stopped = AbortSignal.any([
        AbortSignal.timeout(timeoutMs),
        ended,
        cancelling.signal,
        ...(signal ? [signal] : []),
      ])
      const wakeUp = openWakeUp()
      let received: bigint | undefined
      const wake = (revision: bigint) => {
        received = revision
        wakeUp.notify()
      }
      const wakers = waiting.get(stream) ?? new Set()
      waiting.set(stream, wakers.add(wake))
      try {
        for (;;) {
          const found = await read(stopped.aborted ? undefined : received)
          if (found !== undefined || stopped.aborted) return found
          await wakeUp.wait({ signal: stopped })
        }
      } finally {
        wakers.delete(wake)
        if (wakers.size === 0 && waiting.get(stream) === wakers) waiting.delete(stream)
      }
    },
    cancelWaiters: () => cancelling.abort(),
    [Symbol.dispose]() {
      ending.abort()
      stopListening()
    },
  }
}
