// Calls of an engine that take longer than the respondent waits: they continue, and their results are recorded later.
import { withTimeout } from '#kernel/async/with-timeout.ts'
import { AiFailure } from '#ports/ai/failure.ts'

export type LateReadings = {
  /** `late` is the call that continues; undefined if too many calls do, and this one was aborted. */
  run: <T>(
    call: (signal: AbortSignal) => Promise<T>,
    waiting: { waitMs: number; signal: AbortSignal },
  ) => Promise<{ value: T } | { late: Promise<T> | undefined }>
  /** Counts `work`, which follows a late call, until it settles. Its failure is ignored: nothing depends on it. */
  follow: (work: Promise<unknown>) => void
  /** Resolves when no late call is running. */
  waitForIdle: () => Promise<void>
}

export type LateReadingLimits = {
  /** Late calls at the same time. */
  maxCalls: number
  /** Milliseconds of a call, from its start. */
  totalMs: number
}

export const noLateReadings: LateReadings = openLateReadings({ maxCalls: 0, totalMs: 600_000 })

export function openLateReadings({ maxCalls, totalMs }: LateReadingLimits): LateReadings {
  const running = new Set<Promise<unknown>>()
  return {
    async run(call, { waitMs, signal }) {
      const stopping = new AbortController()
      const reading = call(AbortSignal.any([stopping.signal, AbortSignal.timeout(totalMs)]))
      reading.catch(() => undefined)
      const late = new AiFailure('timeout', 'took too long')
      try {
        const wait = { timeoutMs: waitMs, signal, timeoutError: () => late }
        return { value: await withTimeout(() => reading, wait) }
      } catch (error) {
        if (error === late && running.size < maxCalls) return { late: reading }
        stopping.abort(error)
        if (error === late) return { late: undefined }
        throw error
      }
    },
    follow(work) {
      const settled = work.catch(() => undefined).finally(() => running.delete(settled))
      running.add(settled)
    },
    async waitForIdle() {
      while (running.size > 0) await Promise.all(running)
    },
  }
}
