import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openKeyedQueue, openSemaphore } from './keyed-queue.ts'
import { openLowWatermark } from '../reactors/low-watermark.ts'

test('each stream is in order, and streams do not wait for each other', async () => {
  const property = fc.asyncProperty(
    fc.scheduler(),
    fc.array(fc.nat(3), { maxLength: 30 }),
    async (scheduler, streams) => {
      const lanes = openKeyedQueue(100)
      const heard: Record<number, number[]> = {}
      const running = new Set<number>()
      for (const [index, stream] of streams.entries())
        void lanes.add(String(stream), async () => {
          expect(running.has(stream)).toBe(false)
          running.add(stream)
          await scheduler.schedule(Promise.resolve())
          running.delete(stream)
          ;(heard[stream] ??= []).push(index)
        })
      await scheduler.waitFor(lanes.waitForIdle())
      for (const stream of new Set(streams))
        expect(heard[stream]).toEqual(
          [...streams.keys()].filter((index) => streams[index] === stream),
        )
    },
  )
  await fc.assert(property)
})

test('adding waits while there is no room', async () => {
  const lanes = openKeyedQueue(2)
  const { promise, resolve } = Promise.withResolvers<void>()
  await lanes.add('a', () => promise)
  let added = false
  const second = lanes.add('b', () => promise).then(() => (added = true))
  await new Promise(setImmediate)
  expect(added).toBe(false)
  resolve()
  await second
  await lanes.waitForIdle()
  expect(lanes.size()).toBe(0)
})

test('no more slots are taken than there are', async () => {
  const inSlot = openSemaphore(3)
  let [now, most] = [0, 0]
  const work = async () => {
    most = Math.max(most, ++now)
    await new Promise(setImmediate)
    now--
  }
  await Promise.all(Array.from({ length: 20 }, () => inSlot(work)))
  expect(most).toBe(3)
})

test('the low-water mark waits for the slowest and never moves back', () => {
  fc.assert(
    fc.property(fc.shuffledSubarray([1, 2, 3, 4, 5, 6], { minLength: 6 }), (order) => {
      const water = openLowWatermark('0')
      const done = new Map(
        [1, 2, 3, 4, 5, 6].map((position) => [position, water.begin(String(position))]),
      )
      const finished = new Set<number>()
      for (const position of order) {
        done.get(position)!()
        finished.add(position)
        let last = 0
        while (finished.has(last + 1)) last++
        expect(water.position()).toBe(String(last))
      }
      water.advance('9')
      expect(water.position()).toBe('9')
    }),
  )
})
