import type { AiFailureReason } from '#contract/events/conversation-types.ts'

/** A retry after one of these may succeed; the other reasons are final for the same input. */
export const transientAiFailures: ReadonlySet<AiFailureReason> = new Set([
  'unavailable',
  'timeout',
  'rate-limited',
  'circuit-open',
])
