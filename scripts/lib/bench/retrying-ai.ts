import { backoffDelay, pause } from '#kernel/async/backoff.ts'
import { AiFailure } from '#ports/ai/failure.ts'
import type { Ai } from '#ports/ai.ts'
import { transientAiFailures } from '#ports/transient-ai-failures.ts'
import { printLine } from '../command-line.ts'

const attempts = 8
const backoff = { initialDelayMs: 2_000, maxDelayMs: 30_000 }

/** Retries transient failures of a model: a bench measures its judgement, not its availability. */
export function retryingAi<Operations extends Partial<Ai>>(ai: Operations): Operations {
  const operations = Object.entries(ai).map(([name, operation]) => [
    name,
    typeof operation === 'function'
      ? (...input: unknown[]) =>
          retryTransient(name, () => (operation as (...given: unknown[]) => unknown)(...input))
      : operation,
  ])
  return Object.fromEntries(operations) as Operations
}

/** Up to eight attempts. */
export async function retryTransient<T>(name: string, call: () => Promise<T> | T): Promise<T> {
  for (let attempt = 1; ; attempt++)
    try {
      // oxlint-disable-next-line no-await-in-loop -- one attempt after the other
      return await call()
    } catch (error) {
      const isTransient = error instanceof AiFailure && transientAiFailures.has(error.reason)
      if (!isTransient || attempt === attempts) throw error
      printLine(`${name}: ${error.reason}, again later`)
      // oxlint-disable-next-line no-await-in-loop
      await pause(backoffDelay(backoff, attempt))
    }
}
