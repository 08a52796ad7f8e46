// Guarantees of the Postgres store alone; the rest is in tests/conformance.
import { afterAll, expect, test } from 'vitest'
import { openPostgresEventStore } from '../../../services/adapters/event-store/postgres/store.ts'
import {
  EventStoreUnavailable,
  WrongExpectedRevision,
} from '../../../services/ports/event-store.ts'
import {
  appendWithRetry,
  createEvent,
  createEvents,
  collectEvents,
  idsOf,
  readAllEvents,
} from '../../conformance/event-store/support.ts'
import { emptyDatabase, freshDatabase } from '../../support/kernel/fresh-database.ts'

const database = await freshDatabase()
const { url } = database
afterAll(() => database[Symbol.asyncDispose]())

test('several processes may open an empty database concurrently and share one log', async () => {
  await using fresh = await emptyDatabase()
  const stores = await Promise.all(
    Array.from({ length: 6 }, () => openPostgresEventStore(fresh.url)),
  )
  expect(new Set(stores.map(({ logId }) => logId)).size).toBe(1)
  await Promise.all(stores.map((store) => store[Symbol.asyncDispose]()))
})

test('an append that the server refuses fails alone in its batch', async () => {
  await using store = await openPostgresEventStore(url)
  const append = (stream: string, type = 'Happened') =>
    store.append(stream, 'no_stream', [createEvent(type)])
  const settled = await Promise.allSettled([
    append('fine-1'),
    append('bad-\u0000'),
    append('fine-2'),
    append('bad-2', 'Bad\u0000'),
    append('fine-3'),
  ])
  expect(settled.map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'fulfilled',
    'rejected',
    'fulfilled',
  ])
  for (const result of settled) {
    if (result.status === 'rejected' && result.reason instanceof EventStoreUnavailable)
      throw result.reason
  }
  expect(
    (await readAllEvents(store, { filter: { streamPrefixes: ['fine-', 'bad-'] } })).length,
  ).toBe(3)
})

test('a batch may hold several appends to one stream, each after the previous one', async () => {
  await using store = await openPostgresEventStore(url)
  const list = createEvents(4)
  const [first, second, wrong, third] = await Promise.allSettled([
    store.append('same', 'no_stream', list.slice(0, 1)),
    store.append('same', 0n, list.slice(1, 3)),
    store.append('same', 0n, createEvents(1)),
    store.append('same', 2n, list.slice(3)),
  ])
  expect([first, second, third].map((result) => result?.status)).toEqual(
    Array.from({ length: 3 }, () => 'fulfilled'),
  )
  expect((wrong as PromiseRejectedResult).reason).toBeInstanceOf(WrongExpectedRevision)
  expect(idsOf(await Array.fromAsync(store.readStream('same')))).toEqual(idsOf(list))
})

test('without an exact revision, a retry is recognized among the stream’s last events', async () => {
  await using store = await openPostgresEventStore(url)
  const list = createEvents(2)
  const first = await store.append('loose', 'any', list)
  expect(await store.append('loose', 'any', list)).toEqual(first)
  await store.append('loose', 'any', createEvents(3))
  expect(await store.append('loose', 'stream_exists', list)).toEqual(first)
  expect(await Array.fromAsync(store.readStream('loose'))).toHaveLength(5)
})

test('writers of several processes leave no gap, and a filter’s checkpoint advances with them', async () => {
  await using listening = await openPostgresEventStore(url)
  const after = await listening.head()
  const stores = await Promise.all([1, 2, 3].map(() => openPostgresEventStore(url)))
  const all = collectEvents(listening, { after }, (soFar) => soFar.length >= 3 * 4 * 20)
  const none = collectEvents(
    listening,
    { after, filter: { types: ['Unheard'] } },
    (_, message) =>
      message.kind === 'checkpoint' && BigInt(message.position) - BigInt(after) >= 3n * 4n * 20n,
  )
  await Promise.all(
    stores.flatMap((store, s) =>
      Array.from({ length: 4 }, async (_, w) => {
        for (const one of createEvents(20))
          await appendWithRetry(store, `many-${(s + w) % 5}`, 'any', [one])
      }),
    ),
  )
  const { events: received } = await all
  expect(received.map(({ position }) => BigInt(position) - BigInt(after))).toEqual(
    received.map((_, n) => BigInt(n + 1)),
  )
  expect((await none).events).toEqual([])
  await Promise.all(stores.map((store) => store[Symbol.asyncDispose]()))
})

test('an unreachable server is Unavailable', async () => {
  await expect(openPostgresEventStore('postgres://nobody@127.0.0.1:1/none')).rejects.toBeInstanceOf(
    EventStoreUnavailable,
  )
})

test('a closed store rejects with a clear error', async () => {
  const store = await openPostgresEventStore(url)
  await store[Symbol.asyncDispose]()
  await expect(store.append('late', 'any', createEvents(1))).rejects.toBeInstanceOf(
    EventStoreUnavailable,
  )
  await expect(store.head()).rejects.toBeInstanceOf(EventStoreUnavailable)
})

test('an invalid position is refused', async () => {
  await using store = await openPostgresEventStore(url)
  for (const after of ["0' or 1=1", '9'.repeat(20), '-1']) {
    await expect(readAllEvents(store, { after })).rejects.toBeInstanceOf(RangeError)
  }
  expect(await readAllEvents(store, { after: '9'.repeat(18) })).toEqual([])
})
