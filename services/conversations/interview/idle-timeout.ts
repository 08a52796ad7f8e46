import { AiFailure } from '#ports/ai.ts'

export type IdleTimeout = {
  /** Until the first sign of life. */
  firstMs: number
  /** From one sign of life to the next. */
  nextMs: number
  totalMs: number
}

type Work<T> = (signal: AbortSignal, alive: () => void) => Promise<T>

/** Fails with a `timeout` when there is no sign of life for too long. Work that nobody waits for any more is told so. */
export async function withIdleTimeout<T>(
  { firstMs, nextMs, totalMs }: IdleTimeout,
  waiting: AbortSignal,
  work: Work<T>,
): Promise<T> {
  waiting.throwIfAborted()
  const abandoned = new AbortController()
  const { promise: given, reject } = Promise.withResolvers<never>()
  const giveUp = (reason: unknown) => {
    reject(reason)
    abandoned.abort(reason)
  }
  const tooLong = () => giveUp(new AiFailure('timeout', 'took too long'))
  const leave = () => giveUp(waiting.reason)
  const end = setTimeout(tooLong, totalMs)
  let silence = setTimeout(tooLong, firstMs)
  const alive = () => {
    clearTimeout(silence)
    if (!abandoned.signal.aborted) silence = setTimeout(tooLong, nextMs)
  }
  waiting.addEventListener('abort', leave, { once: true })
  try {
    return await Promise.race([work(abandoned.signal, alive), given])
  } finally {
    clearTimeout(end)
    clearTimeout(silence)
    waiting.removeEventListener('abort', leave)
  }
}
