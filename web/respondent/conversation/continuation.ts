// A conversation goes on on another device by a link that carries its secret behind the #, which no server ever sees.
import type { ConversationStorage } from './conversation-storage.ts'

const continuationHash = /^#on=([0-9a-f]{32})$/

type PageLocation = Pick<Location, 'origin' | 'pathname'>

export const continuationLink = (sessionId: string, { origin, pathname }: PageLocation) =>
  `${origin}${pathname}#on=${sessionId}`

/** The conversation that the page was opened with. */
export const parseContinuation = (hash: string): string | undefined =>
  continuationHash.exec(hash)?.[1]

/** Whether the device holds something else of this survey, which is not to be left behind unasked. */
export function hasOtherConversation(
  { session, starting, outbox }: ConversationStorage,
  sessionId: string,
): boolean {
  const held = session.get()
  if (held) return held !== sessionId
  const attempt = starting.get()?.key
  return attempt !== undefined && outbox.all(attempt).length > 0
}
