// The KurrentDB adapter against a stand-in in a process of its own.
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { EventStoreRefusal } from '../../services/ports/event-store.ts'
import { type NodeFaults, noFaults } from '../support/kurrentdb/faults.ts'
import { startKurrentServer } from '../support/kurrentdb/start-server.ts'
import { createEvent, createEvents, idsOf, readAllEvents } from './event-store/support.ts'
import {
  follow,
  newStream,
  openQuickly as open,
  quickTimings,
} from './event-store/kurrentdb-support.ts'
import { describeEventStore } from './event-store/suite.ts'
import { openEventStore } from './event-store/open-event-store.ts'

const shared = await startKurrentServer()
afterAll(() => shared[Symbol.asyncDispose]())
describeEventStore('kurrentdb, stand-in', {
  open: () => openEventStore(shared.address),
  address: shared.address,
})

const inject = (faults: Partial<NodeFaults>) => shared.command({ kind: 'faults', node: 0, faults })
afterEach(() => inject(noFaults))

describe('a long read', () => {
  test('of one match among thousands arrives, however late each page is', async () => {
    await using store = await open(shared.address)
    const after = await store.head()
    for (let n = 0; n < 4; n++) await store.append(newStream(), 'no_stream', createEvents(1_000))
    const type = newStream()
    const [match] = createEvents(1, type)
    await store.append(newStream(), 'no_stream', [match!])
    await inject({ readDelayMs: 8 })
    const found = await readAllEvents(store, { after, filter: { types: [type] } })
    expect(idsOf(found)).toEqual([match!.id])
  })

  test('that hangs continues where it was', async () => {
    await using store = await open(shared.address)
    const list = createEvents(2_000)
    const after = await store.head()
    await store.append(newStream(), 'no_stream', list)
    await inject({ hangReadsAfter: 700 })
    expect(idsOf(await readAllEvents(store, { after }))).toEqual(idsOf(list))
  })
})

test('a subscription that has received the head of the log is not opened again while nothing happens', async () => {
  await using store = await open(shared.address, { timings: { ...quickTimings, silenceMs: 500 } })
  const after = await store.head()
  const list = createEvents(3)
  await store.append(newStream(), 'no_stream', list)
  const stopping = new AbortController()
  const received: string[] = []
  let caughtUp = 0
  const following = (async () => {
    for await (const message of store.subscribe({ after, signal: stopping.signal })) {
      if (message.kind === 'events') received.push(...idsOf(message.events))
      if (message.kind === 'caughtUp') caughtUp++
    }
  })()
  // Several times the silence after which the head is read.
  await delay(2_000)
  stopping.abort()
  await following
  expect({ received, caughtUp }).toEqual({ received: idsOf(list), caughtUp: 1 })
})

describe('refusals are those of the port', () => {
  test('an invalid position ends a read and a subscription', async () => {
    const store = await openEventStore(shared.address)
    const [first] = await readAllEvents(store, { limit: 1 })
    const after = String(BigInt(first!.position) + 1n).padStart(20, '0')
    const { signal } = new AbortController()
    const refused = { name: 'EventStoreRefusal', reason: 'invalid-position' }
    await expect(Array.fromAsync(store.subscribe({ after, signal }))).rejects.toMatchObject(refused)
    await expect(readAllEvents(store, { after })).rejects.toMatchObject(refused)
    await store[Symbol.asyncDispose]()
  })

  test('an append that is too large, or denied', async () => {
    await using store = await open(shared.address)
    const large = createEvent('Large', 'x'.repeat(1024 * 1024 + 1))
    await expect(store.append(newStream(), 'any', [large])).rejects.toMatchObject({
      reason: 'too-large',
    })
    const larger = createEvent('Larger', 'x'.repeat(20 * 1024 * 1024))
    await expect(store.append(newStream(), 'any', [larger])).rejects.toMatchObject({
      reason: 'too-large',
    })
    await inject({ deniesAppends: true })
    await expect(store.append(newStream(), 'any', createEvents(1))).rejects.toMatchObject({
      reason: 'denied',
    })
  })

  test('a stream that another client deleted or truncated is not written to as if it were new', async () => {
    await using store = await open(shared.address)
    const [deleted, truncated] = [newStream(), newStream()]
    for (const stream of [deleted, truncated])
      await store.append(stream, 'no_stream', createEvents(3))
    await shared.command({ kind: 'delete', stream: deleted })
    await shared.command({ kind: 'truncate', stream: truncated, before: 2 })
    // As another process, that has not read the stream before.
    await using other = await open(shared.address)
    const read = (stream: string, direction?: 'backwards') =>
      Array.fromAsync(other.readStream(stream, { ...(direction && { direction }) }))
    await expect(read(deleted)).rejects.toMatchObject({ reason: 'deleted' })
    await expect(read(truncated)).rejects.toMatchObject({ reason: 'truncated' })
    await expect(read(truncated, 'backwards')).rejects.toMatchObject({ reason: 'truncated' })
    const appended = other.append(deleted, 'no_stream', createEvents(1))
    await expect(appended).rejects.toBeInstanceOf(EventStoreRefusal)
    await expect(appended).rejects.toMatchObject({ reason: 'deleted' })
    const filter = { streamPrefixes: [deleted] }
    expect(await readAllEvents(other, { filter })).toHaveLength(3)
  })

  test('a stream that another client deletes right after it was begun is not begun again', async () => {
    await using store = await open(shared.address)
    const stream = newStream()
    expect(await Array.fromAsync(store.readStream(stream))).toEqual([])
    await store.append(stream, 'no_stream', createEvents(3))
    await shared.command({ kind: 'delete', stream })
    const refused = { name: 'EventStoreRefusal', reason: 'deleted' }
    await expect(Array.fromAsync(store.readStream(stream))).rejects.toMatchObject(refused)
    await expect(store.append(stream, 'no_stream', createEvents(1))).rejects.toMatchObject(refused)
    expect(await readAllEvents(store, { filter: { streamPrefixes: [stream] } })).toHaveLength(3)
  })

  test('a stream that another client deletes or truncates while it is in use gets no further event', async () => {
    await using store = await open(shared.address)
    const streams = [newStream(), newStream()] as const
    for (const stream of streams) await store.append(stream, 'no_stream', createEvents(3))
    const follower = follow(store)
    const [marker] = createEvents(1)
    await shared.command({ kind: 'delete', stream: streams[0] })
    await shared.command({ kind: 'truncate', stream: streams[1], before: 2 })
    await store.append(newStream(), 'no_stream', [marker!])
    await expect.poll(() => idsOf(follower.events)).toContain(marker!.id)
    for (const [n, reason] of (['deleted', 'truncated'] as const).entries())
      for (const expected of [2n, 'stream_exists', 'any'] as const)
        await expect(store.append(streams[n]!, expected, createEvents(1))).rejects.toMatchObject({
          name: 'EventStoreRefusal',
          reason,
        })
    await follower.stop()
    const filter = { streamPrefixes: [...streams] }
    expect(await readAllEvents(store, { filter })).toHaveLength(6)
  })

  test('clocks that differ are reported', async () => {
    await inject({ clockDifferenceMs: 60_000 })
    const reports: object[] = []
    const log = { warn: (fields: object) => void reports.push(fields) } as never
    await using store = await open(shared.address, { log })
    const follower = follow(store)
    await expect.poll(() => reports.length).toBe(1)
    expect((reports[0] as { differenceSeconds: number }).differenceSeconds).toBeCloseTo(60, -1)
    await follower.stop()
  })
})
