import { randomUUID } from 'node:crypto'
import { inspect } from 'node:util'
import { expect, test } from 'vitest'
import type { DomainEvent } from '#contract/events/catalogue.ts'
import { type EventStore, EventStoreUnavailable } from '#ports/event-store.ts'
import { memoryKeys } from '../../../tests/support/kernel/memory-keys.ts'
import { openMemoryEventStore } from '../../adapters/event-store/memory.ts'
import { openDecoder } from '../commands/decode-events.ts'
import { encodeEvents, validateEvent } from '../commands/encode-events.ts'
import { openLog } from '../log.ts'
import { openLogFeed } from './log-feed.ts'

const log = openLog('silent')
const decodePlainEvents = openDecoder({ load: async () => new Map() })
const comment = 'quixozulan, and some more words'
const rated: DomainEvent = {
  type: 'SessionRated',
  data: { rating: 1, previous: null, comment },
}
const event = () => ({ id: randomUUID(), type: 'T', data: {}, meta: {} })

const appendTo = async (
  { store, keys }: { store: EventStore; keys: ReturnType<typeof memoryKeys> },
  id: string,
  ...domainEvents: DomainEvent[]
) => {
  const commandId = randomUUID()
  const envelope = { commandId, correlationId: commandId, actor: 'test' }
  const encoded = await encodeEvents(keys, domainEvents.map(validateEvent), {
    about: { sessionId: id },
    envelope,
    at: '2026-01-01T00:00:00.000Z',
  })
  return store.append(`conversation-${id}`, 'any', encoded)
}

test('an erasure removes decoded personal data from memory in every process, before the key is destroyed', async () => {
  const store = openMemoryEventStore()
  const keys = memoryKeys()
  const id = randomUUID()
  const options = { store, decodeEvents: openDecoder(keys), log }
  await using here = await openLogFeed(options)
  await using there = await openLogFeed(options)
  const textOf = async (feed: typeof here) => {
    await feed.catchUp()
    const [rated] = await feed.decode(feed.ofStream(`conversation-${id}`, 0n))
    return inspect(rated!.decoded)
  }
  await appendTo({ store, keys }, id, rated)
  for (const feed of [here, there]) expect(await textOf(feed)).toContain(comment)
  await appendTo({ store, keys }, id, { type: 'SessionErased', data: { reason: 'respondent' } })
  for (const feed of [here, there]) {
    expect(await textOf(feed)).not.toContain(comment)
    const buffered = feed.ofStream(`conversation-${id}`, 0n)
    expect(inspect(buffered.map(({ result }) => result?.decoded))).not.toContain(comment)
  }
})

test('a decoding that began before the erasure leaves nothing behind', async () => {
  const store = openMemoryEventStore()
  const keys = memoryKeys()
  const id = randomUUID()
  const waiting = Promise.withResolvers<void>()
  const decode = openDecoder(keys)
  await using feed = await openLogFeed({
    ...{ store, log },
    decodeEvents: async (events) => {
      const decoded = await decode(events)
      await waiting.promise
      return decoded
    },
  })
  await appendTo({ store, keys }, id, rated)
  await feed.catchUp()
  const buffered = feed.ofStream(`conversation-${id}`, 0n)
  const decoding = feed.decode(buffered)
  await appendTo({ store, keys }, id, { type: 'SessionErased', data: { reason: 'respondent' } })
  await feed.catchUp()
  waiting.resolve()
  await decoding
  expect(inspect(buffered[0]!.result?.decoded)).not.toContain(comment)
})

test('an unavailable key store fails a decoding, and the next one succeeds', async () => {
  const store = openMemoryEventStore()
  let isAvailable = false
  await using feed = await openLogFeed({
    ...{ store, log },
    decodeEvents: (events) =>
      isAvailable ? decodePlainEvents(events) : Promise.reject(new EventStoreUnavailable('no')),
  })
  await store.append('s-1', 'any', [event()])
  await feed.catchUp()
  await expect(feed.decode(feed.ofStream('s-1', 0n))).rejects.toThrow(EventStoreUnavailable)
  isAvailable = true
  expect(await feed.decode(feed.ofStream('s-1', 0n))).toMatchObject([{ error: undefined }])
})

test('subscribes again after a failure and misses nothing', async () => {
  const store = openMemoryEventStore()
  let failures = 0
  const failing: EventStore = {
    ...store,
    async *subscribe(options) {
      if (failures++ === 0) throw new Error('the connection was lost')
      yield* store.subscribe(options)
    },
  }
  await using feed = await openLogFeed({ store: failing, decodeEvents: decodePlainEvents, log })
  const { position } = await store.append('s-1', 'any', [event(), event()])
  await expect.poll(() => feed.position()).toBe(position)
  expect(feed.ofStream('s-1', 0n)).toHaveLength(2)
})

test('keeps a bounded number of events', async () => {
  const store = openMemoryEventStore()
  const options = { store, decodeEvents: decodePlainEvents, log, maxEvents: 100 }
  await using feed = await openLogFeed(options)
  for (let n = 0; n < 50; n++)
    await store.append(`s-${n % 5}`, 'any', [event(), event(), event(), event()])
  await feed.catchUp()
  const buffered = Array.from(
    { length: 40 },
    (_, revision) => feed.ofStream('s-4', BigInt(revision)).length,
  )
  expect(buffered[0]).toBe(0)
  expect(buffered[39]).toBe(1)
  expect(Math.max(...buffered)).toBeLessThanOrEqual(25)
})

test('an event that is sealed for a subject of its own is decoded for each follower, and not kept decoded', async () => {
  const store = openMemoryEventStore()
  let decodings = 0
  await using feed = await openLogFeed({
    ...{ store, log },
    decodeEvents: (events) => {
      decodings += events.length
      return decodePlainEvents(events)
    },
  })
  const named = { ...event(), meta: { sealedFor: randomUUID() } }
  await store.append('s-1', 'any', [event(), named])
  await feed.catchUp()
  const entries = feed.ofStream('s-1', 0n)
  for (let follower = 1; follower <= 3; follower++) {
    const results = await feed.decode(entries)
    expect(results.map((result) => result.event.id)).toEqual(entries.map((each) => each.event.id))
    expect(decodings).toBe(1 + follower)
  }
  expect(entries[1]!.result).toBeUndefined()
})
