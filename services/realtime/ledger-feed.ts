import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { Cursor } from '#contract/live.ts'
import { type Auditor, authenticateAuditor, resolveLedgerOwner } from '#kernel/security/auditor.ts'
import { must, refuse } from '#kernel/problem.ts'
import { isAllowedOrigin } from './allowed-origin.ts'
import type { SocketDeps } from './deps.ts'
import { followChannel } from './follow-channel.ts'
import type { ConnectionLimit } from './connection-limit.ts'
import { closeOnError, closeCodes, openPlainSocket, type PlainSocket } from './plain-socket.ts'

type LedgerFeedRequest = {
  ownerId: string
  since: Cursor
  /** A web session or an access token. */
  access: { session: string } | { tokenId: string }
  /** The owner or the token whose connections are counted. */
  holder: string
}

const LedgerFeedQuery = z.object({ since: Cursor.default(''), owner: z.uuid().optional() })

/**
 * The auditors' WebSocket: a ledger's entries as stored, one JSON message each. A cookie gives access to the owner's own
 * ledger; a bearer token to its owner's, or, if it is valid for all, to that of `owner`.
 */
export function registerLedgerFeed(
  app: FastifyInstance,
  deps: SocketDeps,
  { track, limit }: { track: (socket: PlainSocket) => void; limit: ConnectionLimit },
): void {
  const admitted = new WeakMap<FastifyRequest, LedgerFeedRequest>()
  const admit = async (request: FastifyRequest) => {
    if (!isAllowedOrigin(request, deps.publicUrl)) refuse('request/cross-origin')
    const auditor = await authenticateAuditor(request, deps)
    const query = LedgerFeedQuery.safeParse(request.query)
    if (!query.success) return refuse('request/invalid')
    const { since, owner } = query.data
    const ownerId = resolveLedgerOwner(auditor, owner)
    const access = accessOf(auditor)
    const holder = 'tokenId' in access ? `token ${access.tokenId}` : ownerId
    const others = await limit.countOthers(holder)
    if (limit.isFull(holder, others)) refuse('accounts/too-many-connections')
    admitted.set(request, { ownerId, since, access, holder })
  }
  // Authorized before the upgrade, so that a refusal is an HTTP response.
  app.get('/api/ledger/feed', { websocket: true, preValidation: admit }, (socket, request) => {
    const plain = openPlainSocket(socket)
    const feed = must(admitted.get(request), 'an admitted request')
    track(plain)
    if (!limit.tryAcquire(feed.holder, plain.closed))
      return plain.close(closeCodes.tooMany, 'too many connections')
    const stop = deps.watchAccess(feed.access, () =>
      plain.close(closeCodes.signedOut, 'the session or token is no longer valid'),
    )
    plain.closed.addEventListener('abort', stop, { once: true })
    void streamLedger(plain, feed, deps)
  })
}

function accessOf({ tokenId, session }: Auditor): LedgerFeedRequest['access'] {
  if (tokenId !== undefined) return { tokenId }
  return { session: must(session, 'the session of an auditor without a token') }
}

async function streamLedger(
  socket: PlainSocket,
  { ownerId, since }: LedgerFeedRequest,
  deps: SocketDeps,
) {
  const channel = must(
    deps.channels.find(({ name }) => name === 'ledger'),
    'the ledger channel',
  )
  await followChannel({
    channel,
    db: deps.db,
    id: ownerId,
    since,
    announcements: deps.announcements,
    send: async ({ items, cursor }) => {
      // The cursor comes with the last entry of a page: after a reconnect, entries may repeat under the same keys.
      for (const entry of items)
        await socket.send(entry === items.at(-1) ? { ...entry, cursor } : entry)
    },
    onError: (error) => closeOnError(socket, error, deps.log),
    signal: socket.closed,
  })
}
