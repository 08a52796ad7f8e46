export type TimeoutOptions = {
  timeoutMs: number
  /** Ends the wait early; the call then rejects with its reason. */
  signal?: AbortSignal
  timeoutError?: () => Error
}

/**
 * Rejects when `work` takes longer than `timeoutMs`, or when `signal` aborts. The signal given to `work` aborts with the
 * same reason. Work that ignores it is not waited for; its result is dropped.
 */
export async function withTimeout<T>(
  work: (signal: AbortSignal) => Promise<T>,
  { timeoutMs, signal, timeoutError }: TimeoutOptions,
): Promise<T> {
  signal?.throwIfAborted()
  const controller = new AbortController()
  const { promise: ended, reject } = Promise.withResolvers<never>()
  ended.catch(() => {})
  const end = (reason: unknown) => {
    reject(reason)
    controller.abort(reason)
  }
  const onAbort = () => end(signal?.reason)
  const timer = setTimeout(
    () => end(timeoutError?.() ?? new Error(`timed out after ${timeoutMs} ms`)),
    timeoutMs,
  )
  signal?.addEventListener('abort', onAbort, { once: true })
  try {
    return await Promise.race([work(controller.signal), ended])
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', onAbort)
  }
}
