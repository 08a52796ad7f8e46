// Threads with a queue each: what is asked about one answer goes to the thread that has read it, whose caches by text know it.
import { Piscina } from 'piscina'
import type { AiFailureReason } from '#contract/events/conversation-types.ts'
import { openTextCache } from '../rules/text/text-cache.ts'

export type EngineCall = { part: 'ai' | 'rules' | 'points'; operation: string; input: unknown[] }
export type EngineReply =
  | { value: unknown }
  | { failure: { reason: AiFailureReason; message: string; isUnclear: boolean } }

type Thread = {
  /** Opened by its first call, or before any by `start`. */
  pool: Piscina<EngineCall, EngineReply> | undefined
  /** Calls that wait or run. */
  pending: number
}

export type ThreadPool = {
  run: (call: EngineCall) => Promise<EngineReply>
  /** Starts the threads that are there at any time, so that no call waits for them to load. */
  start: () => void
  /** Waits for running operations. */
  close: () => Promise<unknown>
}

const resourceLimits = { maxOldGenerationSizeMb: 512 }
/** A thread that starts compiles the engine again, for half a second of processor time. */
const idleTimeoutMs = 600_000
const maxTexts = 400
/** An answer that is read anew takes as long as about one more call in the queue. */
const maxDetour = 1

export function openThreadPool({
  minThreads,
  maxThreads,
}: {
  minThreads: number
  maxThreads: number
}): ThreadPool {
  const threads = Array.from({ length: maxThreads }, (): Thread => ({
    pool: undefined,
    pending: 0,
  }))
  const poolOf = (thread: Thread) =>
    (thread.pool ??= new Piscina<EngineCall, EngineReply>({
      filename: new URL('engine-thread.ts', import.meta.url).href,
      name: 'runOperation',
      minThreads: threads.indexOf(thread) < minThreads ? 1 : 0,
      maxThreads: 1,
      idleTimeout: idleTimeoutMs,
      resourceLimits,
    }))
  const choose = openThreadSelector(threads)
  return {
    async run(call) {
      const thread = choose(answerOf(call))
      thread.pending++
      try {
        return await poolOf(thread).run(call)
      } finally {
        thread.pending--
      }
    },
    start: () => threads.slice(0, minThreads).forEach(poolOf),
    close: () => Promise.all(threads.map(({ pool }) => pool?.close())),
  }
}

/** The thread that has read a text, unless more calls wait for it than for another one; else the one with the fewest. */
export function openThreadSelector<T extends { pending: number }>(
  threads: readonly T[],
): (text: string | undefined) => T {
  const readers = openTextCache<T>(maxTexts)
  return (text) => {
    const freest = threads.reduce((best, each) => (each.pending < best.pending ? each : best))
    if (text === undefined) return freest
    const reader = readers.get(text)
    if (reader && reader.pending <= freest.pending + maxDetour) return reader
    readers.set(text, freest)
    return freest
  }
}

type AboutAnswer = {
  answer?: string
  toJudge?: { answer: string }
  transcript?: readonly { answer: string }[]
}

/** The answer that an operation reads. */
function answerOf({ input: [input] }: EngineCall): string | undefined {
  const { answer, toJudge, transcript } = (input ?? {}) as AboutAnswer
  return answer ?? toJudge?.answer ?? transcript?.at(-1)?.answer
}
