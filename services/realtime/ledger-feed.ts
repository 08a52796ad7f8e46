import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { Cursor } from '#contract/live.ts'
import { must, refuse } from '#kernel/problem.ts'
import { isOurOrigin, type SignedIn, type SocketDeps } from './deps.ts'
import { follow } from './follow.ts'
import { breakOff, plainSocket, type PlainSocket } from './plain-socket.ts'

type Asked = SignedIn & { since: Cursor }

const Query = z.object({ since: Cursor.default('') })

/** The auditors' feed: an owner's ledger, entry by entry as stored, one JSON text to a message. */
export function ledgerFeed(
  app: FastifyInstance,
  deps: SocketDeps,
  track: (socket: PlainSocket, session: string) => void,
): void {
  const asked = new WeakMap<FastifyRequest, Asked>()
  const admit = async (request: FastifyRequest) => {
    if (!isOurOrigin(request, deps.publicUrl)) refuse('request/cross-origin')
    const signedIn = (await deps.authenticate(request)) ?? refuse('accounts/signed-out')
    const query = Query.safeParse(request.query)
    if (!query.success) refuse('request/invalid')
    asked.set(request, { ...signedIn, since: query.data.since })
  }
  // Admitted before the upgrade, so that a refusal is an ordinary HTTP answer.
  app.get('/api/ledger/feed', { websocket: true, preValidation: admit }, (socket, request) => {
    const plain = plainSocket(socket)
    const audit = must(asked.get(request), 'an admitted request')
    track(plain, audit.session)
    void listen(plain, audit, deps)
  })
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
