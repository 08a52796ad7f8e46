import { expect, test } from 'vitest'
import { attempt } from './attempts.ts'
import { Deferred } from './deferred.ts'

const never = new AbortController().signal
const options = {
  maxAttempts: 3,
  initialDelayMs: 1,
  maxDelayMs: 2,
  timeoutMs: 1_000,
  withSlot: <T>(work: () => Promise<T>) => work(),
  draining: never,
  aborting: never,
}

test('what works in the end is done', async () => {
  let tried = 0
  const work = async () => {
    if (++tried < 3) throw new Error('not yet')
  }
  expect(await attempt(work, options)).toEqual({ kind: 'done' })
})

test('what never works is given up with its last error', async () => {
  let tried = 0
  const work = () => Promise.reject(new Error(`failure ${++tried}`))
  expect(await attempt(work, options)).toMatchObject({
    kind: 'failed',
    attempts: 3,
    error: { message: 'failure 3' },
  })
})

test('what is put off is not tried again at once', async () => {
  let tried = 0
  const later = new Deferred('nobody answers', 5_000)
  const work = () => {
    tried++
    return Promise.reject(later)
  }
  expect(await attempt(work, options)).toEqual({ kind: 'deferred', deferred: later })
  expect(tried).toBe(1)
})

test('what takes too long is told to stop and counts as failed, whether it listens or not', async () => {
  const told: boolean[] = []
  const work = (signal: AbortSignal) =>
    new Promise<void>(() => signal.addEventListener('abort', () => told.push(true)))
  const outcome = await attempt(work, { ...options, timeoutMs: 5 })
  expect(outcome).toMatchObject({ kind: 'failed', error: { message: 'timed out after 5 ms' } })
  expect(told).toEqual([true, true, true])
})

test('draining lets what runs finish, and tries nothing again', async () => {
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

test('leaving waits for nobody', async () => {
  const leaving = new AbortController()
  const work = () => new Promise<void>(() => leaving.abort())
  expect(await attempt(work, { ...options, aborting: leaving.signal })).toEqual({ kind: 'aborted' })
})
