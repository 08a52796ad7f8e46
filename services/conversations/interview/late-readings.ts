// Calls of an engine that take longer than the respondent waits: they run on, and what they say is recorded later.
import { withTimeout } from '#kernel/async/with-timeout.ts'
import { AiFailure } from '#ports/ai.ts'

export type LateReadings = {
  /** `late` is the call that runs on; undefined where too many do, and the call was aborted. */
  run: <T>(
    call: (signal: AbortSignal) => Promise<T>,
    waiting: { waitMs: number; signal: AbortSignal },
  ) => Promise<{ value: T } | { late: Promise<T> | undefined }>
  /** Keeps `work`, which follows a late call, until it settles. Its failure is dropped: nothing depends on it. */
  follow: (work: Promise<unknown>) => void
  /** Resolves when nothing runs on. */
  waitForIdle: () => Promise<void>
}

export type LateReadingLimits = {
  /** Calls that run on at once. */
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
