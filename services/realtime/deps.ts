import type { IncomingMessage } from 'node:http'
import type { Announcements } from '#kernel/read/announcements.ts'
import type { AuditorOf } from '#kernel/security/auditor.ts'
import type { Channel } from '#kernel/read/channel.ts'
import type { Db } from '#kernel/postgres/db.ts'
import type { ConsistentRead } from '#kernel/read/consistent-read.ts'
import type { Log } from '#kernel/log.ts'
import type { TokenStream } from '#ports/token-stream.ts'

export type AuthenticatedSession = { ownerId: string; session: string }

export type SocketDeps = {
  channels: readonly Channel[]
  announcements: Announcements
  db: Db
  tokenStream: TokenStream
  log: Log
  /** Where browsers see us; sockets opened by other sites' pages are refused. */
  publicUrl: string
  authenticate: (
    request: Pick<IncomingMessage, 'headers'>,
  ) => Promise<AuthenticatedSession | undefined>
  /** Without it nobody's token is good. */
  auditorOf?: AuditorOf
  /** Hears sign-outs; their sockets are closed. */
  onSessionEnd: (hear: (session: string) => void) => () => void
  /** By the conversation's own id. A conversation that was just started must be known. */
  conversationStatus: (conversationId: string) => Promise<'running' | 'finished' | undefined>
  readConsistently?: ConsistentRead
}

/** How often connections are probed, and asked whether their owner is still signed in. */
export const heartbeatMs = 25_000

/** Browsers always name the page that opens a socket; other programs name none. */
export function isAllowedOrigin(
  { headers }: Pick<IncomingMessage, 'headers'>,
  publicUrl: string,
): boolean {
  const { origin, host } = headers
  if (origin === undefined) return true
  if (!URL.canParse(origin)) return false
  return new URL(origin).host === host || new URL(origin).origin === new URL(publicUrl).origin
}
