import { withTimeout } from '#kernel/async/with-timeout.ts'
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
