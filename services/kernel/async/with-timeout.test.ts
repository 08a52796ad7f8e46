import { expect, test } from 'vitest'
import { withTimeout } from './with-timeout.ts'

const endless = () => new Promise<never>(() => {})

test('returns the result, or the failure, of work that ends in time', async () => {
  expect(await withTimeout(async () => 'done', { timeoutMs: 60_000 })).toBe('done')
  const failing = () => Promise.reject(new Error('failed'))
  await expect(withTimeout(failing, { timeoutMs: 60_000 })).rejects.toThrow('failed')
})

test('rejects after the timeout, with its own error or the given one', async () => {
  await expect(withTimeout(endless, { timeoutMs: 5 })).rejects.toThrow('timed out after 5 ms')
  const timeoutError = () => new RangeError('too late')
  await expect(withTimeout(endless, { timeoutMs: 5, timeoutError })).rejects.toThrow(RangeError)
})

test('the signal of the work aborts with the reason of the rejection', async () => {
  const reasons: unknown[] = []
  const work = (signal: AbortSignal) => {
    signal.addEventListener('abort', () => reasons.push(signal.reason))
    return endless()
  }
  const error = await withTimeout(work, { timeoutMs: 5 }).catch((reason: unknown) => reason)
  expect(reasons).toEqual([error])
})

test('rejects with the reason of an aborted signal; without running work that has not started', async () => {
  const stopping = new AbortController()
  const options = { timeoutMs: 60_000, signal: stopping.signal }
  const stopped = withTimeout(endless, options)
  stopping.abort(new Error('stopped'))
  await expect(stopped).rejects.toThrow('stopped')
  let ran = false
  const work = async () => (ran = true)
  await expect(withTimeout(work, options)).rejects.toThrow('stopped')
  expect(ran).toBe(false)
})

test('work that fails after its timeout causes no unhandled rejection', async () => {
  const { promise, reject } = Promise.withResolvers<never>()
  await expect(withTimeout(() => promise, { timeoutMs: 5 })).rejects.toThrow('timed out')
  reject(new Error('late'))
  await new Promise(setImmediate)
})
