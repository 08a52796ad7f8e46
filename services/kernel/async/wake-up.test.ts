import { expect, test } from 'vitest'
import { openWakeUp } from './wake-up.ts'

const isPending = async (waiting: Promise<void>) => {
  let pending = true
  void waiting.then(() => (pending = false))
  await new Promise(setImmediate)
  return pending
}

test('a notification ends the present wait', async () => {
  const wakeUp = openWakeUp()
  const waiting = wakeUp.wait()
  expect(await isPending(waiting)).toBe(true)
  wakeUp.notify()
  await waiting
})

test('notifications between two waits end the next one, and only that', async () => {
  const wakeUp = openWakeUp()
  wakeUp.notify()
  wakeUp.notify()
  await wakeUp.wait()
  expect(await isPending(wakeUp.wait())).toBe(true)
})

test('a notification that was reset ends no wait', async () => {
  const wakeUp = openWakeUp()
  wakeUp.notify()
  wakeUp.reset()
  expect(await isPending(wakeUp.wait())).toBe(true)
})

test('a wait ends after its timeout, and when its signal aborts or has aborted', async () => {
  const wakeUp = openWakeUp()
  await expect(wakeUp.wait({ timeoutMs: 5 })).resolves.toBeUndefined()
  const stopping = new AbortController()
  const waiting = wakeUp.wait({ signal: stopping.signal })
  stopping.abort()
  await expect(waiting).resolves.toBeUndefined()
  await expect(wakeUp.wait({ signal: stopping.signal })).resolves.toBeUndefined()
})
