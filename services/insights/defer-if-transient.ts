import type { AiFailureReason } from '#contract/events/conversation-types.ts'
import { backoffDelay } from '#kernel/async/backoff.ts'
import { Deferred } from '#kernel/reactors/deferred.ts'
import { AiFailure } from '#ports/ai.ts'

/** Failures that pass by themselves. Others are the engine's last word on this input. */
const transientReasons: ReadonlySet<AiFailureReason> = new Set([
  'unavailable',
  'timeout',
  'rate-limited',
  'circuit-open',
])
/** Jitter keeps deferred events from coming back all at once. */
const backoff = { initialDelayMs: 5_000, maxDelayMs: 5 * 60_000, jitter: 0.25 }

/** Whether an engine may well answer the same question later. */
export const isTransient = (failure: unknown): failure is AiFailure =>
  failure instanceof AiFailure && transientReasons.has(failure.reason)

/** Work of an engine that is away is put off until it is back: nobody else may do it. */
export function deferIfTransient(
  deferrals: number,
  random = Math.random,
): (failure: unknown) => never {
  return (failure) => {
    if (!isTransient(failure)) throw failure
    const delayMs = Math.max(
      failure.retryAfterMs ?? 0,
      backoffDelay(backoff, deferrals + 1, random),
    )
    throw new Deferred(failure.message, Math.round(delayMs), { cause: failure })
  }
}
