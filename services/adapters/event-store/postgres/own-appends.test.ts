import { expect, test } from 'vitest'
import type { RecordedEvent } from '#ports/event-store.ts'
import { toPosition } from '../position.ts'
import { createOwnAppends } from './own-appends.ts'

const eventAt = (position: number) => ({ position: toPosition(position) }) as RecordedEvent
const eventsAt = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => eventAt(from + index))

test('continues with what was appended, and only where nothing is between', () => {
  const own = createOwnAppends()
  expect(own.after(0n)).toEqual([])
  own.add(eventsAt(5, 6))
  own.add(eventsAt(7, 7))
  expect(own.after(4n)).toEqual(eventsAt(5, 7))
  expect(own.after(6n)).toEqual(eventsAt(7, 7))
  // Another process may have appended the fourth; the log ends at the seventh.
  expect([own.after(3n), own.after(7n), own.after(9n)]).toEqual([[], [], []])
})

test('begins anew after events of another process', () => {
  const own = createOwnAppends()
  own.add(eventsAt(1, 3))
  own.add(eventsAt(5, 6))
  expect(own.after(0n)).toEqual([])
  expect(own.after(4n)).toEqual(eventsAt(5, 6))
})

test('leaves out the answer to a repeated append', () => {
  const own = createOwnAppends()
  own.add(eventsAt(4, 6))
  own.add(eventsAt(4, 5))
  own.add(eventsAt(2, 2))
  expect(own.after(3n)).toEqual(eventsAt(4, 6))
})

test('holds a bounded number of the latest', () => {
  const own = createOwnAppends(100)
  for (let position = 1; position <= 1_000; position += 2) own.add(eventsAt(position, position + 1))
  const held = own.after(900n)
  expect(held).toEqual(eventsAt(901, 1_000))
  expect(own.after(500n)).toEqual([])
})
