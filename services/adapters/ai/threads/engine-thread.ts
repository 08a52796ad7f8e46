// Entry of a worker thread: runs one operation of the offline engine or of the rules.
import { AiFailure, UnclearGoal } from '#ports/ai/failure.ts'
import { offlineAi } from '../offline/offline.ts'
import { speakPoint } from '../offline/points/spoken-question.ts'
import { detectTextLanguage } from '../rules/intent/goal-language.ts'
import { rules } from '../rules/rules.ts'
import type { EngineCall, EngineReply } from './thread-pool.ts'

const points = { speakPoint, detectLanguage: detectTextLanguage }
const operations: Record<string, object> = { ai: offlineAi, rules, points }

/** Errors lose their class between threads: a failure of the engine is returned instead of thrown. */
export async function runOperation({ part, operation, input }: EngineCall): Promise<EngineReply> {
  const run = (operations[part] as Record<string, (...input: unknown[]) => unknown>)[operation]
  if (!run) throw new Error(`Unknown operation ${part}.${operation}.`)
  try {
    return { value: await run(...input) }
  } catch (error) {
    if (!(error instanceof AiFailure)) throw error
    const { reason, message } = error
    return { failure: { reason, message, isUnclear: error instanceof UnclearGoal } }
  }
}
