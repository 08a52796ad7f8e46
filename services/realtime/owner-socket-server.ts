import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { Server } from 'socket.io'
import type { OwnerSocket } from '#contract/live.ts'
import type { ProblemCode } from '#contract/problems.ts'
import { createServer } from '#kernel/http/node-http.ts'
import { ownerActor, type RequestActor } from '#kernel/security/events/request-actor.ts'
import { nobody } from '#kernel/security/events/security-event.ts'
import { isAllowedOrigin } from './allowed-origin.ts'
import type { ConnectionLimit } from './connection-limit.ts'
import { type AuthenticatedSession, ownerSocketPath, type SocketDeps } from './deps.ts'
import { handleOwnerSocket, type OwnerConnection } from './owner-subscriptions.ts'
import { heartbeatMs } from './plain-socket.ts'

const maxMessageBytes = 10_000

type OwnerServer = Server<
  OwnerSocket['clientToServer'],
  OwnerSocket['serverToClient'],
  object,
  AuthenticatedSession
>

/** The socket.io server for signed-in owners. */
export function openOwnerServer(deps: SocketDeps, limit: ConnectionLimit) {
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
  io.use(async (socket, next) => next(await admitConnection(socket, deps, limit)))
  io.on('connection', (socket) => {
    const { session } = socket.data
    const stop = deps.watchAccess({ session }, () => socket.disconnect(true))
    socket.on('disconnect', stop)
    handleOwnerSocket(socket, deps)
  })

  return {
    request: (request: IncomingMessage, response: ServerResponse) =>
      front.emit('request', request, response),
    upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) =>
      front.emit('upgrade', request, socket, head),
    /** Closes the transports only, so clients reconnect by themselves. */
    close: () => io.engine.close(),
  }
}

const socketSubject = { type: 'route', id: `socket ${ownerSocketPath}` }

/** `data` is sent to the client in its `connect_error`. */
class ConnectionRefused extends Error {
  readonly data: { code: string }
  constructor(code: string) {
    super(code)
    this.data = { code }
  }
}

async function admitConnection(
  socket: OwnerConnection,
  { authenticate, clientAddress, securityEvents, log }: SocketDeps,
  limit: ConnectionLimit,
): Promise<ConnectionRefused | undefined> {
  const refused = (detail: ProblemCode, actor: RequestActor) => {
    securityEvents?.count(
      { kind: 'request-refused', ...actor, detail, subject: socketSubject },
      { address: clientAddress(socket.request), requestId: randomUUID() },
    )
    return new ConnectionRefused(detail)
  }
  try {
    const session = await authenticate(socket.request)
    if (!session) return refused('accounts/signed-out', { actor: nobody })
    const others = await limit.countOthers(session.ownerId)
    if (!limit.tryAcquire(session.ownerId, closeSignalOf(socket), others))
      return refused('accounts/too-many-connections', ownerActor(session.ownerId))
    Object.assign(socket.data, session)
    return undefined
  } catch (error) {
    log.error({ err: error }, 'could not authenticate a socket')
    return new ConnectionRefused('service/unavailable')
  }
}

/** Aborts when the transport is closed, or the client leaves. */
function closeSignalOf(socket: OwnerConnection): AbortSignal {
  const closed = new AbortController()
  if (socket.conn.readyState === 'closed') closed.abort()
  socket.conn.once('close', () => closed.abort())
  socket.once('disconnect', () => closed.abort())
  return closed.signal
}
