// A link continues a conversation on another device. The session id is in its fragment, which is not sent to a server.
import type { ConversationStorage } from './conversation-storage.ts'

const continuationHash = /^#on=([0-9a-f]{32})$/

type PageLocation = Pick<Location, 'origin' | 'pathname'>

export const continuationLink = (sessionId: string, { origin, pathname }: PageLocation) =>
  `${origin}${pathname}#on=${sessionId}`

/** Session id from the page's address. */
export const parseContinuation = (hash: string): string | undefined =>
  continuationHash.exec(hash)?.[1]

/** Whether this device has another conversation of this survey, so that the page has to ask first. */
export function hasOtherConversation(
  { session, starting, outbox }: ConversationStorage,
  sessionId: string,
): boolean {
  const held = session.get()
  if (held) return held !== sessionId
  const attempt = starting.get()?.key
  return attempt !== undefined && outbox.all(attempt).length > 0
}
