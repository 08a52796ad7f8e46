import { describe, expect, test } from 'vitest'
import type { EventStore } from '../../../services/ports/event-store.ts'
import {
  createEvent,
  createEvents,
  collectEvents,
  idsOf,
  isCaughtUp,
  uniquePrefix,
  type StoreUnderTest,
} from './support.ts'

export function describeSubscribing({ open }: StoreUnderTest, store: () => EventStore): void {
  describe('a subscription', () => {
    test('delivers existing events, reports caughtUp, then delivers new events', async () => {
      const prefix = uniquePrefix()
      const [past, future] = [createEvents(1_500), createEvents(3)]
      for (let n = 0; n < past.length; n += 500) {
        await store().append(`${prefix}past`, 'any', past.slice(n, n + 500))
      }
      let caughtUpAt = -1
      const { events: received } = await collectEvents(
        store(),
        { filter: { streamPrefixes: [prefix] } },
        (soFar, { kind }) => {
          if (kind === 'caughtUp' && caughtUpAt < 0) {
            caughtUpAt = soFar.length
            void store().append(`${prefix}future`, 'no_stream', future)
          }
          return soFar.length === past.length + future.length
        },
      )
      expect(caughtUpAt).toBe(past.length)
      expect(idsOf(received)).toEqual(idsOf([...past, ...future]))
    })
    test('reports caughtUp immediately without new events', async () => {
      const after = await store().head()
      const filter = { streamPrefixes: [uniquePrefix()] }
      const { events: received } = await collectEvents(store(), { after, filter }, isCaughtUp)
      expect(received).toEqual([])
    })
    test('ends on abort, also while idle', async () => {
      const stop = new AbortController()
      const filter = { streamPrefixes: [uniquePrefix()] }
      const kinds: string[] = []
      for await (const { kind } of store().subscribe({ filter, signal: stop.signal })) {
        kinds.push(kind)
        if (kind === 'caughtUp') setImmediate(() => stop.abort())
      }
      expect(kinds).toContain('caughtUp')
      const ended = store().subscribe({ filter, signal: AbortSignal.abort() })
      expect(await Array.fromAsync(ended)).toEqual([])
    })
    test('ends with its store', async () => {
      const another = await open()
      const { signal } = new AbortController()
      const kinds: string[] = []
      for await (const { kind } of another.subscribe({
        filter: { streamPrefixes: [uniquePrefix()] },
        signal,
      })) {
        kinds.push(kind)
        if (kind === 'caughtUp') await another[Symbol.asyncDispose]()
      }
      expect(kinds).toContain('caughtUp')
    })
  })
  describeCheckpoints(store)
}

function describeCheckpoints(store: () => EventStore): void {
  describe('a checkpoint', () => {
    test('resumes in another subscription without loss or repetition', async () => {
      const prefix = uniquePrefix()
      const filter = { streamPrefixes: [prefix] }
      const list = createEvents(40)
      const first = list.slice(0, 25)
      for (const one of first) await store().append(`${prefix}a`, 'any', [one])
      const { messages } = await collectEvents(store(), { filter }, (soFar) => soFar.length >= 10)
      const eventMessages = messages.filter((message) => message.kind === 'events')
      const seen = eventMessages.flatMap((message) => idsOf(message.events))
      for (const one of list.slice(25)) await store().append(`${prefix}b`, 'any', [one])
      const rest = await collectEvents(
        store(),
        { filter, after: eventMessages.at(-1)!.checkpoint },
        (soFar) => soFar.length + seen.length >= list.length,
      )
      expect([...seen, ...idsOf(rest.events)]).toEqual(idsOf(list))
      const places = rest.events.map(({ position }) => position)
      expect(places).toEqual(places.toSorted())
    })
    test('may be the position of any event', async () => {
      const prefix = uniquePrefix()
      const filter = { streamPrefixes: [prefix] }
      const list = createEvents(6)
      await store().append(`${prefix}a`, 'no_stream', list)
      const { events: all } = await collectEvents(
        store(),
        { filter },
        (soFar) => soFar.length === 6,
      )
      for (const [n, { position }] of all.entries()) {
        const { events: rest } = await collectEvents(
          store(),
          { filter, after: position },
          isCaughtUp,
        )
        expect(idsOf(rest)).toEqual(idsOf(list.slice(n + 1)))
      }
    })
    test('advances past filtered events', async () => {
      const [prefix, after] = [uniquePrefix(), await store().head()]
      const matching = createEvent(`Wanted.${prefix}`)
      for (let n = 0; n < 3; n++)
        await store().append(`${prefix}a`, 'any', createEvents(400, 'Unwanted'))
      const { position } = await store().append(`${prefix}a`, 'any', [matching])
      const types = [matching.type]
      const { events: received, messages } = await collectEvents(
        store(),
        { after, filter: { types } },
        (soFar) => soFar.length > 0,
      )
      expect(idsOf(received)).toEqual([matching.id])
      const places = messages.flatMap((message) =>
        message.kind === 'checkpoint' ? [message.position] : [],
      )
      const last = messages.findLast((message) => message.kind === 'events')
      if (last) places.push(last.checkpoint)
      expect(places).toEqual(places.toSorted())
      expect(places.at(-1)! >= position).toBe(true)
      const nothing = await collectEvents(
        store(),
        { after, filter: { types: [`None.${prefix}`] } },
        (_soFar, { kind }) => kind === 'checkpoint',
      )
      expect(nothing.events).toEqual([])
    })
  })
}
