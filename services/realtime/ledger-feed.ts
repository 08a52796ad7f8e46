import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { Cursor } from '#contract/live.ts'
import { auditorFor, bearerOf, ledgerFor } from '#kernel/auditor.ts'
import { must, refuse } from '#kernel/problem.ts'
import { heartbeatMs, isOurOrigin, type SocketDeps } from './deps.ts'
import { follow } from './follow.ts'
import { breakOff, closeCodes, plainSocket, type PlainSocket } from './plain-socket.ts'

type Asked = {
  ownerId: string
  since: Cursor
  /** Of somebody who came with a cookie. */
  session?: string
  /** Of somebody who came with a token. */
  token?: string
}

const Query = z.object({ since: Cursor.default(''), owner: z.uuid().optional() })

/**
 * The auditors' feed: a ledger, entry by entry as stored, one JSON text to a message. By cookie one's own; by token
 * (`Authorization: Bearer`) those that it is good for, `owner` saying whose where it is good for all.
 */
export function ledgerFeed(
  app: FastifyInstance,
  deps: SocketDeps,
  track: (socket: PlainSocket, session?: string) => void,
): void {
  const asked = new WeakMap<FastifyRequest, Asked>()
  const admit = async (request: FastifyRequest) => {
    if (!isOurOrigin(request, deps.publicUrl)) refuse('request/cross-origin')
    const auditor = await auditorFor(request, deps)
    const query = Query.safeParse(request.query)
    if (!query.success) return refuse('request/invalid')
    const { since, owner } = query.data
    const token = bearerOf(request)
    asked.set(request, {
      ownerId: ledgerFor(auditor, owner),
      since,
      ...(token !== undefined && { token }),
      ...(auditor.session !== undefined && { session: auditor.session }),
    })
  }
  // Admitted before the upgrade, so that a refusal is an ordinary HTTP answer.
  app.get('/api/ledger/feed', { websocket: true, preValidation: admit }, (socket, request) => {
    const plain = plainSocket(socket)
    const audit = must(asked.get(request), 'an admitted request')
    track(plain, audit.session)
    if (audit.token !== undefined) endWithToken(plain, audit.token, deps)
    void listen(plain, audit, deps)
  })
}

/** Tokens are revoked elsewhere, so they are looked at again and again. */
function endWithToken(socket: PlainSocket, token: string, { auditorOf, log }: SocketDeps): void {
  const look = async () => {
    if (!(await auditorOf?.(token)))
      socket.close(closeCodes.signedOut, 'the token is no longer good')
  }
  const looking = setInterval(
    () => void look().catch((err: unknown) => log.warn({ err }, 'a token cannot be looked up')),
    heartbeatMs,
  ).unref()
  socket.gone.addEventListener('abort', () => clearInterval(looking), { once: true })
}

async function listen(socket: PlainSocket, { ownerId, since }: Asked, deps: SocketDeps) {
  const channel = must(
    deps.channels.find(({ name }) => name === 'ledger'),
    'the channel of the ledger',
  )
  await follow({
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
    fail: (error) => breakOff(socket, error, deps.log),
    signal: socket.gone,
  })
}
