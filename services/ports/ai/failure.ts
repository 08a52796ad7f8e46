import type { AiFailureReason } from '#contract/events/conversation-types.ts'

/** Thrown by every operation that fails. The message holds no personal data and no quotes. */
export class AiFailure extends Error {
  override name = 'AiFailure'
  readonly reason: AiFailureReason
  /** When a retry may succeed. */
  readonly retryAfterMs: number | undefined

  constructor(
    reason: AiFailureReason,
    message: string,
    options: ErrorOptions & { retryAfterMs?: number } = {},
  ) {
    super(message, options)
    this.reason = reason
    this.retryAfterMs = options.retryAfterMs
  }
}

/** The goal of a survey means nothing: the owner is asked what they want to know. */
export class UnclearGoal extends AiFailure {
  override name = 'UnclearGoal'

  constructor() {
    super('refused', 'the goal names no subject')
  }
}
