import { expect, test } from 'vitest'
import { openPlaces } from './places.ts'

test('there are so many places for each name, and who leaves makes room', () => {
  const places = openPlaces(2)
  const [one, two] = [new AbortController(), new AbortController()]
  places.take('a', one.signal)
  expect(places.isFull('a')).toBe(false)
  places.take('a', two.signal)
  expect([places.isFull('a'), places.isFull('b')]).toEqual([true, false])
  one.abort()
  one.abort()
  expect(places.isFull('a')).toBe(false)
})

test('who is gone already takes no place', () => {
  const places = openPlaces(1)
  places.take('a', AbortSignal.abort())
  expect(places.isFull('a')).toBe(false)
})
