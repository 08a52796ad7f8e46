import { setImmediate, setTimeout } from 'node:timers/promises'
import PQueue from 'p-queue'
import { afterEach, expect, test, vi } from 'vitest'
import { CallFailure } from '../wire/call-failure.ts'
import {
  openCallLimiter,
  defaultBreakerOptions,
  type BreakerOptions,
  type CallOptions,
} from './call-limiter.ts'
import { openTokenBucket } from './token-bucket.ts'

const call: CallOptions = {
  ...{ step: 'word', urgent: true, tokens: 1 },
  ...{ attempts: 1, attemptMs: 60_000, totalMs: 60_000 },
}
const done = async <T>(result: T) => ({ result, spent: 1 })
const down = () =>
  Promise.reject(new CallFailure('unavailable', 'down', { retry: true, counts: true }))

const opened = (options: Partial<BreakerOptions> = {}, concurrency = 8, tokensPerMinute = 0) =>
  openCallLimiter(
    { queue: new PQueue({ concurrency }), bucket: openTokenBucket(tokensPerMinute) },
    { ...defaultBreakerOptions, initialBackoffMs: 1, maxBackoffMs: 2, ...options },
  )

afterEach(() => void vi.useRealTimers())

test('an open circuit stops calls, one call probes, and success closes it', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const limiter = opened({ failureThreshold: 3, resetTimeoutMs: 60_000, maxResetTimeoutMs: 60_000 })
  let reached = 0
  const failing = () => {
    reached++
    return down()
  }
  for (let round = 0; round < 3; round++)
    await expect(limiter(failing, call)).rejects.toMatchObject({ reason: 'unavailable' })
  await expect(limiter(failing, call)).rejects.toMatchObject({ reason: 'circuit-open' })
  expect(reached).toBe(3)
  vi.advanceTimersByTime(60_000)
  const probe = Promise.withResolvers<void>()
  const first = limiter(async () => {
    await probe.promise
    return done('back')
  }, call)
  // Other calls fail at once during the probe.
  await expect(limiter(() => done('too soon'), call)).rejects.toMatchObject({
    reason: 'circuit-open',
  })
  probe.resolve()
  expect(await first).toBe('back')
  expect(await limiter(() => done('as ever'), call)).toBe('as ever')
})

test('a failed probe opens the circuit again', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const limiter = opened({ failureThreshold: 1, resetTimeoutMs: 30_000, maxResetTimeoutMs: 30_000 })
  await expect(limiter(down, call)).rejects.toMatchObject({ reason: 'unavailable' })
  vi.advanceTimersByTime(30_000)
  await expect(limiter(down, call)).rejects.toMatchObject({ reason: 'unavailable' })
  await expect(limiter(down, call)).rejects.toMatchObject({ reason: 'circuit-open' })
})

test('a server that answers with an invalid reply does not open the circuit', async () => {
  const limiter = opened({ failureThreshold: 2 })
  const refused = () => Promise.reject(new CallFailure('refused', 'no'))
  for (let round = 0; round < 6; round++)
    await expect(limiter(refused, call)).rejects.toMatchObject({ reason: 'refused' })
})

test('queued calls fail when the circuit opens', async () => {
  const limiter = opened({ failureThreshold: 2 }, 1)
  let reached = 0
  const failing = () => {
    reached++
    return down()
  }
  const all = await Promise.allSettled(Array.from({ length: 6 }, () => limiter(failing, call)))
  // Another call may have started before the circuit opened.
  expect(reached).toBeLessThanOrEqual(3)
  const reasons = all.map((each) => (each as { reason: CallFailure }).reason.reason)
  expect(reasons.slice(reached)).toEqual(Array(6 - reached).fill('circuit-open'))
})

test('concurrency is limited, and respondents go first', async () => {
  const limiter = opened({}, 2)
  let running = 0
  let most = 0
  const order: string[] = []
  const released = Promise.withResolvers<void>()
  const work = (name: string) => async () => {
    most = Math.max(most, ++running)
    order.push(name)
    await released.promise
    running--
    return { result: name, spent: 1 }
  }
  const slow = { ...call, urgent: false }
  const calls = [
    ...['b1', 'b2', 'b3', 'b4'].map((name) => limiter(work(name), slow)),
    limiter(work('question'), call),
  ]
  // By now all of them are in the queue.
  await setImmediate()
  released.resolve()
  await Promise.all(calls)
  expect(most).toBe(2)
  expect(order.indexOf('question')).toBe(2)
})

test('a timeout in the queue is a failure that does not count for the circuit', async () => {
  const limiter = opened({ failureThreshold: 1 }, 1)
  const released = Promise.withResolvers<void>()
  const busy = limiter(async () => {
    await released.promise
    return done('late')
  }, call)
  const impatient = { ...call, totalMs: 1 }
  await expect(limiter(() => done('never'), impatient)).rejects.toMatchObject({
    reason: 'rate-limited',
  })
  released.resolve()
  expect(await busy).toBe('late')
  expect(await limiter(() => done('next'), call)).toBe('next')
})

test('time to wait in the queue is none of the call, where it is given', async () => {
  const limiter = opened({}, 1)
  const busy = (ms: number) => () => setTimeout(ms, { result: 'done', spent: 1 })
  const brief = { ...call, attemptMs: 60, totalMs: 60 }
  const calls = [limiter(busy(90), call), limiter(busy(30), { ...brief, queueMs: 5_000 })]
  const [, waiting] = await Promise.allSettled(calls)
  expect(waiting).toMatchObject({ value: 'done' })
  const slow = { ...brief, queueMs: 5_000 }
  const never = (signal: AbortSignal) =>
    setTimeout(5_000, { result: 'never', spent: 1 }, { signal })
  await expect(limiter(never, slow)).rejects.toMatchObject({ reason: 'timeout' })
})

test('attempts and pauses end at the deadline', async () => {
  const limiter = opened({ initialBackoffMs: 40, maxBackoffMs: 40, failureThreshold: 100 })
  let attempts = 0
  const many = { ...call, attempts: 100, totalMs: 1_000 }
  const counted = () => {
    attempts++
    return down()
  }
  await expect(limiter(counted, many)).rejects.toMatchObject({ reason: 'unavailable' })
  expect(attempts).toBeLessThan(100)
})
