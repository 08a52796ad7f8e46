import { describe, expect, test } from 'vitest'
import { Unavailable, type EventStore } from '../../../services/ports/event-store.ts'
import { byWayOf, stretchWire, targetOf } from '../../support/cut-wire.ts'
import { openEventStore } from './open.ts'
import { appendSurely, event, events, hear, idsOf, uniquePrefix, type Subject } from './support.ts'

const rounds = 6

/** Whether a wire can be put in between: one server, by its address alone. */
const canBeWired = (address = '') =>
  /^(postgres|kurrent|kdb|esdb)/.test(address) && !/\+discover|,|tls=true|sslmode=/.test(address)

export function describeBrokenWire({ address = '' }: Subject, direct: () => EventStore): void {
  describe.skipIf(!canBeWired(address))('a wire that is cut', () => {
    test.each(['answer', 'request'] as const)(
      'at the %s of an append leaves its outcome unknown, and asking again is safe',
      async (at) => {
        await using wire = await stretchWire(targetOf(address))
        await using store = await openEventStore(byWayOf(address, wire.port))
        const stream = `${uniquePrefix()}cut`
        const list = events(rounds)
        let lost = 0
        for (const [n, one] of list.entries()) {
          const cut = wire.cut(at)
          const expected = n === 0 ? 'no_stream' : BigInt(n - 1)
          const answer = await appendSurely(store, stream, expected, [one], () => lost++)
          expect(answer.revision).toBe(BigInt(n))
          await cut
        }
        expect(lost).toBeGreaterThan(0)
        expect(idsOf(await Array.fromAsync(direct().readStream(stream)))).toEqual(idsOf(list))
      },
    )
    test('loses no acknowledged event of many writers', async () => {
      await using wire = await stretchWire(targetOf(address))
      await using store = await openEventStore(byWayOf(address, wire.port))
      const prefix = uniquePrefix()
      const writing = Promise.all(
        Array.from({ length: 16 }, async (_, n) => {
          const list = events(20)
          for (const [i, one] of list.entries()) {
            const expected = i === 0 ? 'no_stream' : BigInt(i - 1)
            await appendSurely(store, `${prefix}${n}`, expected, [one])
            if (n === 0 && i % 5 === 4) wire.cutNow()
          }
          return idsOf(list)
        }),
      )
      for (const [n, ids] of (await writing).entries()) {
        expect(idsOf(await Array.fromAsync(direct().readStream(`${prefix}${n}`)))).toEqual(ids)
      }
    })
    test('does not end a subscription', async () => {
      await using wire = await stretchWire(targetOf(address))
      await using store = await openEventStore(byWayOf(address, wire.port))
      const stream = `${uniquePrefix()}heard`
      const list = Array.from({ length: 12 }, () => event())
      const told: Promise<unknown>[] = []
      const { events: heard } = await hear(
        store,
        { filter: { streamPrefixes: [stream] } },
        (soFar, { kind }) => {
          if (kind !== 'caughtUp' && kind !== 'events') return false
          if (told.length < list.length && soFar.length >= told.length) {
            if (told.length % 3 === 2) wire.cutNow()
            told.push(direct().append(stream, 'any', [list[told.length]!]))
          }
          return soFar.length >= list.length
        },
      )
      await Promise.all(told)
      expect(idsOf(heard)).toEqual(idsOf(list))
    })
    test('says Unavailable to readers, who may ask again', async () => {
      await using wire = await stretchWire(targetOf(address))
      await using store = await openEventStore(byWayOf(address, wire.port))
      const stream = `${uniquePrefix()}read`
      await direct().append(stream, 'no_stream', events(3))
      void wire.cut('answer')
      const read = async () => (await Array.fromAsync(store.readStream(stream))).length
      const failures: unknown[] = []
      let count: number | undefined
      while (count === undefined) {
        count = await read().catch((error: unknown) => void failures.push(error))
      }
      expect(count).toBe(3)
      expect(failures.every((failure) => failure instanceof Unavailable)).toBe(true)
    })
  })
}
