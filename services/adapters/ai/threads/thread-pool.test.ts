import { expect, test } from 'vitest'
import { openThreadSelector } from './thread-pool.ts'

const openThreads = () => [
  { name: 'first', pending: 0 },
  { name: 'second', pending: 0 },
]

test('at rest the first thread runs every call', () => {
  const choose = openThreadSelector(openThreads())
  const names = ['one answer', 'another answer', undefined].map((text) => choose(text).name)
  expect(names).toEqual(['first', 'first', 'first'])
})

test('a call about an answer goes to the thread that has read it', () => {
  const threads = openThreads()
  const choose = openThreadSelector(threads)
  threads[0]!.pending = 1
  expect(choose('an answer').name).toBe('second')
  threads[0]!.pending = 0
  threads[1]!.pending = 1
  expect(choose('an answer').name).toBe('second')
  expect(choose(undefined).name).toBe('first')
})

test('a call does not wait behind several others for the thread that has read its answer', () => {
  const threads = openThreads()
  const choose = openThreadSelector(threads)
  expect(choose('an answer').name).toBe('first')
  threads[0]!.pending = 2
  expect(choose('an answer').name).toBe('second')
  threads[0]!.pending = 0
  expect(choose('an answer').name).toBe('second')
})
