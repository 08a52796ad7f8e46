import type { IncomingMessage } from 'node:http'
import type { Announcements } from '#kernel/read/announcements.ts'
import type { AuditorOf } from '#kernel/security/auditor.ts'
import type { IsAllowedHost } from '#kernel/http/allowed-hosts.ts'
import type { SecurityEvents } from '#kernel/security/events/security-events.ts'
import type { Channel } from '#kernel/read/channel.ts'
import type { Db } from '#kernel/postgres/db.ts'
import type { SharedConnections } from '#kernel/postgres/shared-connections.ts'
import type { ConsistentRead } from '#kernel/read/consistent-read.ts'
import type { Log } from '#kernel/log.ts'
import type { TokenStream } from '#ports/token-stream.ts'

export const ownerSocketPath = '/live/owner'

/** `session` is the hash of a web session's token. */
export type AuthenticatedSession = { ownerId: string; session: string }

export type SocketDeps = {
  channels: readonly Channel[]
  announcements: Announcements
  /** Opened by `openKeyReader`. */
  db: Db
  tokenStream: TokenStream
  log: Log
  /** The origin of our pages; sockets from other origins are refused. */
  publicUrl: string
  isAllowedHost: IsAllowedHost
  clientAddress: (request: IncomingMessage) => string
  authenticate: (
    request: Pick<IncomingMessage, 'headers'>,
  ) => Promise<AuthenticatedSession | undefined>
  /** Without it this process counts its sockets alone. */
  connections?: SharedConnections
  /** Without it every token is refused. */
  auditorOf?: AuditorOf
  /** Without it, refusals are not recorded. */
  securityEvents?: SecurityEvents
  /** Calls `onEnd` once, when the session or token is over. Returns how to stop watching. */
  watchAccess: (access: { session: string } | { tokenId: string }, onEnd: () => void) => () => void
  /** By conversation id; undefined for an unknown one. Must find a conversation as soon as it has started. */
  conversationStatus: (conversationId: string) => Promise<'running' | 'finished' | undefined>
  readConsistently?: ConsistentRead
}
