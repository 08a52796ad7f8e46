import type { AnswerFlag, Intent } from '#contract/events/conversation-types.ts'
import type { Span } from '#ports/ai/common.ts'

export type AnswerReading = {
  intent: Intent
  flags: AnswerFlag[]
  /** The parts that answer the question. */
  content: Span[]
}
