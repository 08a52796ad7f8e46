import type { IncomingMessage } from 'node:http'
import type { Announcements } from '#kernel/announcements.ts'
import type { AuditorOf } from '#kernel/auditor.ts'
import type { Channel } from '#kernel/channel.ts'
import type { Db } from '#kernel/db.ts'
import type { Found } from '#kernel/found.ts'
import type { Log } from '#kernel/log.ts'
import type { Deltas } from '#ports/deltas.ts'

export type SignedIn = { ownerId: string; session: string }

export type SocketDeps = {
  channels: readonly Channel[]
  announcements: Announcements
  db: Db
  deltas: Deltas
  log: Log
  /** Where browsers see us; sockets opened by other sites' pages are refused. */
  publicUrl: string
  authenticate: (request: Pick<IncomingMessage, 'headers'>) => Promise<SignedIn | undefined>
  /** Without it nobody's token is good. */
  auditorOf?: AuditorOf
  /** Hears sign-outs; their sockets are closed. */
  onSessionEnd: (hear: (session: string) => void) => () => void
  /** By the conversation's own id. A conversation that was just started must be known. */
  conversation: (conversationId: string) => Promise<'running' | 'finished' | undefined>
  found?: Found
}

/** How often connections are probed, and asked whether their owner is still signed in. */
export const heartbeatMs = 25_000

/** Browsers always name the page that opens a socket; other programs name none. */
export function isOurOrigin(
  { headers }: Pick<IncomingMessage, 'headers'>,
  publicUrl: string,
): boolean {
  const { origin, host } = headers
  if (origin === undefined) return true
  if (!URL.canParse(origin)) return false
  return new URL(origin).host === host || new URL(origin).origin === new URL(publicUrl).origin
}
