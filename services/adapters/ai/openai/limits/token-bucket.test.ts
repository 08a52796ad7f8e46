import { expect, test } from 'vitest'
import { openTokenBucket } from './token-bucket.ts'

const never = new AbortController().signal
const background = { urgent: false, signal: never }
const urgent = { urgent: true, signal: never }
/** A token each millisecond. */
const perMinute = 60_000
/** Without a moving clock nothing is refilled: a waiting call waits forever. */
const stopped = () => 0

test('without a limit no call waits', async () => {
  const bucket = openTokenBucket(0)
  for (let call = 0; call < 10; call++)
    await expect(bucket.take(1e9, background)).resolves.toBeUndefined()
})

test('spent tokens are refilled over time', async () => {
  let ms = 0
  const bucket = openTokenBucket(perMinute, () => ms)
  await bucket.take(perMinute, urgent)
  let isTaken = false
  const more = bucket.take(6, urgent).then(() => (isTaken = true))
  ms = 5
  await new Promise((resolve) => setTimeout(resolve, 10))
  expect(isTaken).toBe(false)
  ms = 6
  await more
})

test('an estimate is replaced by the true number', async () => {
  const bucket = openTokenBucket(perMinute, stopped)
  await bucket.take(perMinute, urgent)
  bucket.reconcile(perMinute, 100)
  await expect(bucket.take(30_000, urgent)).resolves.toBeUndefined()
})

test('background work leaves a share for respondents', async () => {
  const bucket = openTokenBucket(perMinute, stopped)
  await bucket.take(48_000, background)
  const leaving = new AbortController()
  const more = bucket.take(2_000, { urgent: false, signal: leaving.signal })
  await bucket.take(2_000, urgent)
  leaving.abort(new Error('gone'))
  await expect(more).rejects.toThrow('gone')
})

test('calls are served in order, whatever their size', async () => {
  const bucket = openTokenBucket(perMinute)
  await bucket.take(perMinute, urgent)
  const order: string[] = []
  await Promise.all([
    bucket.take(80, urgent).then(() => order.push('large')),
    bucket.take(1, urgent).then(() => order.push('small')),
  ])
  expect(order).toEqual(['large', 'small'])
})

test('a call larger than the bucket passes when the bucket is full', async () => {
  const bucket = openTokenBucket(1_000, stopped)
  await expect(bucket.take(50_000, background)).resolves.toBeUndefined()
})
