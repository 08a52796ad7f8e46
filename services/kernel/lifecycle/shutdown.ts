import { withTimeout } from '../async/with-timeout.ts'
import type { Log } from '../log.ts'

/** One thing to close. Steps run in the order given: what takes work in goes first, what keeps data goes last. */
export type ShutdownStep = { name: string; close: () => Promise<unknown> }

export type Shutdown = {
  /** True from the first signal on: health says so, and requests are turned away. */
  draining: () => boolean
  /** Closes everything, once; never rejects. True when every step ended in its time. */
  shutDown: (reason: string) => Promise<boolean>
}

/**
 * Closes step by step, each within its time; one that hangs or fails does not keep the rest from closing.
 * Steps may be added to the list while starting up, so that a failed start closes what it had opened.
 */
export function openShutdown(steps: ShutdownStep[], log: Log, stepTimeoutMs = 5_000): Shutdown {
  let ending: Promise<boolean> | undefined
  async function closeAll(reason: string): Promise<boolean> {
    log.info(`Stopping: ${reason}.`)
    let isClean = true
    // A start that is interrupted may still add some.
    for (let step = steps.shift(); step; step = steps.shift())
      if (!(await closeOne(step, log, stepTimeoutMs))) isClean = false
    return isClean
  }
  return {
    draining: () => ending !== undefined,
    shutDown: (reason) => (ending ??= closeAll(reason)),
  }
}

async function closeOne(
  { name, close }: ShutdownStep,
  log: Log,
  timeoutMs: number,
): Promise<boolean> {
  try {
    await withTimeout(close, {
      timeoutMs,
      timeoutError: () => new Error(`not closed after ${timeoutMs} ms`),
    })
    return true
  } catch (error) {
    log.error({ err: error }, `${name} did not close cleanly.`)
    return false
  }
}

/** One Ctrl-C may arrive several times at once: from the terminal, and passed on by whoever started us. */
const signalDebounceMs = 1_000

/**
 * SIGINT, SIGTERM and SIGHUP shut down and end the process; another one a moment later ends it at once. Answers whether
 * that has begun.
 */
export function exitOnSignals(
  { shutDown }: Shutdown,
  end: (code: number) => void = (code) => process.exit(code),
): () => boolean {
  let endingSince: number | undefined
  const onSignal = (signal: NodeJS.Signals) => {
    if (endingSince !== undefined)
      return void (performance.now() - endingSince > signalDebounceMs && end(1))
    endingSince = performance.now()
    void shutDown(signal).then((isClean) => end(isClean ? 0 : 1))
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, onSignal)
  return () => endingSince !== undefined
}
