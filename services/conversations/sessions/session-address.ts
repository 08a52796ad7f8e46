// What a session id opens. It is a secret, so neither the conversation's own id nor its stream tells it.
import { createHmac } from 'node:crypto'
import { isPreview } from '#contract/api/public.ts'
import { derivedId } from '#kernel/ids.ts'
import type { TokenId } from '#kernel/security/signed-tokens.ts'
import { conversation, preview } from '../conversation.decider.ts'

export type SessionAddress = {
  /** The conversation's own id, which owners see. */
  id: string
  decider: typeof conversation
  stream: string
}

export function addressOf(sessionId: string): SessionAddress {
  const id = derivedId('conversation', sessionId)
  const decider = isPreview(sessionId) ? preview : conversation
  return { id, decider, stream: `${decider.category}-${id}` }
}

/** Whose rules a stream follows. */
export const deciderOf = (stream: string): typeof conversation =>
  stream.startsWith(`${preview.category}-`) ? preview : conversation

/** One conversation for each personal link, wherever it is opened. */
export function invitedSessionId(
  secret: Buffer,
  surveyId: string,
  { batchId, number }: TokenId,
): string {
  return newSessionId(secret, ['invitation', surveyId, batchId, number].join('\n'))
}

/** Random to everybody else, and the same again when the same command is told again. */
export function newSessionId(
  secret: Buffer,
  commandId: string,
  kind: '' | 'preview-' = '',
): string {
  const random = createHmac('sha256', secret).update(`session\n${commandId}`).digest('hex')
  return `${kind}${random.slice(0, 32)}`
}
