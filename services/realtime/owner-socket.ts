import { createServer, type IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { Server, type Socket } from 'socket.io'
import type { OwnerSocket } from '#contract/live.ts'
import { heartbeatMs, isOurOrigin, type SignedIn, type SocketDeps } from './deps.ts'
import { serveOwner } from './owner-follows.ts'

export const ownerPath = '/live/owner'
/** Bytes of one message from a page. */
const messageBytes = 10_000

type ClientToServer = OwnerSocket['clientToServer']
type ServerToClient = OwnerSocket['serverToClient']
type OwnerServer = Server<ClientToServer, ServerToClient, object, SignedIn>
export type Owner = Socket<ClientToServer, ServerToClient, object, SignedIn>

/** The owners' socket, by socket.io: only signed-in owners, only what is theirs. */
export async function openOwnerSocket(app: FastifyInstance, deps: SocketDeps) {
  // Never listens: requests and upgrades reach it through the real server, whichever addresses that is bound to.
  const front = createServer()
  const io: OwnerServer = new Server(front, {
    path: ownerPath,
    serveClient: false,
    destroyUpgrade: false,
    maxHttpBufferSize: messageBytes,
    pingInterval: heartbeatMs,
    pingTimeout: 20_000,
    connectTimeout: 10_000,
    allowRequest: (request, decide) => decide(null, isOurOrigin(request, deps.publicUrl)),
  })
  io.use(async (socket, next) => next(await refusal(socket, deps)))
  io.on('connection', (socket) => {
    void socket.join(roomOf(socket.data.session))
    serveOwner(socket, deps)
  })
  const stopHearing = deps.onSessionEnd((session) => io.in(roomOf(session)).disconnectSockets(true))
  const checking = setInterval(() => void dropSignedOut(io, deps), heartbeatMs).unref()

  await app.register(async (scope) => {
    // The library reads its own bodies.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null))
    scope.all(`${ownerPath}/*`, (request, reply) => {
      reply.hijack()
      front.emit('request', request.raw, reply.raw)
    })
  })

  return {
    upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) =>
      front.emit('upgrade', request, socket, head),
    /** Closes the transports, not the sessions on them: so clients come back by themselves. */
    close() {
      clearInterval(checking)
      stopHearing()
      io.engine.close()
    },
  }
}

const roomOf = (session: string) => `session:${session}`

/** What a refused client reads in its `connect_error`. */
class Refused extends Error {
  readonly data: { code: string }
  constructor(code: string) {
    super(code)
    this.data = { code }
  }
}

async function refusal(
  socket: Owner,
  { authenticate, log }: SocketDeps,
): Promise<Refused | undefined> {
  try {
    const signedIn = await authenticate(socket.request)
    if (!signedIn) return new Refused('accounts/signed-out')
    Object.assign(socket.data, signedIn)
    return undefined
  } catch (error) {
    log.error({ err: error }, 'could not authenticate a socket')
    return new Refused('service/unavailable')
  }
}

/** Sessions also end by themselves, or in another process. */
async function dropSignedOut(io: OwnerServer, { authenticate }: SocketDeps): Promise<void> {
  for (const socket of io.of('/').sockets.values()) {
    // A database that does not answer signs nobody out.
    const still = await authenticate(socket.request).catch(() => socket.data)
    if (!still) socket.disconnect(true)
  }
}
