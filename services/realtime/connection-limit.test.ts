import { expect, test } from 'vitest'
import { openConnectionLimit } from './connection-limit.ts'

test('there are so many places for each name, and who leaves makes room', () => {
  const places = openConnectionLimit(2)
  const [one, two] = [new AbortController(), new AbortController()]
  places.acquire('a', one.signal)
  expect(places.isFull('a')).toBe(false)
  places.acquire('a', two.signal)
  expect([places.isFull('a'), places.isFull('b')]).toEqual([true, false])
  one.abort()
  one.abort()
  expect(places.isFull('a')).toBe(false)
})

test('who is gone already takes no place', () => {
  const places = openConnectionLimit(1)
  places.acquire('a', AbortSignal.abort())
  expect(places.isFull('a')).toBe(false)
})
