import { createServer, type IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { Server, type Socket } from 'socket.io'
import type { OwnerSocket } from '#contract/live.ts'
import { heartbeatMs, isAllowedOrigin, type AuthenticatedSession, type SocketDeps } from './deps.ts'
import { handleOwnerSocket } from './owner-subscriptions.ts'

export const ownerSocketPath = '/live/owner'
/** Bytes of one message from a page. */
const maxMessageBytes = 10_000

type ClientToServer = OwnerSocket['clientToServer']
type ServerToClient = OwnerSocket['serverToClient']
type OwnerServer = Server<ClientToServer, ServerToClient, object, AuthenticatedSession>
export type OwnerConnection = Socket<ClientToServer, ServerToClient, object, AuthenticatedSession>

/** The owners' socket, by socket.io: only signed-in owners, only what is theirs. */
export async function openOwnerSocket(app: FastifyInstance, deps: SocketDeps) {
  // Never listens: requests and upgrades reach it through the real server, whichever addresses that is bound to.
  const front = createServer()
  const io: OwnerServer = new Server(front, {
    path: ownerSocketPath,
    serveClient: false,
    destroyUpgrade: false,
    maxHttpBufferSize: maxMessageBytes,
    pingInterval: heartbeatMs,
    pingTimeout: 20_000,
    connectTimeout: 10_000,
    allowRequest: (request, decide) => decide(null, isAllowedOrigin(request, deps.publicUrl)),
  })
  io.use(async (socket, next) => next(await authenticateConnection(socket, deps)))
  io.on('connection', (socket) => {
    void socket.join(sessionRoom(socket.data.session))
    handleOwnerSocket(socket, deps)
  })
  const stopHearing = deps.onSessionEnd((session) =>
    io.in(sessionRoom(session)).disconnectSockets(true),
  )
  const checking = setInterval(() => void disconnectEndedSessions(io, deps), heartbeatMs).unref()

  await app.register(async (scope) => {
    // The library reads its own bodies.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null))
    scope.all(`${ownerSocketPath}/*`, (request, reply) => {
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

const sessionRoom = (session: string) => `session:${session}`

/** What a refused client reads in its `connect_error`. */
class ConnectionRefused extends Error {
  readonly data: { code: string }
  constructor(code: string) {
    super(code)
    this.data = { code }
  }
}

async function authenticateConnection(
  socket: OwnerConnection,
  { authenticate, log }: SocketDeps,
): Promise<ConnectionRefused | undefined> {
  try {
    const signedIn = await authenticate(socket.request)
    if (!signedIn) return new ConnectionRefused('accounts/signed-out')
    Object.assign(socket.data, signedIn)
    return undefined
  } catch (error) {
    log.error({ err: error }, 'could not authenticate a socket')
    return new ConnectionRefused('service/unavailable')
  }
}

/** Sessions also end by themselves, or in another process. */
async function disconnectEndedSessions(
  io: OwnerServer,
  { authenticate }: SocketDeps,
): Promise<void> {
  for (const socket of io.of('/').sockets.values()) {
    // A database that does not answer signs nobody out.
    const still = await authenticate(socket.request).catch(() => socket.data)
    if (!still) socket.disconnect(true)
  }
}
