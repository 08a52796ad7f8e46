import type { EventStore } from '#ports/event-store.ts'
import { pause } from '../async/backoff.ts'
import { openWakeUp } from '../async/wake-up.ts'
import type { Log } from '../log.ts'

/** Lets a request wait for an event of a reactor. */
export type LogTail = AsyncDisposable & {
  /**
   * Runs `read` now and after each event of the stream, until it returns something. Returns undefined after `timeoutMs`
   * or an abort, each after one last read: a missed event makes the answer late, never wrong.
   */
  waitFor: <T>(
    stream: string,
    read: () => Promise<T | undefined>,
    timeoutMs: number,
    signal?: AbortSignal,
  ) => Promise<T | undefined>
  /** Ends all present and future waits after one last read, so that they do not delay the shutdown. */
  cancelWaiters: () => void
}

const resubscribeDelayMs = 500

/** One subscription at the head of the log, shared by all waits. */
export async function openLogTail(store: EventStore, log: Log): Promise<LogTail> {
  const waiting = new Map<string, Set<() => void>>()
  const ending = new AbortController()
  const { signal: ended } = ending
  const cancelling = new AbortController()
  let after = await store.head()

  async function listen(): Promise<void> {
    for await (const message of store.subscribe({ after, signal: ended })) {
      if (message.kind !== 'events') continue
      for (const { stream } of message.events) for (const wake of waiting.get(stream) ?? []) wake()
      after = message.checkpoint
    }
  }

  async function keepListening(): Promise<void> {
    while (!ended.aborted) {
      await listen().catch((error: unknown) => {
        if (!ended.aborted)
          log.error({ err: error }, 'the subscription to the log failed; it is opened again')
      })
      await pause(resubscribeDelayMs, ended)
    }
  }
  const listening = keepListening()

  return {
    async waitFor(stream, read, timeoutMs, signal) {
      const stopped = AbortSignal.any([
        AbortSignal.timeout(timeoutMs),
        ended,
        cancelling.signal,
        ...(signal ? [signal] : []),
      ])
      const wakeUp = openWakeUp()
      const wakers = waiting.get(stream) ?? new Set()
      waiting.set(stream, wakers.add(wakeUp.notify))
      try {
        for (;;) {
          const found = await read()
          if (found !== undefined || stopped.aborted) return found
          await wakeUp.wait({ signal: stopped })
        }
      } finally {
        wakers.delete(wakeUp.notify)
        if (wakers.size === 0 && waiting.get(stream) === wakers) waiting.delete(stream)
      }
    },
    cancelWaiters: () => cancelling.abort(),
    async [Symbol.asyncDispose]() {
      ending.abort()
      await listening
    },
  }
}
