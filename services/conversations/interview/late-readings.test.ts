import { describe, expect, test } from 'vitest'
import { openLateReadings } from './late-readings.ts'

const never = new AbortController().signal
const atOnce = { waitMs: 0, signal: never }

describe('a call that takes longer than the wait', () => {
  test('runs on, and its value comes later', async () => {
    const calls = openLateReadings({ maxCalls: 1, totalMs: 60_000 })
    const reply = Promise.withResolvers<string>()
    const outcome = await calls.run(() => reply.promise, atOnce)
    if (!('late' in outcome) || !outcome.late) throw new Error('not late')
    reply.resolve('told')
    expect(await outcome.late).toBe('told')
  })
  test('is aborted where too many run on', async () => {
    const calls = openLateReadings({ maxCalls: 1, totalMs: 60_000 })
    const first = Promise.withResolvers<string>()
    calls.follow(first.promise)
    const outcome = await calls.run(
      (signal) =>
        new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
      atOnce,
    )
    expect(outcome).toEqual({ late: undefined })
    first.resolve('')
    await calls.waitForIdle()
    expect(await calls.run(() => new Promise(() => {}), atOnce)).toHaveProperty('late')
  })
})

test('a call in time gives its value, one that fails its failure', async () => {
  const calls = openLateReadings({ maxCalls: 1, totalMs: 60_000 })
  const waiting = { waitMs: 60_000, signal: never }
  expect(await calls.run(async () => 7, waiting)).toEqual({ value: 7 })
  await expect(calls.run(() => Promise.reject(new Error('no')), waiting)).rejects.toThrow('no')
})

test('the failure of what follows a late call is dropped', async () => {
  const calls = openLateReadings({ maxCalls: 1, totalMs: 60_000 })
  calls.follow(Promise.reject(new Error('no')))
  await expect(calls.waitForIdle()).resolves.toBeUndefined()
})
