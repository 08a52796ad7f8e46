import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { openMemoryEventStore } from '../../adapters/event-store/memory.ts'
import { openLog } from '../log.ts'
import { openLogTail } from './log-tail.ts'

const log = openLog('silent')
const event = () => ({ id: randomUUID(), type: 'T', data: {}, meta: {} })
const count = (store: ReturnType<typeof openMemoryEventStore>, stream: string) => async () =>
  (await Array.fromAsync(store.readStream(stream))).length

test('waits until the stream says what is awaited', async () => {
  const store = openMemoryEventStore()
  await using tail = await openLogTail(store, log)
  const seen = count(store, 's-1')
  const two = tail.waitFor('s-1', async () => ((await seen()) === 2 ? 'two' : undefined), 10_000)
  await store.append('s-1', 'no_stream', [event()])
  await store.append('s-2', 'no_stream', [event()])
  await store.append('s-1', 0n, [event()])
  expect(await two).toBe('two')
})

test('answers at once what is already so, and undefined when the time is over', async () => {
  const store = openMemoryEventStore()
  await using tail = await openLogTail(store, log)
  expect(await tail.waitFor('s', async () => 1, 10_000)).toBe(1)
  expect(await tail.waitFor('s', async () => undefined, 5)).toBeUndefined()
})

test('an event during a look leads to another look', async () => {
  const store = openMemoryEventStore()
  await using tail = await openLogTail(store, log)
  let looks = 0
  const look = async () => {
    if (++looks > 1) return looks
    await store.append('s', 'no_stream', [event()])
    return undefined
  }
  expect(await tail.waitFor('s', look, 10_000)).toBe(2)
})

test('ends with its caller, and with the tail itself', async () => {
  const store = openMemoryEventStore()
  const tail = await openLogTail(store, log)
  const leaving = new AbortController()
  const left = tail.waitFor('s', async () => undefined, 60_000, leaving.signal)
  leaving.abort()
  expect(await left).toBeUndefined()
  const waiting = tail.waitFor('s', async () => undefined, 60_000)
  await tail[Symbol.asyncDispose]()
  expect(await waiting).toBeUndefined()
})

test('lets everybody go who waits, and whoever comes to wait', async () => {
  const store = openMemoryEventStore()
  await using tail = await openLogTail(store, log)
  const waiting = tail.waitFor('s', async () => undefined, 3_600_000)
  tail.cancelWaiters()
  expect(await waiting).toBeUndefined()
  expect(await tail.waitFor('s', async () => undefined, 3_600_000)).toBeUndefined()
  expect(await tail.waitFor('s', async () => 'there', 3_600_000)).toBe('there')
})
