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

const passing: CallOptions = {
  ...{ step: 'word', urgent: true, tokens: 1 },
  ...{ attempts: 1, attemptMs: 60_000, totalMs: 60_000 },
}
const done = async <T>(result: T) => ({ result, spent: 1 })
const down = () =>
  Promise.reject(new CallFailure('unavailable', 'down', { retry: true, counts: true }))

const opened = (care: Partial<BreakerOptions> = {}, concurrency = 8, tokensPerMinute = 0) =>
  openCallLimiter(
    { queue: new PQueue({ concurrency }), bucket: openTokenBucket(tokensPerMinute) },
    { ...defaultBreakerOptions, initialBackoffMs: 1, maxBackoffMs: 2, ...care },
  )

afterEach(() => void vi.useRealTimers())

test('an open circuit stops calls, one call probes, and success closes it', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const gate = opened({ failureThreshold: 3, resetTimeoutMs: 60_000, maxResetTimeoutMs: 60_000 })
  let reached = 0
  const failing = () => {
    reached++
    return down()
  }
  for (let call = 0; call < 3; call++)
    await expect(gate(failing, passing)).rejects.toMatchObject({ reason: 'unavailable' })
  await expect(gate(failing, passing)).rejects.toMatchObject({ reason: 'circuit-open' })
  expect(reached).toBe(3)
  vi.advanceTimersByTime(60_000)
  const probe = Promise.withResolvers<void>()
  const first = gate(async () => {
    await probe.promise
    return done('back')
  }, passing)
  // Other calls fail at once during the probe.
  await expect(gate(() => done('too soon'), passing)).rejects.toMatchObject({
    reason: 'circuit-open',
  })
  probe.resolve()
  expect(await first).toBe('back')
  expect(await gate(() => done('as ever'), passing)).toBe('as ever')
})

test('a failed probe opens the circuit again', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const gate = opened({ failureThreshold: 1, resetTimeoutMs: 30_000, maxResetTimeoutMs: 30_000 })
  await expect(gate(down, passing)).rejects.toMatchObject({ reason: 'unavailable' })
  vi.advanceTimersByTime(30_000)
  await expect(gate(down, passing)).rejects.toMatchObject({ reason: 'unavailable' })
  await expect(gate(down, passing)).rejects.toMatchObject({ reason: 'circuit-open' })
})

test('a server that answers with an invalid reply does not open the circuit', async () => {
  const gate = opened({ failureThreshold: 2 })
  const refused = () => Promise.reject(new CallFailure('refused', 'no'))
  for (let call = 0; call < 6; call++)
    await expect(gate(refused, passing)).rejects.toMatchObject({ reason: 'refused' })
})

test('queued calls fail when the circuit opens', async () => {
  const gate = opened({ failureThreshold: 2 }, 1)
  let reached = 0
  const failing = () => {
    reached++
    return down()
  }
  const all = await Promise.allSettled(Array.from({ length: 6 }, () => gate(failing, passing)))
  // Another call may have started before the circuit opened.
  expect(reached).toBeLessThanOrEqual(3)
  const reasons = all.map((each) => (each as { reason: CallFailure }).reason.reason)
  expect(reasons.slice(reached)).toEqual(Array(6 - reached).fill('circuit-open'))
})

test('concurrency is limited, and respondents go first', async () => {
  const gate = opened({}, 2)
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
  const slow = { ...passing, urgent: false }
  const calls = [
    ...['b1', 'b2', 'b3', 'b4'].map((name) => gate(work(name), slow)),
    gate(work('question'), passing),
  ]
  // By now all of them are in the queue.
  await setImmediate()
  released.resolve()
  await Promise.all(calls)
  expect(most).toBe(2)
  expect(order.indexOf('question')).toBe(2)
})

test('a timeout in the queue is a failure that does not count for the circuit', async () => {
  const gate = opened({ failureThreshold: 1 }, 1)
  const released = Promise.withResolvers<void>()
  const busy = gate(async () => {
    await released.promise
    return done('late')
  }, passing)
  const impatient = { ...passing, totalMs: 1 }
  await expect(gate(() => done('never'), impatient)).rejects.toMatchObject({
    reason: 'rate-limited',
  })
  released.resolve()
  expect(await busy).toBe('late')
  expect(await gate(() => done('next'), passing)).toBe('next')
})

test('time to wait in the queue is none of the call, where it is given', async () => {
  const gate = opened({}, 1)
  const busy = (ms: number) => () => setTimeout(ms, { result: 'done', spent: 1 })
  const brief = { ...passing, attemptMs: 60, totalMs: 60 }
  const calls = [gate(busy(90), passing), gate(busy(30), { ...brief, queueMs: 5_000 })]
  const [, waiting] = await Promise.allSettled(calls)
  expect(waiting).toMatchObject({ value: 'done' })
  const slow = { ...brief, queueMs: 5_000 }
  const never = (signal: AbortSignal) =>
    setTimeout(5_000, { result: 'never', spent: 1 }, { signal })
  await expect(gate(never, slow)).rejects.toMatchObject({ reason: 'timeout' })
})

test('attempts and pauses end at the deadline', async () => {
  const gate = opened({ initialBackoffMs: 40, maxBackoffMs: 40, failureThreshold: 100 })
  let attempts = 0
  const pace = { ...passing, attempts: 100, totalMs: 1_000 }
  const counted = () => {
    attempts++
    return down()
  }
  await expect(gate(counted, pace)).rejects.toMatchObject({ reason: 'unavailable' })
  expect(attempts).toBeLessThan(100)
})
