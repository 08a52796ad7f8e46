import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { Cursor } from '#contract/live.ts'
import { authenticateAuditor, bearerToken, resolveLedgerOwner } from '#kernel/security/auditor.ts'
import { must, refuse } from '#kernel/problem.ts'
import { isAllowedOrigin } from './allowed-origin.ts'
import type { SocketDeps } from './deps.ts'
import { followChannel } from './follow-channel.ts'
import {
  closeOnError,
  closeCodes,
  heartbeatMs,
  openPlainSocket,
  type PlainSocket,
} from './plain-socket.ts'

type LedgerFeedRequest = {
  ownerId: string
  since: Cursor
  /** Of a request with a cookie. */
  session?: string
  /** Of a request with a bearer token. */
  token?: string
}

const LedgerFeedQuery = z.object({ since: Cursor.default(''), owner: z.uuid().optional() })

/**
 * The auditors' WebSocket: a ledger's entries as stored, one JSON message each. A cookie gives access to the owner's own
 * ledger; a bearer token to its owner's, or, if it is valid for all, to that of `owner`.
 */
export function registerLedgerFeed(
  app: FastifyInstance,
  deps: SocketDeps,
  track: (socket: PlainSocket, session?: string) => void,
): void {
  const admitted = new WeakMap<FastifyRequest, LedgerFeedRequest>()
  const admit = async (request: FastifyRequest) => {
    if (!isAllowedOrigin(request, deps.publicUrl)) refuse('request/cross-origin')
    const auditor = await authenticateAuditor(request, deps)
    const query = LedgerFeedQuery.safeParse(request.query)
    if (!query.success) return refuse('request/invalid')
    const { since, owner } = query.data
    const token = bearerToken(request)
    admitted.set(request, {
      ownerId: resolveLedgerOwner(auditor, owner),
      since,
      ...(token !== undefined && { token }),
      ...(auditor.session !== undefined && { session: auditor.session }),
    })
  }
  // Authorized before the upgrade, so that a refusal is an HTTP response.
  app.get('/api/ledger/feed', { websocket: true, preValidation: admit }, (socket, request) => {
    const plain = openPlainSocket(socket)
    const feed = must(admitted.get(request), 'an admitted request')
    track(plain, feed.session)
    if (feed.token !== undefined) closeWhenTokenExpires(plain, feed.token, deps)
    void streamLedger(plain, feed, deps)
  })
}

/** Polls the token, which any process may revoke. */
function closeWhenTokenExpires(
  socket: PlainSocket,
  token: string,
  { auditorOf, log }: SocketDeps,
): void {
  const check = async () => {
    if (!(await auditorOf?.(token)))
      socket.close(closeCodes.signedOut, 'the token is no longer valid')
  }
  const checking = setInterval(
    () =>
      void check().catch((err: unknown) => log.warn({ err }, 'could not check an access token')),
    heartbeatMs,
  ).unref()
  socket.closed.addEventListener('abort', () => clearInterval(checking), { once: true })
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
