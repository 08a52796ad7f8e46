// What the tests of the KurrentDB adapter share.
import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import type { EventStore, RecordedEvent } from '../../../services/ports/event-store.ts'
import {
  type KurrentOptions,
  openKurrentEventStore,
} from '../../../services/adapters/event-store/kurrentdb/store.ts'
import { appendWithRetry, createEvent, uniquePrefix } from './support.ts'

export const quickTimings = { appendMs: 400, silenceMs: 300, progressMs: 300 }
export const openQuickly = (address: string, options: KurrentOptions = {}) =>
  openKurrentEventStore(address, { timings: quickTimings, ...options })

export const newStream = () => `${uniquePrefix()}stream`

/** Appends to streams of its own until stopped, retrying as the product does; returns the acknowledged ids. */
export function startWriters(store: EventStore, count: number) {
  const stopping = new AbortController()
  const acknowledged: string[] = []
  const writing = Promise.all(
    Array.from({ length: count }, async (_, n) => {
      const stream = `writer${n}-${randomUUID()}`
      for (let revision = -1n; !stopping.signal.aborted;) {
        const one = createEvent()
        const expected = revision < 0n ? 'no_stream' : revision
        revision = (await appendWithRetry(store, stream, expected, [one])).revision
        acknowledged.push(one.id)
        await delay(1)
      }
    }),
  )
  return {
    acknowledged,
    async stop() {
      stopping.abort()
      await writing
    },
  }
}

/** Collects everything from now on. */
export function follow(store: EventStore) {
  const stopping = new AbortController()
  const events: RecordedEvent[] = []
  const following = (async () => {
    for await (const message of store.subscribe({ signal: stopping.signal }))
      if (message.kind === 'events') events.push(...message.events)
  })()
  return {
    events,
    async stop() {
      stopping.abort()
      await following
    },
  }
}
