import { expect, test } from 'vitest'
import { backoffDelay, pause } from './backoff.ts'

const backoff = { initialDelayMs: 250, maxDelayMs: 60_000 }
const delays = (options: Parameters<typeof backoffDelay>[0], random?: () => number) =>
  [1, 2, 3, 9, 5_000].map((retry) => backoffDelay(options, retry, random))

test('delays double up to the longest', () =>
  expect(delays(backoff)).toEqual([250, 500, 1_000, 60_000, 60_000]))

test.each([
  [1, 0],
  [0.5, 125],
  [0.25, 187.5],
])('with jitter %d, the shortest first delay is %d ms', (jitter, shortest) => {
  expect(delays({ ...backoff, jitter }, () => 0)[0]).toBe(shortest)
  expect(delays({ ...backoff, jitter }, () => 1)).toEqual(delays(backoff))
})

test('a pause resolves when its signal aborts, also before it starts', async () => {
  const stopping = new AbortController()
  const paused = pause(3_600_000, stopping.signal)
  stopping.abort()
  await expect(paused).resolves.toBeUndefined()
  await expect(pause(3_600_000, stopping.signal)).resolves.toBeUndefined()
  await expect(pause(1)).resolves.toBeUndefined()
})
