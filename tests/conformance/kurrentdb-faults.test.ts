// The KurrentDB adapter while users are refused, leaders are lost, and servers are killed or do not answer.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { EventStoreUnavailable } from '../../services/ports/event-store.ts'
import { type NodeFaults, noFaults } from '../support/kurrentdb/faults.ts'
import { startKurrentServer } from '../support/kurrentdb/start-server.ts'
import {
  appendWithRetry,
  createEvents,
  idsOf,
  readAllEvents,
  uniquePrefix,
} from './event-store/support.ts'
import {
  follow,
  newStream,
  openQuickly as open,
  startWriters,
} from './event-store/kurrentdb-support.ts'

const shared = await startKurrentServer()
afterAll(() => shared[Symbol.asyncDispose]())
const inject = (faults: Partial<NodeFaults>) => shared.command({ kind: 'faults', node: 0, faults })
afterEach(() => inject(noFaults))

const sockets = () =>
  process.getActiveResourcesInfo().filter((name) => name === 'TCPSocketWrap').length

describe('a server with TLS and a user', () => {
  test('is opened with the right password and authority only', async () => {
    await using server = await startKurrentServer({ user: 'prosa:secret' })
    await using store = await open(server.address)
    const list = createEvents(3)
    await store.append('orders-1', 'no_stream', list)
    expect(idsOf(await Array.fromAsync(store.readStream('orders-1')))).toEqual(idsOf(list))
    expect(idsOf(await readAllEvents(store, {}))).toEqual(idsOf(list))
    await expect(open(server.address.replace('secret', 'guess'))).rejects.toMatchObject({
      reason: 'denied',
    })
    const withoutAuthority = server.address.replace(/\?.*/, '')
    await expect(open(withoutAuthority)).rejects.toBeInstanceOf(EventStoreUnavailable)
  })
})

describe('a cluster of three', () => {
  test('keeps every acknowledged event when its leader is lost, and subscriptions continue', async () => {
    await using server = await startKurrentServer({ nodes: 3 })
    await using store = await open(server.address)
    const writers = startWriters(store, 8)
    const follower = follow(store)
    await expect.poll(() => writers.acknowledged.length).toBeGreaterThan(50)
    await server.command({ kind: 'stop', node: 0 })
    const before = writers.acknowledged.length
    await expect.poll(() => writers.acknowledged.length).toBeGreaterThan(before + 50)
    await writers.stop()
    const stored = idsOf(await readAllEvents(store, {}))
    expect(stored.toSorted()).toEqual(writers.acknowledged.toSorted())
    await expect.poll(() => idsOf(follower.events)).toEqual(stored)
    await follower.stop()
  })

  test('a leader that is cut off gets no append, and its silent subscriptions are opened again', async () => {
    await using server = await startKurrentServer({ nodes: 3 })
    await using store = await open(server.address)
    const follower = follow(store)
    await store.append('orders-1', 'no_stream', createEvents(1))
    await expect.poll(() => follower.events.length).toBe(1)
    await server.command({ kind: 'cutOff', node: 0 })
    // Written by another process, so that nothing but its silence shows that the node is cut off.
    await using other = await open(server.addressOf(1))
    const list = createEvents(5)
    await other.append('orders-2', 'no_stream', list)
    await expect.poll(() => idsOf(follower.events.slice(1))).toEqual(idsOf(list))
    const [last] = createEvents(1)
    await appendWithRetry(store, 'orders-3', 'no_stream', [last!])
    expect((await readAllEvents(other, {})).at(-1)?.id).toBe(last!.id)
    await follower.stop()
  })

  test('is found through a follower; followers serve subscriptions and rebuilds where they are preferred', async () => {
    await using server = await startKurrentServer({ nodes: 3 })
    await using store = await open(server.addressOf(2))
    const list = createEvents(40)
    await appendWithRetry(store, 'orders-1', 'no_stream', list)
    expect(idsOf(await readAllEvents(store, {}))).toEqual(idsOf(list))
    await using other = await open(`${server.address}&nodePreference=follower`)
    expect(idsOf(await readAllEvents(other, {}))).toEqual(idsOf(list))
  })
})

describe('a server that fails', () => {
  test('is killed three times, with a file behind: no acknowledged event is lost or doubled, and connections close', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'prosa-kurrentdb-'))
    const dataFile = join(folder, 'log')
    let server = await startKurrentServer({ dataFile })
    const { port } = server
    const before = sockets()
    const store = await open(server.address)
    const writers = startWriters(store, 12)
    const follower = follow(store)
    for (let round = 0; round < 3; round++) {
      const so = writers.acknowledged.length
      await expect.poll(() => writers.acknowledged.length).toBeGreaterThan(so + 40)
      await server.kill()
      server = await startKurrentServer({ dataFile, port })
    }
    await writers.stop()
    const stored = idsOf(await readAllEvents(store, {}))
    expect(stored.toSorted()).toEqual(writers.acknowledged.toSorted())
    await expect.poll(() => idsOf(follower.events)).toEqual(stored)
    await follower.stop()
    await store[Symbol.asyncDispose]()
    await expect.poll(sockets).toBeLessThanOrEqual(before)
    await server[Symbol.asyncDispose]()
    await rm(folder, { recursive: true })
  })

  test('is frozen: every append of 128 is refused in time, and all are stored once afterwards', async () => {
    await using store = await open(shared.address)
    const prefix = uniquePrefix()
    await store.append(`${prefix}warm`, 'no_stream', createEvents(1))
    await inject({ isFrozen: true })
    const list = createEvents(128)
    const results = await Promise.allSettled(
      list.map((one, n) => store.append(`${prefix}frozen${n}`, 'any', [one])),
    )
    for (const result of results)
      expect(result).toMatchObject({
        status: 'rejected',
        reason: { name: 'EventStoreUnavailable' },
      })
    await inject({ isFrozen: false })
    await Promise.all(
      list.map((one, n) => appendWithRetry(store, `${prefix}frozen${n}`, 'any', [one])),
    )
    const filter = { streamPrefixes: [`${prefix}frozen`] }
    expect(idsOf(await readAllEvents(store, { filter })).toSorted()).toEqual(idsOf(list).toSorted())
  })

  test('answers late: appends do not wait for each other', async () => {
    await using store = await open(shared.address, { timings: { appendMs: 20_000 } })
    await using reader = await open(shared.address)
    await inject({ appendDelayMs: 1_500 })
    const prefix = uniquePrefix()
    const filter = { streamPrefixes: [prefix] }
    let answered = 0
    const appending = Promise.all(
      createEvents(128).map(async (one, n) => {
        await store.append(`${prefix}${n}`, 'any', [one])
        answered++
      }),
    )
    await expect.poll(async () => (await readAllEvents(reader, { filter })).length).toBe(128)
    expect(answered).toBe(0)
    await appending
  })

  test('stores an append and does not answer: the retry gets the first result', async () => {
    await using store = await open(shared.address)
    await inject({ swallowAppends: 1 })
    const list = createEvents(2)
    let lost = 0
    const result = await appendWithRetry(store, newStream(), 'no_stream', list, () => lost++)
    expect({ lost, revision: result.revision }).toEqual({ lost: 1, revision: 1n })
    expect((await readAllEvents(store, {})).at(-1)?.position).toBe(result.position)
  })
})
