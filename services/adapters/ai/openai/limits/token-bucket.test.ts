import { expect, test } from 'vitest'
import { openTokenBucket } from './token-bucket.ts'

const never = new AbortController().signal
const background = { urgent: false, signal: never }
const urgent = { urgent: true, signal: never }
/** So that a test waits milliseconds, not a minute: a token each millisecond. */
const perMinute = 60_000

test('without a limit nobody waits', async () => {
  const bucket = openTokenBucket(0)
  const began = performance.now()
  for (let call = 0; call < 10; call++) await bucket.take(1e9, background)
  expect(performance.now() - began).toBeLessThan(20)
})

test('what is spent comes back with time', async () => {
  const bucket = openTokenBucket(perMinute)
  await bucket.take(perMinute, urgent)
  const began = performance.now()
  await bucket.take(60, urgent)
  const waited = performance.now() - began
  expect(waited).toBeGreaterThan(50)
  expect(waited).toBeLessThan(200)
})

test('a guess is settled by what was spent', async () => {
  const bucket = openTokenBucket(perMinute)
  await bucket.take(perMinute, urgent)
  bucket.settle(perMinute, 100)
  const began = performance.now()
  await bucket.take(30_000, urgent)
  expect(performance.now() - began).toBeLessThan(20)
})

test('background work leaves room for a question', async () => {
  const bucket = openTokenBucket(perMinute)
  await bucket.take(48_000, background)
  const leaving = new AbortController()
  const more = bucket.take(2_000, { urgent: false, signal: leaving.signal })
  const began = performance.now()
  await bucket.take(2_000, urgent)
  expect(performance.now() - began).toBeLessThan(20)
  leaving.abort(new Error('gone'))
  await expect(more).rejects.toThrow('gone')
})

test('first come, first served, whatever the size', async () => {
  const bucket = openTokenBucket(perMinute)
  await bucket.take(perMinute, urgent)
  const order: string[] = []
  await Promise.all([
    bucket.take(80, urgent).then(() => order.push('large')),
    bucket.take(1, urgent).then(() => order.push('small')),
  ])
  expect(order).toEqual(['large', 'small'])
})

test('what is larger than a minute is let through when it is full', async () => {
  const bucket = openTokenBucket(1_000)
  const began = performance.now()
  await bucket.take(50_000, background)
  expect(performance.now() - began).toBeLessThan(20)
})
