import { setTimeout as wait } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { openWindowCounter } from './window-counter.ts'

test('counts by name; a window starts with its first count and later ones do not move it', async () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(5_000)
  const moveTo = async (ms: number) => {
    now.mockReturnValue(5_000 + ms)
    // The cache behind the counter reads the time at most once a millisecond.
    await wait(5)
  }
  const counter = openWindowCounter(1_000)
  expect(counter.count('a')).toBe(0)
  expect(counter.increment('a')).toEqual({ count: 1, remainingMs: 1_000 })
  await moveTo(600)
  expect(counter.increment('a')).toEqual({ count: 2, remainingMs: 400 })
  expect(counter.increment('b').count).toBe(1)
  await moveTo(1_001)
  expect([counter.count('a'), counter.count('b')]).toEqual([0, 1])
  expect(counter.increment('a')).toEqual({ count: 1, remainingMs: 1_000 })
  now.mockRestore()
})

test('beyond the most names, the least recently counted one returns to 0', () => {
  const counter = openWindowCounter(60_000, 2)
  for (const name of ['a', 'b', 'c']) counter.increment(name)
  expect(['a', 'b', 'c'].map((name) => counter.count(name))).toEqual([0, 1, 1])
})
