import { withTimeout } from '#kernel/async/with-timeout.ts'
import { AiFailure } from '#ports/ai/failure.ts'

export type IdleTimeout = {
  /** Until the first progress. */
  firstMs: number
  /** Between two signs of progress. */
  nextMs: number
  totalMs: number
}

type Work<T> = (signal: AbortSignal, onProgress: () => void) => Promise<T>

/** Fails with `AiFailure('timeout')` when `work` makes no progress for too long, and aborts its signal. */
export async function withIdleTimeout<T>(
  { firstMs, nextMs, totalMs }: IdleTimeout,
  waiting: AbortSignal,
  work: Work<T>,
): Promise<T> {
  const idle = new AbortController()
  const timeoutError = () => new AiFailure('timeout', 'took too long')
  const onIdle = () => idle.abort(timeoutError())
  let timer = setTimeout(onIdle, firstMs)
  const signal = AbortSignal.any([waiting, idle.signal])
  const run = (ended: AbortSignal) =>
    work(ended, () => {
      clearTimeout(timer)
      if (!ended.aborted) timer = setTimeout(onIdle, nextMs)
    })
  try {
    return await withTimeout(run, { timeoutMs: totalMs, signal, timeoutError })
  } finally {
    clearTimeout(timer)
  }
}
