/** Lets one loop wait for a notification. A notification between two waits ends the next wait at once. */
export type WakeUp = {
  notify: () => void
  /** Forgets the notifications so far. */
  reset: () => void
  /** Resolves at the first notification since the last wait, after `timeoutMs`, or when the signal aborts. */
  wait: (options?: { timeoutMs?: number; signal?: AbortSignal }) => Promise<void>
}

export function openWakeUp(): WakeUp {
  let notified = false
  let resume: (() => void) | undefined
  return {
    notify() {
      notified = true
      resume?.()
    },
    reset() {
      notified = false
    },
    async wait({ timeoutMs, signal } = {}) {
      if (!notified && !signal?.aborted) {
        const { promise, resolve } = Promise.withResolvers<void>()
        const onAbort = () => resolve()
        resume = resolve
        const timer = timeoutMs === undefined ? undefined : setTimeout(resolve, timeoutMs)
        signal?.addEventListener('abort', onAbort)
        await promise
        resume = undefined
        signal?.removeEventListener('abort', onAbort)
        clearTimeout(timer)
      }
      notified = false
    },
  }
}
