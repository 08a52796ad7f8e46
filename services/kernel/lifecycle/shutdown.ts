import { withTimeout } from '../async/with-timeout.ts'
import type { Log } from '../log.ts'

/** Steps run in the given order: sources of work first, stores last. */
export type ShutdownStep = { name: string; close: () => Promise<unknown> }

export type Shutdown = {
  /** True from the first signal on: the health check fails, and requests are refused. */
  draining: () => boolean
  /** Closes everything, once; never rejects. True if every step ended in time. */
  shutDown: (reason: string) => Promise<boolean>
}

/**
 * Runs the steps one after another, each with a timeout; one that hangs or fails does not stop the others. Steps may be
 * added during the start, so that a failed start closes what it opened.
 */
export function openShutdown(steps: ShutdownStep[], log: Log, stepTimeoutMs = 5_000): Shutdown {
  let ending: Promise<boolean> | undefined
  async function closeAll(reason: string): Promise<boolean> {
    log.info(`Stopping: ${reason}.`)
    let isClean = true
    // An interrupted start may still add steps.
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

/** One Ctrl-C may arrive several times: from the terminal, and forwarded by the parent process. */
const signalDebounceMs = 1_000

/**
 * SIGINT, SIGTERM and SIGHUP shut down and end the process; another one a second later ends it at once. Returns whether
 * the shutdown has begun.
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
