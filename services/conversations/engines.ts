import type { AiFailureReason } from '#contract/events/conversation-terms.ts'
import { AiFailure, type Ai } from '#ports/ai.ts'
import type { Mishap } from './conversation.decider.ts'

export type Engines = {
  ai: Ai
  /** Takes over at once when `ai` fails: a respondent never waits for a vendor. */
  fallback: Ai
  /** How long one call of `ai` may show no sign of life. */
  patienceMs?: number
}

/** How long a respondent is kept waiting at most: for a sign of life, and altogether. */
export const defaultPatienceMs = 6_000

export function reasonOf(failure: unknown): AiFailureReason {
  return failure instanceof AiFailure ? failure.reason : 'unavailable'
}

type Fallback = Extract<Mishap, { type: 'FallbackUsed' }>['data']

export function fallbackUsed(
  { ai, fallback }: Engines,
  used: Pick<Fallback, 'number' | 'step' | 'reason'>,
): Mishap {
  return {
    type: 'FallbackUsed',
    data: { ...used, engine: ai.engine, fallback: fallback.engine },
  }
}
