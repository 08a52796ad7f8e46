import { expect, test } from 'vitest'
import { EventStoreUnavailable } from '#ports/event-store.ts'
import { attempt } from './attempts.ts'
import { Deferred } from './deferred.ts'
import { Problem } from '../problem.ts'

const never = new AbortController().signal
const options = {
  maxAttempts: 3,
  initialDelayMs: 1,
  maxDelayMs: 2,
  timeoutMs: 1_000,
  withSlot: <T>(work: () => Promise<T>) => work(),
  dependencies: { areAvailable: async () => true },
  draining: never,
  aborting: never,
}

test('work that finally succeeds returns its result', async () => {
  let attempts = 0
  const work = async () => {
    if (++attempts < 3) throw new Error('not yet')
  }
  expect(await attempt(work, options)).toEqual({ kind: 'done' })
})

test('work that always fails ends with its last error', async () => {
  let attempts = 0
  const work = () => Promise.reject(new Error(`failure ${++attempts}`))
  expect(await attempt(work, options)).toMatchObject({
    kind: 'failed',
    attempts: 3,
    error: { message: 'failure 3' },
  })
})

test('deferred work is not retried', async () => {
  let attempts = 0
  const deferred = new Deferred('unavailable', 5_000)
  const work = () => {
    attempts++
    return Promise.reject(deferred)
  }
  expect(await attempt(work, options)).toEqual({ kind: 'deferred', deferred })
  expect(attempts).toBe(1)
})

test('an attempt that exceeds its timeout is aborted and has failed, even if it ignores the signal', async () => {
  const aborts: boolean[] = []
  const work = (signal: AbortSignal) =>
    new Promise<void>(() => signal.addEventListener('abort', () => aborts.push(true)))
  const outcome = await attempt(work, { ...options, timeoutMs: 5 })
  expect(outcome).toMatchObject({ kind: 'failed', error: { message: 'timed out after 5 ms' } })
  expect(aborts).toEqual([true, true, true])
})

test('draining lets the running attempt finish, and starts no other', async () => {
  const draining = new AbortController()
  const work = async () => {
    draining.abort()
    throw new Error('failed while draining')
  }
  expect(await attempt(work, { ...options, draining: draining.signal })).toEqual({
    kind: 'aborted',
  })
  const finishing = new AbortController()
  const finish = async () => finishing.abort()
  expect(await attempt(finish, { ...options, draining: finishing.signal })).toEqual({
    kind: 'done',
  })
})

test('aborting does not wait for the running attempt', async () => {
  const aborting = new AbortController()
  const work = () => new Promise<void>(() => aborting.abort())
  expect(await attempt(work, { ...options, aborting: aborting.signal })).toEqual({
    kind: 'aborted',
  })
})

test.each([
  ['the event store is unavailable', new EventStoreUnavailable('refused')],
  ['a command is refused because of it', new Problem('service/unavailable')],
  ['the database refuses connections', Object.assign(new Error(), { code: 'ECONNREFUSED' })],
  ['the database shuts down', Object.assign(new Error(), { code: '57P01' })],
])('no attempt counts for ten minutes while %s', async (_, failure) => {
  let now = 0
  const delays: number[] = []
  const wait = async (delayMs: number) => {
    now += delayMs
    delays.push(delayMs)
  }
  const isUp = () => now >= 600_000
  const work = async () => {
    if (!isUp()) throw failure
  }
  const dependencies = { areAvailable: async () => isUp() }
  expect(await attempt(work, { ...options, dependencies, wait })).toEqual({ kind: 'done' })
  expect(Math.max(...delays)).toBeLessThanOrEqual(5_000)
  expect(delays.length).toBeLessThan(300)
})

test('an attempt that times out while the dependencies are unavailable does not count', async () => {
  let checks = 0
  let attempts = 0
  const work = async () => {
    if (++attempts <= 5) throw new Error('timed out')
  }
  const dependencies = { areAvailable: async () => ++checks % 2 === 0 }
  expect(await attempt(work, { ...options, dependencies, wait: async () => {} })).toEqual({
    kind: 'done',
  })
})

test('a store that answers but refuses every append is tried with backoff, without an end', async () => {
  const delays: number[] = []
  const work = async () => {
    if (delays.length < 40) throw new EventStoreUnavailable('no quorum')
  }
  const wait = async (delayMs: number) => void delays.push(delayMs)
  expect(await attempt(work, { ...options, wait })).toEqual({ kind: 'done' })
  expect(delays.at(-1)).toBeGreaterThan(2_000)
})
