import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openKeyedQueue } from './keyed-queue.ts'

test('work of one key runs in order, and keys do not wait for each other', async () => {
  const property = fc.asyncProperty(
    fc.scheduler(),
    fc.array(fc.nat(3), { maxLength: 30 }),
    async (scheduler, keys) => {
      const queue = openKeyedQueue(100)
      const ended: Record<number, number[]> = {}
      const running = new Set<number>()
      for (const [index, key] of keys.entries())
        void queue.run(String(key), async () => {
          expect(running.has(key)).toBe(false)
          running.add(key)
          await scheduler.schedule(Promise.resolve())
          running.delete(key)
          ;(ended[key] ??= []).push(index)
        })
      await scheduler.waitFor(queue.waitForIdle())
      for (const key of new Set(keys))
        expect(ended[key]).toEqual([...keys.keys()].filter((index) => keys[index] === key))
    },
  )
  await fc.assert(property)
})

test('waitForRoom waits while the queue is full', async () => {
  const queue = openKeyedQueue(2)
  const { promise, resolve } = Promise.withResolvers<void>()
  void queue.run('a', () => promise)
  await queue.waitForRoom()
  void queue.run('b', () => promise)
  let hasRoom = false
  const waiting = queue.waitForRoom().then(() => (hasRoom = true))
  await new Promise(setImmediate)
  expect(hasRoom).toBe(false)
  resolve()
  await waiting
  await queue.waitForIdle()
  expect(queue.size()).toBe(0)
})

test('returns the result of the work; a failure does not keep later work of its key from running', async () => {
  const { run, waitForIdle, size } = openKeyedQueue()
  const failed = run('a', () => Promise.reject(new Error('failed')))
  const next = run('a', async () => 'next')
  await expect(failed).rejects.toThrow('failed')
  expect(await next).toBe('next')
  await waitForIdle()
  expect(size()).toBe(0)
  expect(await run('a', async () => 'later')).toBe('later')
})
