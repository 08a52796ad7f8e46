/** Who waits for something new, and telling them. A wake between two waits is not lost. */
export type Wakeups = {
  wake(): void
  addWaiter(): Waiter
}

export type Waiter = Disposable & {
  /** Resolves once something was announced since the last wait, after `timeoutMs` at the latest, or at an abort. */
  wait(timeoutMs: number, signal: AbortSignal): Promise<void>
}

export function createWakeups(): Wakeups {
  const waiters = new Set<() => void>()
  return {
    wake: () => waiters.forEach((wake) => wake()),
    addWaiter() {
      let woken = false
      let resume = () => {}
      const wake = () => {
        woken = true
        resume()
      }
      waiters.add(wake)
      return {
        async wait(timeoutMs, signal) {
          if (!woken && !signal.aborted) {
            const { promise, resolve } = Promise.withResolvers<void>()
            resume = resolve
            const timer = setTimeout(resolve, timeoutMs)
            signal.addEventListener('abort', resume)
            await promise
            signal.removeEventListener('abort', resume)
            clearTimeout(timer)
          }
          woken = false
        },
        [Symbol.dispose]: () => void waiters.delete(wake),
      }
    },
  }
}
