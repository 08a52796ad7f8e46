import { describe, expect, test } from 'vitest'
import {
  EventStoreUnavailable,
  WrongExpectedRevision,
  type EventStore,
} from '../../../services/ports/event-store.ts'
import {
  appendWithRetry,
  createEvent,
  createEvents,
  idsOf,
  uniquePrefix,
  type StoreUnderTest,
} from './support.ts'

const readIds = async (store: EventStore, stream: string) =>
  idsOf(await Array.fromAsync(store.readStream(stream)))

const newStreamName = () => `${uniquePrefix()}stream`

async function createStream(store: EventStore, count: number): Promise<string> {
  const stream = newStreamName()
  await store.append(stream, 'no_stream', createEvents(count))
  return stream
}

export function describeAppending(subject: StoreUnderTest, store: () => EventStore): void {
  describeExpectations(store)
  describeRetries(subject, store)

  test('an append that cannot be stored fails alone among concurrent ones', async () => {
    const prefix = uniquePrefix()
    const poisoned = [
      [{ ...createEvent(), id: 'not a uuid' }],
      [createEvent(), { ...createEvent(), data: { n: 1n } as never }],
      [createEvent('')],
      [],
    ]
    const healthy = Array.from({ length: 8 }, (_, i) =>
      store().append(`${prefix}healthy${i}`, 'no_stream', [createEvent()]),
    )
    const refused = poisoned.map((list, i) =>
      store().append(`${prefix}poisoned${i}`, 'no_stream', list),
    )
    const later = store().append(`${prefix}later`, 'no_stream', [createEvent()])
    for (const result of await Promise.allSettled(refused)) {
      expect(result.status).toBe('rejected')
      expect((result as PromiseRejectedResult).reason).not.toBeInstanceOf(EventStoreUnavailable)
    }
    for (const { revision } of await Promise.all([...healthy, later])) expect(revision).toBe(0n)
    expect(await readIds(store(), `${prefix}poisoned1`)).toEqual([])
  })
}

function describeExpectations(store: () => EventStore): void {
  describe('expected revisions', () => {
    test.each(['any', 'no_stream'] as const)('%s starts a stream', async (expected) => {
      const stream = newStreamName()
      expect(await store().append(stream, expected, createEvents(2))).toMatchObject({
        revision: 1n,
      })
      expect(await readIds(store(), stream)).toHaveLength(2)
    })
    test.each(['any', 'stream_exists', 1n] as const)(
      '%s accepts two further events',
      async (expected) => {
        const stream = await createStream(store(), 2)
        expect(await store().append(stream, expected, createEvents(3))).toMatchObject({
          revision: 4n,
        })
      },
    )
    test.each([
      ['no_stream', 2, 1n],
      [0n, 2, 1n],
      [7n, 2, 1n],
      [0n, 0, null],
      ['stream_exists', 0, null],
    ] as const)('%s is refused by a stream of %i', async (expected, count, actual) => {
      const stream = count > 0 ? await createStream(store(), count) : newStreamName()
      const before = await readIds(store(), stream)
      const refused = store().append(stream, expected, createEvents(2))
      await expect(refused).rejects.toBeInstanceOf(WrongExpectedRevision)
      await expect(refused).rejects.toMatchObject({ stream, expected, actual })
      expect(await readIds(store(), stream)).toEqual(before)
    })
  })
}

function describeRetries({ open, address }: StoreUnderTest, store: () => EventStore): void {
  describe('a retry with the same ids', () => {
    test.each(['no_stream', 1n] as const)('at %s answers as the first time', async (expected) => {
      const stream = expected === 1n ? await createStream(store(), 2) : newStreamName()
      const list = createEvents(3)
      const first = await store().append(stream, expected, list)
      expect(await store().append(stream, expected, list)).toEqual(first)
      await store().append(stream, first.revision, createEvents(2))
      expect(await store().append(stream, expected, list)).toEqual(first)
      const another = address === undefined ? store() : await open()
      expect(await another.append(stream, expected, list)).toEqual(first)
      if (another !== store()) await another[Symbol.asyncDispose]()
      expect(await readIds(store(), stream)).toHaveLength(Number(first.revision) + 3)
    })
    test('with other content is not a retry', async () => {
      const stream = newStreamName()
      const [a, b, c] = [createEvent(), createEvent(), createEvent()]
      await store().append(stream, 'no_stream', [a, b])
      for (const other of [
        [a, c],
        [a, b, c],
        [b, a],
      ]) {
        await expect(store().append(stream, 'no_stream', other)).rejects.toBeInstanceOf(
          WrongExpectedRevision,
        )
      }
      expect(await readIds(store(), stream)).toEqual(idsOf([a, b]))
    })
    test('writes once, however many are concurrent', async () => {
      const stream = await createStream(store(), 1)
      const list = createEvents(2)
      const answers = await Promise.all(
        Array.from({ length: 8 }, () => appendWithRetry(store(), stream, 0n, list)),
      )
      expect(new Set(answers.map(({ revision }) => revision))).toEqual(new Set([2n]))
      expect(new Set(answers.map(({ position }) => position)).size).toBe(1)
      expect((await readIds(store(), stream)).slice(1)).toEqual(idsOf(list))
    })
    test('of two rivals with the same revision one is refused', async () => {
      const stream = await createStream(store(), 1)
      const [first, second] = [createEvents(1), createEvents(1)]
      const attempts = [first, second, first, second].map((list) =>
        appendWithRetry(store(), stream, 0n, list),
      )
      const settled = await Promise.allSettled(attempts)
      expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
      expect(await readIds(store(), stream)).toHaveLength(2)
    })
    test('may use an id of another stream', async () => {
      const shared = createEvents(1)
      for (const stream of [newStreamName(), newStreamName()]) {
        expect(await store().append(stream, 'no_stream', shared)).toMatchObject({ revision: 0n })
      }
    })
  })
}
