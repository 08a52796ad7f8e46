// The offline engine and the rules in worker threads: a long answer never blocks the event loop.
import { AiFailure, UnclearGoal } from '#ports/ai/failure.ts'
import type { Ai } from '#ports/ai.ts'
import type { DetectLanguage, SpeakPoint } from '#ports/text-rules.ts'
import type { Rules } from '../rules/rules.ts'
import { type EngineCall, openThreadPool } from './thread-pool.ts'

export type EngineThreads = {
  ai: Ai
  rules: Rules
  speakPoint: SpeakPoint
  detectLanguage: DetectLanguage
  /** Without it, the first operation waits until the engine is loaded. */
  start: () => void
  /** Waits for running operations. */
  close: () => Promise<void>
}

/** Two threads: one slow answer does not delay the next respondent's. */
const defaultThreads = { minThreads: 1, maxThreads: 2 }

type Operation = (input: never, options?: { signal?: AbortSignal }) => Promise<unknown>

export function openEngineThreads(
  threads: { minThreads: number; maxThreads: number } = defaultThreads,
): EngineThreads {
  const pool = openThreadPool(threads)
  const closed = new AbortController()

  async function run(call: EngineCall, signal: AbortSignal | undefined): Promise<unknown> {
    signal?.throwIfAborted()
    if (closed.signal.aborted) throw new AiFailure('unavailable', 'The offline engine is closed.')
    const reply = await pool.run(call).catch((error: unknown) => {
      throw new AiFailure('unavailable', 'The thread of the offline engine failed.', {
        cause: error,
      })
    })
    // Operations take milliseconds: an aborted one is left to end, because aborting it would end its thread.
    signal?.throwIfAborted()
    if ('failure' in reply && reply.failure.isUnclear) throw new UnclearGoal()
    if ('failure' in reply) throw new AiFailure(reply.failure.reason, reply.failure.message)
    return reply.value
  }

  const operation =
    (part: EngineCall['part'], name: string): Operation =>
    (input, options) =>
      run({ part, operation: name, input: [input] }, options?.signal)

  const proxy = <T>(part: EngineCall['part'], names: readonly string[]) =>
    Object.fromEntries(names.map((name) => [name, operation(part, name)])) as T

  return {
    ai: {
      engine: 'offline',
      ...proxy<Omit<Ai, 'engine' | 'structure'>>('ai', [
        'questions',
        'code',
        'word',
        'analyse',
        'judge',
        'assess',
        'digest',
        'report',
      ]),
      structure: (goal, locale, options) =>
        run(
          { part: 'ai', operation: 'structure', input: [goal, locale] },
          options?.signal,
        ) as ReturnType<Ai['structure']>,
    },
    rules: {
      ...proxy<Omit<Rules, 'closing'>>('rules', [
        'interpret',
        'judge',
        'findDisqualification',
        'findSimilar',
        'message',
        'pause',
        'quietHelp',
        'resumption',
        'childProtection',
        'mayStop',
        'reply',
      ]),
      closing: (...input) =>
        run({ part: 'rules', operation: 'closing', input }, undefined) as Promise<string>,
    },
    speakPoint: operation('points', 'speakPoint') as SpeakPoint,
    detectLanguage: operation('points', 'detectLanguage') as DetectLanguage,
    start: pool.start,
    close: async () => {
      closed.abort()
      await pool.close()
    },
  }
}
