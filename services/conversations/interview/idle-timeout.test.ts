import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { withIdleTimeout } from './idle-timeout.ts'

const idleTimeout = { firstMs: 100, nextMs: 20, totalMs: 300 }
const never = new AbortController().signal

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Work that shows signs of life at these times, and is done at the last. */
const working = (...times: number[]) => {
  const seen = { aborted: false }
  const work = (signal: AbortSignal, alive: () => void) =>
    new Promise<string>((resolve) => {
      signal.addEventListener('abort', () => (seen.aborted = true))
      for (const ms of times) setTimeout(alive, ms)
      setTimeout(() => resolve('done'), times.at(-1))
    })
  return { seen, work }
}

async function outcome(...times: number[]) {
  const { seen, work } = working(...times)
  const result = withIdleTimeout(idleTimeout, never, work).catch(
    (error: { reason: string }) => error.reason,
  )
  await vi.advanceTimersByTimeAsync(1_000)
  return { result: await result, ...seen }
}

test('returns work that ends in time, and leaves no timer', async () => {
  expect(await outcome(90, 105, 120)).toEqual({ result: 'done', aborted: false })
  expect(vi.getTimerCount()).toBe(0)
})

test('rejects after idle time, and aborts the work', async () => {
  const tooLong = { result: 'timeout', aborted: true }
  expect(await outcome(101)).toEqual(tooLong)
  expect(await outcome(10, 31)).toEqual(tooLong)
  expect(await outcome(...Array.from({ length: 31 }, (_, n) => 10 * (n + 1)))).toEqual(tooLong)
})

test('ends with the caller’s signal', async () => {
  const leaving = new AbortController()
  const { seen, work } = working(50)
  const result = withIdleTimeout(idleTimeout, leaving.signal, work)
  leaving.abort(new Error('shutting down'))
  await expect(result).rejects.toThrow('shutting down')
  expect(seen.aborted).toBe(true)
  await expect(withIdleTimeout(idleTimeout, leaving.signal, work)).rejects.toThrow('shutting down')
})

test('a failure rejects immediately', async () => {
  const result = withIdleTimeout(idleTimeout, never, () => Promise.reject(new Error('no')))
  await expect(result).rejects.toThrow('no')
  expect(vi.getTimerCount()).toBe(0)
})
