import type { AiFailureReason } from '#contract/events/conversation-types.ts'
import { AiFailure, type Ai } from '#ports/ai.ts'
import type { Incident } from '../conversation.decider.ts'

export type Engines = {
  ai: Ai
  /** Takes over at once when `ai` fails: a respondent never waits for a vendor. */
  fallback: Ai
  /** How long one call of `ai` may show no sign of life. */
  idleTimeoutMs?: number
}

/** How long a respondent is kept waiting at most: for a sign of life, and altogether. */
export const defaultIdleTimeoutMs = 6_000

export function failureReasonOf(failure: unknown): AiFailureReason {
  return failure instanceof AiFailure ? failure.reason : 'unavailable'
}

type FallbackUsedData = Extract<Incident, { type: 'FallbackUsed' }>['data']

export function fallbackIncident(
  { ai, fallback }: Engines,
  used: Pick<FallbackUsedData, 'number' | 'step' | 'reason'>,
): Incident {
  return {
    type: 'FallbackUsed',
    data: { ...used, engine: ai.engine, fallback: fallback.engine },
  }
}
