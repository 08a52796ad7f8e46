import type { AiFailureReason } from '#contract/events/conversation-types.ts'
import { AiFailure, type Ai } from '#ports/ai.ts'
import type { Incident } from '../conversation.decider.ts'

export type Engines = {
  ai: Ai
  /** Replaces `ai` immediately when it fails. */
  fallback: Ai
  /** How long one call of `ai` may make no progress. */
  idleTimeoutMs?: number
}

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
