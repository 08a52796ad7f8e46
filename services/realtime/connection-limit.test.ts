import { expect, test } from 'vitest'
import { openConnectionLimit } from './connection-limit.ts'

test('counts connections by key, and releases on abort', () => {
  const limit = openConnectionLimit(2)
  const [one, two] = [new AbortController(), new AbortController()]
  limit.acquire('a', one.signal)
  expect(limit.isFull('a')).toBe(false)
  limit.acquire('a', two.signal)
  expect([limit.isFull('a'), limit.isFull('b')]).toEqual([true, false])
  one.abort()
  one.abort()
  expect(limit.isFull('a')).toBe(false)
})

test('does not count a connection that is closed already', () => {
  const limit = openConnectionLimit(1)
  limit.acquire('a', AbortSignal.abort())
  expect(limit.isFull('a')).toBe(false)
})
