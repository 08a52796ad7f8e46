import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { Cursor } from '#contract/live.ts'
import { authenticateAuditor, bearerToken, resolveLedgerOwner } from '#kernel/security/auditor.ts'
import { must, refuse } from '#kernel/problem.ts'
import { heartbeatMs, isAllowedOrigin, type SocketDeps } from './deps.ts'
import { followChannel } from './follow-channel.ts'
import { closeOnError, closeCodes, openPlainSocket, type PlainSocket } from './plain-socket.ts'

type LedgerFeedRequest = {
  ownerId: string
  since: Cursor
  /** Of somebody who came with a cookie. */
  session?: string
  /** Of somebody who came with a token. */
  token?: string
}

const LedgerFeedQuery = z.object({ since: Cursor.default(''), owner: z.uuid().optional() })

/**
 * The auditors' feed: a ledger, entry by entry as stored, one JSON text to a message. By cookie one's own; by token
 * (`Authorization: Bearer`) those that it is good for, `owner` saying whose where it is good for all.
 */
export function registerLedgerFeed(
  app: FastifyInstance,
  deps: SocketDeps,
  track: (socket: PlainSocket, session?: string) => void,
): void {
  const asked = new WeakMap<FastifyRequest, LedgerFeedRequest>()
  const admit = async (request: FastifyRequest) => {
    if (!isAllowedOrigin(request, deps.publicUrl)) refuse('request/cross-origin')
    const auditor = await authenticateAuditor(request, deps)
    const query = LedgerFeedQuery.safeParse(request.query)
    if (!query.success) return refuse('request/invalid')
    const { since, owner } = query.data
    const token = bearerToken(request)
    asked.set(request, {
      ownerId: resolveLedgerOwner(auditor, owner),
      since,
      ...(token !== undefined && { token }),
      ...(auditor.session !== undefined && { session: auditor.session }),
    })
  }
  // Admitted before the upgrade, so that a refusal is an ordinary HTTP answer.
  app.get('/api/ledger/feed', { websocket: true, preValidation: admit }, (socket, request) => {
    const plain = openPlainSocket(socket)
    const audit = must(asked.get(request), 'an admitted request')
    track(plain, audit.session)
    if (audit.token !== undefined) closeWhenTokenExpires(plain, audit.token, deps)
    void streamLedger(plain, audit, deps)
  })
}

/** Tokens are revoked elsewhere, so they are looked at again and again. */
function closeWhenTokenExpires(
  socket: PlainSocket,
  token: string,
  { auditorOf, log }: SocketDeps,
): void {
  const look = async () => {
    if (!(await auditorOf?.(token)))
      socket.close(closeCodes.signedOut, 'the token is no longer good')
  }
  const looking = setInterval(
    () => void look().catch((err: unknown) => log.warn({ err }, 'a token cannot be looked up')),
    heartbeatMs,
  ).unref()
  socket.closed.addEventListener('abort', () => clearInterval(looking), { once: true })
}

async function streamLedger(
  socket: PlainSocket,
  { ownerId, since }: LedgerFeedRequest,
  deps: SocketDeps,
) {
  const channel = must(
    deps.channels.find(({ name }) => name === 'ledger'),
    'the channel of the ledger',
  )
  await followChannel({
    channel,
    db: deps.db,
    id: ownerId,
    since,
    announcements: deps.announcements,
    send: async ({ items, cursor }) => {
      // The last of a page says where to go on; after a cut, what came since then comes again under the same keys.
      for (const entry of items)
        await socket.send(entry === items.at(-1) ? { ...entry, cursor } : entry)
    },
    onError: (error) => closeOnError(socket, error, deps.log),
    signal: socket.closed,
  })
}
