// Limits every call to the server: concurrency, tokens a minute, retries with backoff, and a circuit breaker.
import { setTimeout as wait } from 'node:timers/promises'
import {
  circuitBreaker,
  CircuitState,
  ConsecutiveBreaker,
  ExponentialBackoff,
  halfJitterGenerator,
  handleWhen,
  isBrokenCircuitError,
} from 'cockatiel'
import type PQueue from 'p-queue'
import { backoffDelay } from '#kernel/async/backoff.ts'
import { CallFailure, toCallFailure } from '../wire/call-failure.ts'
import type { CallBudget } from './call-budgets.ts'
import type { TokenBucket } from './token-bucket.ts'

export type BreakerOptions = {
  /** Failures in a row after which the circuit opens. */
  failureThreshold: number
  /** Time before a single call probes the server; doubled, with jitter, up to `longestBreakMs`. */
  resetTimeoutMs: number
  maxResetTimeoutMs: number
  initialBackoffMs: number
  maxBackoffMs: number
}

export const defaultBreakerOptions: BreakerOptions = {
  failureThreshold: 5,
  resetTimeoutMs: 5_000,
  maxResetTimeoutMs: 60_000,
  initialBackoffMs: 250,
  maxBackoffMs: 8_000,
}

export type CallOptions = CallBudget & {
  step: string
  /** Estimate of the tokens of the call, in and out. */
  tokens: number
  signal?: AbortSignal | undefined
}

/** `spent`: tokens. */
type Work<T> = (signal: AbortSignal) => Promise<{ result: T; spent: number }>

/** Rejects with `CallFailure` and nothing else. */
export type CallLimiter = <T>(work: Work<T>, call: CallOptions) => Promise<T>

export type SharedLimits = { queue: PQueue; bucket: TokenBucket }

/** One limiter for each model: each has its own circuit breaker, while `queue` and `bucket` are shared. */
export function openCallLimiter(shared: SharedLimits, options: BreakerOptions): CallLimiter {
  const breaker = circuitBreaker(
    handleWhen((error) => error instanceof CallFailure && error.counts),
    {
      breaker: new ConsecutiveBreaker(options.failureThreshold),
      halfOpenAfter: new ExponentialBackoff<number>({
        generator: halfJitterGenerator,
        initialDelay: options.resetTimeoutMs,
        maxDelay: options.maxResetTimeoutMs,
      }),
    },
  )
  const backoff = {
    initialDelayMs: options.initialBackoffMs,
    maxDelayMs: options.maxBackoffMs,
    jitter: 1,
  }
  return async (work, call) => {
    const { step, attempts, totalMs, queueMs = 0, signal } = call
    const time: TimeLeft = { callMs: totalMs, queueMs }
    for (let tried = 1; ; tried++) {
      // During a probe other calls fail at once.
      if (breaker.state === CircuitState.HalfOpen) throw circuitOpenFailure(step, options)
      try {
        const isCircuitOpen = () => breaker.state === CircuitState.Open
        return await breaker.execute(() =>
          attemptOnce(shared, work, { ...call, time, isCircuitOpen, options }),
        )
      } catch (error) {
        if (isBrokenCircuitError(error)) throw circuitOpenFailure(step, options)
        const failure = toCallFailure(error, step, { caller: signal })
        // Never before `retry-after`.
        const pauseMs = (failure.retryAfterMs ?? 0) + backoffDelay(backoff, tried)
        const isFinal = !failure.retry || tried >= attempts || pauseMs >= time.callMs
        if (isFinal || signal?.aborted) throw failure
        await wait(pauseMs, undefined, { signal }).catch(() => {
          throw failure
        })
        time.callMs -= pauseMs
      }
    }
  }
}

/** The time that is left for a call, in the queue and at the model; each attempt changes it. */
type TimeLeft = { callMs: number; queueMs: number }

type AttemptOptions = CallOptions & {
  time: TimeLeft
  /** The circuit opened while this call was queued. */
  isCircuitOpen: () => boolean
  options: BreakerOptions
}

/** One attempt, once the queue and the bucket let it pass. */
async function attemptOnce<T>(
  { queue, bucket }: SharedLimits,
  work: Work<T>,
  { step, urgent, tokens, attemptMs, signal: caller, time, isCircuitOpen, options }: AttemptOptions,
): Promise<T> {
  let since = performance.now()
  const waiting = timeoutIn(time.callMs + time.queueMs)
  const until = caller ? AbortSignal.any([caller, waiting]) : waiting
  const noRoom = () => {
    if (caller?.aborted) throw toCallFailure(undefined, step, { caller, clock: waiting })
    throw new CallFailure('rate-limited', `${step}: no room within our own limits in time`)
  }
  await bucket.take(tokens, { urgent, signal: until }).catch(noRoom)
  let started = false
  const attempt = async () => {
    if (isCircuitOpen()) throw circuitOpenFailure(step, options)
    started = true
    takeWait(time, performance.now() - since)
    since = performance.now()
    const clock = timeoutIn(Math.min(attemptMs, time.callMs))
    const ending = caller ? AbortSignal.any([caller, clock]) : clock
    try {
      return await work(ending)
    } catch (error) {
      throw toCallFailure(error, step, { caller, clock })
    } finally {
      time.callMs -= performance.now() - since
    }
  }
  try {
    const { result, spent } = await queue.add(attempt, { priority: urgent ? 1 : 0, signal: until })
    bucket.reconcile(tokens, spent)
    return result
  } catch (error) {
    if (started) throw toCallFailure(error, step, { caller, clock: waiting })
    bucket.reconcile(tokens, 0)
    if (error instanceof CallFailure) throw error
    return noRoom()
  }
}

const timeoutIn = (ms: number) => AbortSignal.timeout(Math.max(0, Math.ceil(ms)))

/** A wait is taken from the time to wait first, then from that of the call. */
function takeWait(time: TimeLeft, waitedMs: number): void {
  const beyondMs = Math.max(0, waitedMs - time.queueMs)
  time.queueMs = Math.max(0, time.queueMs - waitedMs)
  time.callMs -= beyondMs
}

const circuitOpenFailure = (step: string, { resetTimeoutMs }: BreakerOptions) =>
  new CallFailure('circuit-open', `${step}: the server is left alone until it is back`, {
    retryAfterMs: resetTimeoutMs,
  })
