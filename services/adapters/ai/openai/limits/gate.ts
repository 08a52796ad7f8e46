// Every call to the server passes here: so many at once, so many tokens a minute, again after a pause, and not at all
// while the server is known to be away.
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
import { CallFailure, toFailure } from '../wire/failures.ts'
import type { TokenBucket } from './token-bucket.ts'

export type Care = {
  /** Failures in a row after which a model counts as away. */
  breakAfter: number
  /** How long it is left alone before one call tries it; doubled, with jitter, up to `longestBreakMs`. */
  breakMs: number
  longestBreakMs: number
  firstPauseMs: number
  longestPauseMs: number
}

export const usualCare: Care = {
  breakAfter: 5,
  breakMs: 5_000,
  longestBreakMs: 60_000,
  firstPauseMs: 250,
  longestPauseMs: 8_000,
}

export type Passing = {
  step: string
  /** A respondent waits: goes before what nobody waits for. */
  urgent: boolean
  /** Guess of what the call spends, in and out. */
  tokens: number
  attempts: number
  attemptMs: number
  /** Waiting, attempts and pauses together. */
  totalMs: number
  signal?: AbortSignal | undefined
}

/** `spent`: tokens. */
type Work<T> = (signal: AbortSignal) => Promise<{ result: T; spent: number }>

/** Rejects with `CallFailure` and nothing else. */
export type Gate = <T>(work: Work<T>, passing: Passing) => Promise<T>

export type Shared = { queue: PQueue; bucket: TokenBucket }

/** One gate for each model: each may be away alone, while `queue` and `bucket` are shared. */
export function openGate(shared: Shared, care: Care): Gate {
  const breaker = circuitBreaker(
    handleWhen((error) => error instanceof CallFailure && error.counts),
    {
      breaker: new ConsecutiveBreaker(care.breakAfter),
      halfOpenAfter: new ExponentialBackoff<number>({
        generator: halfJitterGenerator,
        initialDelay: care.breakMs,
        maxDelay: care.longestBreakMs,
      }),
    },
  )
  return async (work, passing) => {
    const { step, attempts, totalMs, signal } = passing
    const deadline = Date.now() + totalMs
    const total = AbortSignal.timeout(totalMs)
    for (let tried = 1; ; tried++) {
      // While one call tries whether the server is back, others do not wait for it.
      if (breaker.state === CircuitState.HalfOpen) throw away(step)
      try {
        const isAway = () => breaker.state === CircuitState.Open
        return await breaker.execute(() => once(shared, work, { ...passing, total, isAway }))
      } catch (error) {
        if (isBrokenCircuitError(error)) throw away(step)
        const failure = toFailure(error, step, { caller: signal, clock: total })
        const pauseMs = pauseAfter(tried, failure, care)
        const isHopeless = !failure.retry || tried >= attempts || Date.now() + pauseMs >= deadline
        if (isHopeless || signal?.aborted) throw failure
        await wait(pauseMs, undefined, { signal }).catch(() => {
          throw failure
        })
      }
    }
  }
}

type Trying = Passing & {
  total: AbortSignal
  /** The model went away while this call waited for its turn. */
  isAway: () => boolean
}

/** One attempt, when there is room for it. */
async function once<T>(
  { queue, bucket }: Shared,
  work: Work<T>,
  { step, urgent, tokens, attemptMs, signal: caller, total, isAway }: Trying,
): Promise<T> {
  const until = caller ? AbortSignal.any([caller, total]) : total
  const noRoom = () => {
    if (caller?.aborted) throw toFailure(undefined, step, { caller, clock: total })
    throw new CallFailure('rate-limited', `${step}: no room within our own limits in time`)
  }
  await bucket.take(tokens, { urgent, signal: until }).catch(noRoom)
  let started = false
  const attempt = async () => {
    if (isAway()) throw away(step)
    started = true
    const clock = AbortSignal.any([total, AbortSignal.timeout(attemptMs)])
    const ending = caller ? AbortSignal.any([caller, clock]) : clock
    return work(ending).catch((error: unknown) => {
      throw toFailure(error, step, { caller, clock })
    })
  }
  try {
    const { result, spent } = await queue.add(attempt, { priority: urgent ? 1 : 0, signal: until })
    bucket.settle(tokens, spent)
    return result
  } catch (error) {
    if (started) throw toFailure(error, step, { caller, clock: total })
    bucket.settle(tokens, 0)
    if (error instanceof CallFailure) throw error
    return noRoom()
  }
}

const away = (step: string) =>
  new CallFailure('circuit-open', `${step}: the server is left alone until it is back`)

/** Full jitter; never before the server wants to be asked again. */
function pauseAfter(tried: number, { retryAfterMs = 0 }: CallFailure, care: Care): number {
  const longest = Math.min(care.longestPauseMs, care.firstPauseMs * 2 ** (tried - 1))
  return retryAfterMs + Math.random() * longest
}
