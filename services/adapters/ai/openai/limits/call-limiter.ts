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

export type CallOptions = {
  step: string
  /** A respondent waits for the call: it goes before background calls. */
  urgent: boolean
  /** Estimate of the tokens of the call, in and out. */
  tokens: number
  attempts: number
  attemptMs: number
  /** For waiting, attempts and pauses together. */
  totalMs: number
  signal?: AbortSignal | undefined
}

/** `spent`: tokens. */
type Work<T> = (signal: AbortSignal) => Promise<{ result: T; spent: number }>

/** Rejects with `CallFailure` and nothing else. */
export type CallLimiter = <T>(work: Work<T>, passing: CallOptions) => Promise<T>

export type SharedLimits = { queue: PQueue; bucket: TokenBucket }

/** One limiter for each model: each has its own circuit breaker, while `queue` and `bucket` are shared. */
export function openCallLimiter(shared: SharedLimits, care: BreakerOptions): CallLimiter {
  const breaker = circuitBreaker(
    handleWhen((error) => error instanceof CallFailure && error.counts),
    {
      breaker: new ConsecutiveBreaker(care.failureThreshold),
      halfOpenAfter: new ExponentialBackoff<number>({
        generator: halfJitterGenerator,
        initialDelay: care.resetTimeoutMs,
        maxDelay: care.maxResetTimeoutMs,
      }),
    },
  )
  const backoff = {
    initialDelayMs: care.initialBackoffMs,
    maxDelayMs: care.maxBackoffMs,
    jitter: 1,
  }
  return async (work, passing) => {
    const { step, attempts, totalMs, signal } = passing
    const deadline = Date.now() + totalMs
    const total = AbortSignal.timeout(totalMs)
    for (let tried = 1; ; tried++) {
      // During a probe other calls fail at once.
      if (breaker.state === CircuitState.HalfOpen) throw circuitOpenFailure(step, care)
      try {
        const isCircuitOpen = () => breaker.state === CircuitState.Open
        return await breaker.execute(() =>
          attemptOnce(shared, work, { ...passing, total, isCircuitOpen, care }),
        )
      } catch (error) {
        if (isBrokenCircuitError(error)) throw circuitOpenFailure(step, care)
        const failure = toCallFailure(error, step, { caller: signal, clock: total })
        // Never before `retry-after`.
        const pauseMs = (failure.retryAfterMs ?? 0) + backoffDelay(backoff, tried)
        const isFinal = !failure.retry || tried >= attempts || Date.now() + pauseMs >= deadline
        if (isFinal || signal?.aborted) throw failure
        await wait(pauseMs, undefined, { signal }).catch(() => {
          throw failure
        })
      }
    }
  }
}

type AttemptOptions = CallOptions & {
  total: AbortSignal
  /** The circuit opened while this call was queued. */
  isCircuitOpen: () => boolean
  care: BreakerOptions
}

/** One attempt, once the queue and the bucket let it pass. */
async function attemptOnce<T>(
  { queue, bucket }: SharedLimits,
  work: Work<T>,
  { step, urgent, tokens, attemptMs, signal: caller, total, isCircuitOpen, care }: AttemptOptions,
): Promise<T> {
  const until = caller ? AbortSignal.any([caller, total]) : total
  const noRoom = () => {
    if (caller?.aborted) throw toCallFailure(undefined, step, { caller, clock: total })
    throw new CallFailure('rate-limited', `${step}: no room within our own limits in time`)
  }
  await bucket.take(tokens, { urgent, signal: until }).catch(noRoom)
  let started = false
  const attempt = async () => {
    if (isCircuitOpen()) throw circuitOpenFailure(step, care)
    started = true
    const clock = AbortSignal.any([total, AbortSignal.timeout(attemptMs)])
    const ending = caller ? AbortSignal.any([caller, clock]) : clock
    return work(ending).catch((error: unknown) => {
      throw toCallFailure(error, step, { caller, clock })
    })
  }
  try {
    const { result, spent } = await queue.add(attempt, { priority: urgent ? 1 : 0, signal: until })
    bucket.reconcile(tokens, spent)
    return result
  } catch (error) {
    if (started) throw toCallFailure(error, step, { caller, clock: total })
    bucket.reconcile(tokens, 0)
    if (error instanceof CallFailure) throw error
    return noRoom()
  }
}

const circuitOpenFailure = (step: string, { resetTimeoutMs }: BreakerOptions) =>
  new CallFailure('circuit-open', `${step}: the server is left alone until it is back`, {
    retryAfterMs: resetTimeoutMs,
  })
