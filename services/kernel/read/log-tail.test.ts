import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { openMemoryEventStore } from '../../adapters/event-store/memory.ts'
import { openLog } from '../log.ts'
import { openDecoder } from '../commands/decode-events.ts'
import { openLogFeed } from './log-feed.ts'
import { openLogTail } from './log-tail.ts'

const log = openLog('silent')
const decodeEvents = openDecoder({ load: async () => new Map() })
const event = () => ({ id: randomUUID(), type: 'T', data: {}, meta: {} })
const count = (store: ReturnType<typeof openMemoryEventStore>, stream: string) => async () =>
  (await Array.fromAsync(store.readStream(stream))).length

test('waits until the read returns something', async () => {
  const store = openMemoryEventStore()
  await using feed = await openLogFeed({ store, decodeEvents, log })
  using tail = openLogTail(feed)
  const seen = count(store, 's-1')
  const two = tail.waitFor('s-1', async () => ((await seen()) === 2 ? 'two' : undefined), 10_000)
  await store.append('s-1', 'no_stream', [event()])
  await store.append('s-2', 'no_stream', [event()])
  await store.append('s-1', 0n, [event()])
  expect(await two).toBe('two')
})

test('returns an existing result immediately, and undefined after the timeout', async () => {
  const store = openMemoryEventStore()
  await using feed = await openLogFeed({ store, decodeEvents, log })
  using tail = openLogTail(feed)
  expect(await tail.waitFor('s', async () => 1, 10_000)).toBe(1)
  expect(await tail.waitFor('s', async () => undefined, 5)).toBeUndefined()
})

test('an event during a read leads to another read', async () => {
  const store = openMemoryEventStore()
  await using feed = await openLogFeed({ store, decodeEvents, log })
  using tail = openLogTail(feed)
  let reads = 0
  const read = async () => {
    if (++reads > 1) return reads
    await store.append('s', 'no_stream', [event()])
    return undefined
  }
  expect(await tail.waitFor('s', read, 10_000)).toBe(2)
})

test('ends when the caller aborts, and when the tail is disposed of', async () => {
  const store = openMemoryEventStore()
  await using feed = await openLogFeed({ store, decodeEvents, log })
  const tail = openLogTail(feed)
  const caller = new AbortController()
  const left = tail.waitFor('s', async () => undefined, 60_000, caller.signal)
  caller.abort()
  expect(await left).toBeUndefined()
  const waiting = tail.waitFor('s', async () => undefined, 60_000)
  tail[Symbol.dispose]()
  expect(await waiting).toBeUndefined()
})

test('cancelWaiters ends present and future waits', async () => {
  const store = openMemoryEventStore()
  await using feed = await openLogFeed({ store, decodeEvents, log })
  using tail = openLogTail(feed)
  const waiting = tail.waitFor('s', async () => undefined, 3_600_000)
  tail.cancelWaiters()
  expect(await waiting).toBeUndefined()
  expect(await tail.waitFor('s', async () => undefined, 3_600_000)).toBeUndefined()
  expect(await tail.waitFor('s', async () => 'there', 3_600_000)).toBe('there')
})
