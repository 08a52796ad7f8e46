import type { EventStore } from '#ports/event-store.ts'
import { pause } from '../async/backoff.ts'
import { openWakeUp } from '../async/wake-up.ts'
import type { Log } from '../log.ts'

/** Lets a request wait for what a reactor is about to say. */
export type LogTail = AsyncDisposable & {
  /**
   * Looks now, and again each time the stream gets an event, until there is something or the time is over: then
   * undefined. Looks a last time at the end, so that a missed event costs time and never an answer.
   */
  waitFor: <T>(
    stream: string,
    look: () => Promise<T | undefined>,
    timeoutMs: number,
    signal?: AbortSignal,
  ) => Promise<T | undefined>
  /** Everybody looks a last time, now and from now on: whoever waits would keep the server from closing. */
  cancelWaiters: () => void
}

const resubscribeDelayMs = 500

/** One subscription at the head of the log, shared by everybody who waits. */
export async function openLogTail(store: EventStore, log: Log): Promise<LogTail> {
  const waiting = new Map<string, Set<() => void>>()
  const ending = new AbortController()
  const { signal: ended } = ending
  const leaving = new AbortController()
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
          log.error({ err: error }, 'The tail of the log was lost; following it again.')
      })
      await pause(resubscribeDelayMs, ended)
    }
  }
  const listening = keepListening()

  return {
    async waitFor(stream, look, timeoutMs, signal) {
      const over = AbortSignal.any([
        AbortSignal.timeout(timeoutMs),
        ended,
        leaving.signal,
        ...(signal ? [signal] : []),
      ])
      const wakeUp = openWakeUp()
      const wakers = waiting.get(stream) ?? new Set()
      waiting.set(stream, wakers.add(wakeUp.notify))
      try {
        for (;;) {
          const seen = await look()
          if (seen !== undefined || over.aborted) return seen
          await wakeUp.wait({ signal: over })
        }
      } finally {
        wakers.delete(wakeUp.notify)
        if (wakers.size === 0 && waiting.get(stream) === wakers) waiting.delete(stream)
      }
    },
    cancelWaiters: () => leaving.abort(),
    async [Symbol.asyncDispose]() {
      ending.abort()
      await listening
    },
  }
}
