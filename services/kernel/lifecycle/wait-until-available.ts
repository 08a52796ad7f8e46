import { backoffDelay, pause } from '../async/backoff.ts'
import type { Log } from '../log.ts'
import { isUnavailable } from '../reactors/dependencies.ts'

export type StartupWait = {
  timeoutMs: number
  log: Pick<Log, 'info' | 'warn'>
  /** Ends the wait: the failure is then thrown. */
  signal?: AbortSignal | undefined
}

const backoff = { initialDelayMs: 100, maxDelayMs: 2_000 }
const reportIntervalMs = 5_000

/**
 * Runs `open` again while what it opens is unavailable, until `timeoutMs` have passed; then throws its failure. Logs what
 * it waits for. Without `wait`, the first failure is thrown.
 */
export async function waitUntilAvailable<T>(
  name: string,
  open: () => Promise<T>,
  wait: StartupWait | undefined,
): Promise<T> {
  if (!wait) return open()
  const startedAt = performance.now()
  let reportedAt = -Infinity
  for (let retry = 1; ; retry++) {
    try {
      const opened = await open()
      if (retry > 1) wait.log.info(`${name} is available`)
      return opened
    } catch (error) {
      const delayMs = backoffDelay(backoff, retry)
      const waitedMs = performance.now() - startedAt
      const isOver = waitedMs + delayMs > wait.timeoutMs || wait.signal?.aborted
      if (isOver || !isUnavailable(error)) throw error
      if (waitedMs - reportedAt >= reportIntervalMs) {
        reportedAt = waitedMs
        const leftSeconds = Math.ceil((wait.timeoutMs - waitedMs) / 1_000)
        wait.log.warn({ reason: reasonOf(error), leftSeconds }, `waiting for ${name}`)
      }
      await pause(delayMs, wait.signal)
    }
  }
}

/** A connection may fail at several addresses of one host name. */
function reasonOf(error: unknown): string {
  const { message, code, errors } = error as NodeJS.ErrnoException & { errors?: Error[] }
  return errors?.[0]?.message || message || code || 'no reason given'
}
