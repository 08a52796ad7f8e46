import { describe, expect, test } from 'vitest'
import { EventStoreUnavailable, type EventStore } from '../../../services/ports/event-store.ts'
import {
  addressThroughProxy,
  startTcpProxy,
  hostAndPortOf,
} from '../../support/servers/tcp-proxy.ts'
import { openEventStore } from './open-event-store.ts'
import {
  appendWithRetry,
  createEvent,
  createEvents,
  collectEvents,
  idsOf,
  uniquePrefix,
  type StoreUnderTest,
} from './support.ts'

const rounds = 6

/** Whether a proxy can be put in between: a single server in the address. */
const canBeProxied = (address = '') =>
  /^(postgres|kurrent|kdb|esdb)/.test(address) && !/\+discover|,|tls=true|sslmode=/.test(address)

export function describeConnectionLoss(
  { address = '' }: StoreUnderTest,
  direct: () => EventStore,
): void {
  describe.skipIf(!canBeProxied(address))('a lost connection', () => {
    test.each(['answer', 'request'] as const)(
      'at the %s of an append leaves its outcome unknown, and retrying is safe',
      async (at) => {
        await using wire = await startTcpProxy(hostAndPortOf(address))
        await using store = await openEventStore(addressThroughProxy(address, wire.port))
        const stream = `${uniquePrefix()}cut`
        const list = createEvents(rounds)
        let lost = 0
        for (const [n, one] of list.entries()) {
          const cut = wire.cutAt(at)
          const expected = n === 0 ? 'no_stream' : BigInt(n - 1)
          const answer = await appendWithRetry(store, stream, expected, [one], () => lost++)
          expect(answer.revision).toBe(BigInt(n))
          await cut
        }
        expect(lost).toBeGreaterThan(0)
        expect(idsOf(await Array.fromAsync(direct().readStream(stream)))).toEqual(idsOf(list))
      },
    )
    test('loses no acknowledged event of many writers', async () => {
      await using wire = await startTcpProxy(hostAndPortOf(address))
      await using store = await openEventStore(addressThroughProxy(address, wire.port))
      const prefix = uniquePrefix()
      const writing = Promise.all(
        Array.from({ length: 16 }, async (_, n) => {
          const list = createEvents(20)
          for (const [i, one] of list.entries()) {
            const expected = i === 0 ? 'no_stream' : BigInt(i - 1)
            await appendWithRetry(store, `${prefix}${n}`, expected, [one])
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
      await using wire = await startTcpProxy(hostAndPortOf(address))
      await using store = await openEventStore(addressThroughProxy(address, wire.port))
      const stream = `${uniquePrefix()}received`
      const list = Array.from({ length: 12 }, () => createEvent())
      const appends: Promise<unknown>[] = []
      const { events: received } = await collectEvents(
        store,
        { filter: { streamPrefixes: [stream] } },
        (soFar, { kind }) => {
          if (kind !== 'caughtUp' && kind !== 'events') return false
          if (appends.length < list.length && soFar.length >= appends.length) {
            if (appends.length % 3 === 2) wire.cutNow()
            appends.push(direct().append(stream, 'any', [list[appends.length]!]))
          }
          return soFar.length >= list.length
        },
      )
      await Promise.all(appends)
      expect(idsOf(received)).toEqual(idsOf(list))
    })
    test('is Unavailable for readers, which may retry', async () => {
      await using wire = await startTcpProxy(hostAndPortOf(address))
      await using store = await openEventStore(addressThroughProxy(address, wire.port))
      const stream = `${uniquePrefix()}read`
      await direct().append(stream, 'no_stream', createEvents(3))
      void wire.cutAt('answer')
      const read = async () => (await Array.fromAsync(store.readStream(stream))).length
      const failures: unknown[] = []
      let count: number | undefined
      while (count === undefined) {
        count = await read().catch((error: unknown) => void failures.push(error))
      }
      expect(count).toBe(3)
      expect(failures.every((failure) => failure instanceof EventStoreUnavailable)).toBe(true)
    })
  })
}
