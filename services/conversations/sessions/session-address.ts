// Session ids and the conversations behind them. A session id is a secret; the conversation's id does not reveal it.
import { createHmac } from 'node:crypto'
import { isPreview } from '#contract/api/public.ts'
import { derivedId } from '#kernel/ids.ts'
import type { TokenId } from '#kernel/security/signed-tokens.ts'
import { conversation, preview } from '../conversation.decider.ts'

export type SessionAddress = {
  /** The conversation's id, which owners see. */
  id: string
  decider: typeof conversation
  stream: string
}

export function addressOf(sessionId: string): SessionAddress {
  const id = derivedId('conversation', sessionId)
  const decider = isPreview(sessionId) ? preview : conversation
  return { id, decider, stream: `${decider.category}-${id}` }
}

/** The decider of a stream, by its category. */
export const deciderOf = (stream: string): typeof conversation =>
  stream.startsWith(`${preview.category}-`) ? preview : conversation

/** One session for each personal link. */
export function invitedSessionId(
  secret: Buffer,
  surveyId: string,
  { batchId, number }: TokenId,
): string {
  return newSessionId(secret, ['invitation', surveyId, batchId, number].join('\n'))
}

/** Unpredictable without the secret; the same for a repeated command. */
export function newSessionId(
  secret: Buffer,
  commandId: string,
  kind: '' | 'preview-' = '',
): string {
  const random = createHmac('sha256', secret).update(`session\n${commandId}`).digest('hex')
  return `${kind}${random.slice(0, 32)}`
}
