import type { AiFailureReason } from '#contract/events/conversation-types.ts'
import { AiFailure } from '#ports/ai/failure.ts'
import type { Ai } from '#ports/ai.ts'
import type { Incident } from '../conversation.decider.ts'
import type { LateReadings } from './late-readings.ts'
import type { WaitLimits } from './turn-wait.policy.ts'

export type Engines = {
  ai: Ai
  /** Replaces `ai` immediately when it fails. */
  fallback: Ai
  /** The longest time without progress in one call of `ai`. */
  idleTimeoutMs?: number
  /** The longest wait of a respondent in a turn for an engine that is known to be slow. Absent: that for any engine. */
  longestWaitMs?: number | undefined
  /** Absent: a reading that comes late is lost. */
  lateReadings?: LateReadings | undefined
}

export const defaultIdleTimeoutMs = 6_000

export const waitLimitsOf = ({
  idleTimeoutMs: usualMs = defaultIdleTimeoutMs,
  longestWaitMs: longestMs = usualMs,
}: Engines): WaitLimits => ({ usualMs, longestMs })

/** Undefined where the engine was not measured yet. */
export const expectedMs = ({ expectedMs: measured }: Ai, step: 'code' | 'word') =>
  measured ? measured(step) : 0

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
