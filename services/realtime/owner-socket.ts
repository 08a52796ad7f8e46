import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { Server } from 'socket.io'
import type { OwnerSocket } from '#contract/live.ts'
import { nobody } from '#kernel/security/events/security-event.ts'
import { isAllowedOrigin } from './allowed-origin.ts'
import type { AuthenticatedSession, SocketDeps } from './deps.ts'
import { handleOwnerSocket, type OwnerConnection } from './owner-subscriptions.ts'
import { heartbeatMs } from './plain-socket.ts'

export const ownerSocketPath = '/live/owner'
/** Of one message from a client. */
const maxMessageBytes = 10_000

type OwnerServer = Server<
  OwnerSocket['clientToServer'],
  OwnerSocket['serverToClient'],
  object,
  AuthenticatedSession
>

/** The socket.io server for signed-in owners. */
export async function openOwnerSocket(app: FastifyInstance, deps: SocketDeps) {
  // Does not listen: the main server forwards requests and upgrades to it.
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
  const unsubscribe = deps.onSessionEnd((session) =>
    io.in(sessionRoom(session)).disconnectSockets(true),
  )
  const checking = setInterval(() => void disconnectEndedSessions(io, deps), heartbeatMs).unref()

  await app.register(async (scope) => {
    // socket.io parses the bodies.
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
    /** Closes the transports only, so clients reconnect by themselves. */
    close() {
      clearInterval(checking)
      unsubscribe()
      io.engine.close()
    },
  }
}

const socketSubject = { type: 'route', id: `socket ${ownerSocketPath}` }

const sessionRoom = (session: string) => `session:${session}`

/** `data` is sent to the client in its `connect_error`. */
class ConnectionRefused extends Error {
  readonly data: { code: string }
  constructor(code: string) {
    super(code)
    this.data = { code }
  }
}

async function authenticateConnection(
  socket: OwnerConnection,
  { authenticate, securityEvents, log }: SocketDeps,
): Promise<ConnectionRefused | undefined> {
  try {
    const session = await authenticate(socket.request)
    if (!session) {
      const detail = 'accounts/signed-out'
      securityEvents?.count(
        { kind: 'request-refused', actor: nobody, detail, subject: socketSubject },
        { address: socket.handshake.address, requestId: randomUUID() },
      )
      return new ConnectionRefused(detail)
    }
    Object.assign(socket.data, session)
    return undefined
  } catch (error) {
    log.error({ err: error }, 'could not authenticate a socket')
    return new ConnectionRefused('service/unavailable')
  }
}

/** Sessions also expire, or end in another process. */
async function disconnectEndedSessions(
  io: OwnerServer,
  { authenticate }: SocketDeps,
): Promise<void> {
  for (const socket of io.of('/').sockets.values()) {
    // A failed look-up does not disconnect.
    const session = await authenticate(socket.request).catch(() => socket.data)
    if (!session) socket.disconnect(true)
  }
}
