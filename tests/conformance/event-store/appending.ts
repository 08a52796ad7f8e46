import { describe, expect, test } from 'vitest'
import { Unavailable, WrongExpected, type EventStore } from '../../../services/ports/event-store.ts'
import { appendSurely, event, events, idsOf, uniquePrefix, type Subject } from './support.ts'

const idsIn = async (store: EventStore, stream: string) =>
  idsOf(await Array.fromAsync(store.readStream(stream)))

const fresh = () => `${uniquePrefix()}stream`

async function filled(store: EventStore, count: number): Promise<string> {
  const stream = fresh()
  await store.append(stream, 'no_stream', events(count))
  return stream
}

export function describeAppending(subject: Subject, store: () => EventStore): void {
  describeExpectations(store)
  describeRetries(subject, store)

  test('what cannot be stored fails alone among those sent with it', async () => {
    const prefix = uniquePrefix()
    const poisoned = [
      [{ ...event(), id: 'not a uuid' }],
      [event(), { ...event(), data: { n: 1n } as never }],
      [event('')],
      [],
    ]
    const healthy = Array.from({ length: 8 }, (_, i) =>
      store().append(`${prefix}healthy${i}`, 'no_stream', [event()]),
    )
    const refused = poisoned.map((list, i) =>
      store().append(`${prefix}poisoned${i}`, 'no_stream', list),
    )
    const later = store().append(`${prefix}later`, 'no_stream', [event()])
    for (const result of await Promise.allSettled(refused)) {
      expect(result.status).toBe('rejected')
      expect((result as PromiseRejectedResult).reason).not.toBeInstanceOf(Unavailable)
    }
    for (const { revision } of await Promise.all([...healthy, later])) expect(revision).toBe(0n)
    expect(await idsIn(store(), `${prefix}poisoned1`)).toEqual([])
  })
}

function describeExpectations(store: () => EventStore): void {
  describe('expected revisions', () => {
    test.each(['any', 'no_stream'] as const)('%s starts a stream', async (expected) => {
      const stream = fresh()
      expect(await store().append(stream, expected, events(2))).toMatchObject({ revision: 1n })
      expect(await idsIn(store(), stream)).toHaveLength(2)
    })
    test.each(['any', 'stream_exists', 1n] as const)(
      '%s goes on with two events',
      async (expected) => {
        const stream = await filled(store(), 2)
        expect(await store().append(stream, expected, events(3))).toMatchObject({ revision: 4n })
      },
    )
    test.each([
      ['no_stream', 2, 1n],
      [0n, 2, 1n],
      [7n, 2, 1n],
      [0n, 0, null],
      ['stream_exists', 0, null],
    ] as const)('%s is refused by a stream of %i', async (expected, count, actual) => {
      const stream = count > 0 ? await filled(store(), count) : fresh()
      const before = await idsIn(store(), stream)
      const refused = store().append(stream, expected, events(2))
      await expect(refused).rejects.toBeInstanceOf(WrongExpected)
      await expect(refused).rejects.toMatchObject({ stream, expected, actual })
      expect(await idsIn(store(), stream)).toEqual(before)
    })
  })
}

function describeRetries({ open, address }: Subject, store: () => EventStore): void {
  describe('a retry with the same ids', () => {
    test.each(['no_stream', 1n] as const)('at %s answers as the first time', async (expected) => {
      const stream = expected === 1n ? await filled(store(), 2) : fresh()
      const list = events(3)
      const first = await store().append(stream, expected, list)
      expect(await store().append(stream, expected, list)).toEqual(first)
      await store().append(stream, first.revision, events(2))
      expect(await store().append(stream, expected, list)).toEqual(first)
      const another = address === undefined ? store() : await open()
      expect(await another.append(stream, expected, list)).toEqual(first)
      if (another !== store()) await another[Symbol.asyncDispose]()
      expect(await idsIn(store(), stream)).toHaveLength(Number(first.revision) + 3)
    })
    test('is none when it says something else', async () => {
      const stream = fresh()
      const [a, b, c] = [event(), event(), event()]
      await store().append(stream, 'no_stream', [a, b])
      for (const other of [
        [a, c],
        [a, b, c],
        [b, a],
      ]) {
        await expect(store().append(stream, 'no_stream', other)).rejects.toBeInstanceOf(
          WrongExpected,
        )
      }
      expect(await idsIn(store(), stream)).toEqual(idsOf([a, b]))
    })
    test('writes once, however many come at once', async () => {
      const stream = await filled(store(), 1)
      const list = events(2)
      const answers = await Promise.all(
        Array.from({ length: 8 }, () => appendSurely(store(), stream, 0n, list)),
      )
      expect(new Set(answers.map(({ revision }) => revision))).toEqual(new Set([2n]))
      expect(new Set(answers.map(({ position }) => position)).size).toBe(1)
      expect((await idsIn(store(), stream)).slice(1)).toEqual(idsOf(list))
    })
    test('meets one rival: one of the two is refused', async () => {
      const stream = await filled(store(), 1)
      const [ours, theirs] = [events(1), events(1)]
      const asked = [ours, theirs, ours, theirs].map((list) =>
        appendSurely(store(), stream, 0n, list),
      )
      const settled = await Promise.allSettled(asked)
      expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
      expect(await idsIn(store(), stream)).toHaveLength(2)
    })
    test('may use an id that another stream has', async () => {
      const shared = events(1)
      for (const stream of [fresh(), fresh()]) {
        expect(await store().append(stream, 'no_stream', shared)).toMatchObject({ revision: 0n })
      }
    })
  })
}
