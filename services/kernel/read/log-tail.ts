import { setTimeout as wait } from 'node:timers/promises'
import type { EventStore } from '#ports/event-store.ts'
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
      if (!ended.aborted) await wait(500, undefined, { signal: ended }).catch(() => {})
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
      const bell = openWakeUp(over)
      const wakers = waiting.get(stream) ?? new Set()
      waiting.set(stream, wakers.add(bell.notify))
      try {
        for (;;) {
          const seen = await look()
          if (seen !== undefined || over.aborted) return seen
          await bell.wait()
        }
      } finally {
        wakers.delete(bell.notify)
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

/** Remembers a ring while nobody listens, so that an event during a look leads to another look. */
function openWakeUp(over: AbortSignal) {
  let rang = false
  let answer: (() => void) | undefined
  const ring = () => {
    rang = true
    answer?.()
  }
  over.addEventListener('abort', ring, { once: true })
  return {
    notify: ring,
    async wait(): Promise<void> {
      if (!rang) await new Promise<void>((resolve) => (answer = resolve))
      rang = over.aborted
    },
  }
}
