import { backoffDelay } from '#kernel/async/backoff.ts'
import { Deferred } from '#kernel/reactors/deferred.ts'
import { AiFailure } from '#ports/ai/failure.ts'
import { transientAiFailures } from '#ports/transient-ai-failures.ts'

/** Jitter keeps deferred events from coming back all at once. */
const backoff = { initialDelayMs: 5_000, maxDelayMs: 5 * 60_000, jitter: 0.25 }

/** Whether the same call may succeed later. */
export const isTransient = (failure: unknown): failure is AiFailure =>
  failure instanceof AiFailure && transientAiFailures.has(failure.reason)

/** Rethrows a transient failure as `Deferred`, with backoff; rethrows any other failure. */
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
