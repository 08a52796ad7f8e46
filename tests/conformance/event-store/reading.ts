import { describe, expect, test } from 'vitest'
import type { EventStore } from '../../../services/ports/event-store.ts'
import {
  createEvent,
  createEvents,
  idsOf,
  readAllEvents,
  uniquePrefix,
  type StoreUnderTest,
} from './support.ts'

export function describeReading(subject: StoreUnderTest, store: () => EventStore): void {
  describeStream(store)
  describeLog(subject, store)

  test('an event of any type is read as it was appended', async () => {
    const stream = `${uniquePrefix()}odd`
    const given = {
      ...createEvent('Unknown type: Überraschung/v9', {
        text: 'مرحبا "quoted" \\ back\nline 🙂  \u2028',
        nested: [{ empty: {}, none: null, yes: true }, -0.5, 1e21],
      }),
      meta: { actor: 'Łukasz', empty: '' },
    }
    const { position } = await store().append(stream, 'no_stream', [given])
    const [read] = await Array.fromAsync(store().readStream(stream))
    expect(read).toMatchObject({ ...given, stream, revision: 0n, position })
    expect(read?.at).toBeInstanceOf(Date)
    expect(await readAllEvents(store(), { filter: { streamPrefixes: [stream] } })).toEqual([read])
  })
}

function describeStream(store: () => EventStore): void {
  describe('one stream', () => {
    const stream = `${uniquePrefix()}long`
    const list = createEvents(2_500)
    const ids = idsOf(list)
    test('is read completely, in order, however long', async () => {
      for (let n = 0; n < list.length; n += 500) {
        await store().append(stream, n === 0 ? 'no_stream' : BigInt(n - 1), list.slice(n, n + 500))
      }
      const read = await Array.fromAsync(store().readStream(stream))
      expect(idsOf(read)).toEqual(ids)
      expect(read.map(({ revision }) => revision)).toEqual(list.map((_, n) => BigInt(n)))
    })
    test('is read from a revision, up to a limit', async () => {
      const read = (options: Parameters<EventStore['readStream']>[1]) =>
        Array.fromAsync(store().readStream(stream, options)).then(idsOf)
      expect(await read({ from: 2_000n })).toEqual(ids.slice(2_000))
      expect(await read({ from: 10n, limit: 3 })).toEqual(ids.slice(10, 13))
      expect(await read({ limit: 1_500 })).toEqual(ids.slice(0, 1_500))
      expect(await read({ from: 2_500n })).toEqual([])
    })
    test('is read backwards', async () => {
      const read = (options: Parameters<EventStore['readStream']>[1]) =>
        Array.fromAsync(store().readStream(stream, { direction: 'backwards', ...options })).then(
          idsOf,
        )
      expect(await read({})).toEqual(ids.toReversed())
      expect(await read({ from: 10n })).toEqual(ids.slice(0, 11).toReversed())
      expect(await read({ limit: 2 })).toEqual(ids.slice(-2).toReversed())
    })
    test('that does not exist is empty', async () => {
      for (const direction of ['forwards', 'backwards'] as const) {
        const nothing = store().readStream(`${uniquePrefix()}none`, { direction })
        expect(await Array.fromAsync(nothing)).toEqual([])
      }
    })
  })
}

function describeLog(
  { open, address, hasContiguousPositions }: StoreUnderTest,
  store: () => EventStore,
): void {
  describe('the whole log', () => {
    const prefix = uniquePrefix()
    const [a, b] = [`${prefix}a`, `${prefix}b`]
    test('is in append order, and positions compare as text', async () => {
      const before = await store().head()
      const positions = [before]
      for (const [stream, type] of [
        [a, 'Red'],
        [b, 'Green'],
        [a, 'Green'],
        [b, 'Red'],
      ] as const) {
        positions.push((await store().append(stream, 'any', createEvents(2, type))).position)
      }
      expect(positions.toSorted()).toEqual(positions)
      expect(new Set(positions).size).toBe(positions.length)
      expect((await store().head()) >= positions.at(-1)!).toBe(true)
      const read = await readAllEvents(store(), {
        after: before,
        filter: { streamPrefixes: [prefix] },
      })
      expect(read.map(({ stream, type }) => `${stream.at(-1)}${type}`)).toEqual([
        'aRed',
        'aRed',
        'bGreen',
        'bGreen',
        'aGreen',
        'aGreen',
        'bRed',
        'bRed',
      ])
      expect(read.filter((_, n) => n % 2).map(({ position }) => position)).toEqual(
        positions.slice(1),
      )
    })
    test.skipIf(!hasContiguousPositions)('has positions without gaps', async () => {
      const all = await readAllEvents(store(), {})
      const first = BigInt(all[0]!.position)
      expect(all.map(({ position }) => BigInt(position) - first)).toEqual(
        all.map((_, n) => BigInt(n)),
      )
    })
    test('is filtered by stream, by type and by both', async () => {
      const types = async (filter: { streamPrefixes?: string[]; types?: string[] }) =>
        (await readAllEvents(store(), { filter })).map(
          ({ stream, type }) => `${stream.at(-1)}${type}`,
        )
      expect(await types({ streamPrefixes: [a] })).toEqual(['aRed', 'aRed', 'aGreen', 'aGreen'])
      expect(await types({ streamPrefixes: [prefix], types: ['Red'] })).toEqual([
        'aRed',
        'aRed',
        'bRed',
        'bRed',
      ])
      expect(await types({ streamPrefixes: [`${prefix}c`] })).toEqual([])
      const [special] = [createEvent(`Special.${prefix}`)]
      await store().append(a, 'any', [special!, createEvent(`Special-${prefix}`)])
      expect(idsOf(await readAllEvents(store(), { filter: { types: [special!.type] } }))).toEqual([
        special!.id,
      ])
    })
    test('is read backwards, from its end or from before a position', async () => {
      const filter = { streamPrefixes: [prefix], types: ['Red', 'Green'] }
      const forwards = await readAllEvents(store(), { filter })
      const backwards = { direction: 'backwards', filter } as const
      expect(await readAllEvents(store(), backwards)).toEqual(forwards.toReversed())
      expect(await readAllEvents(store(), { ...backwards, limit: 3 })).toEqual(
        forwards.slice(-3).toReversed(),
      )
      const after = forwards[4]!.position
      expect(await readAllEvents(store(), { ...backwards, after })).toEqual(
        forwards.slice(0, 4).toReversed(),
      )
      expect(await readAllEvents(store(), { after, filter })).toEqual(forwards.slice(5))
      expect(await readAllEvents(store(), { ...backwards, after: '' })).toEqual([])
    })
    test.skipIf(address === undefined)('has the same id for every process', async () => {
      await using another = await open()
      expect(another.logId).toBe(store().logId)
      expect(another.logId).not.toBe('')
    })
  })
}
