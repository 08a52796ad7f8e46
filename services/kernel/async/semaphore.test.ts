import { expect, test } from 'vitest'
import { openSemaphore } from './semaphore.ts'

test('never runs more than its count, also when work fails', async () => {
  const inSlot = openSemaphore(3)
  let [now, most] = [0, 0]
  const work = async () => {
    most = Math.max(most, ++now)
    await new Promise(setImmediate)
    now--
    throw new Error('failed')
  }
  const ended = await Promise.allSettled(Array.from({ length: 20 }, () => inSlot(work)))
  expect(ended.every(({ status }) => status === 'rejected')).toBe(true)
  expect([most, now]).toEqual([3, 0])
})

test('waiting work starts in the order of the calls, and its result is returned', async () => {
  const inSlot = openSemaphore(1)
  const started: number[] = []
  const work = (index: number) => async () => {
    started.push(index)
    await new Promise(setImmediate)
    return index
  }
  const results = await Promise.all([0, 1, 2, 3].map((index) => inSlot(work(index))))
  expect(results).toEqual([0, 1, 2, 3])
  expect(started).toEqual([0, 1, 2, 3])
})
