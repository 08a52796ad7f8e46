import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import websocket from '@fastify/websocket'
import type { FastifyInstance } from 'fastify'
import { refuseConnection } from '#kernel/http/malformed-requests.ts'
import { createServer } from '#kernel/http/node-http.ts'
import { openConnectionLimit } from './connection-limit.ts'
import { ownerSocketPath, type SocketDeps } from './deps.ts'
import { registerLedgerFeed } from './ledger-feed.ts'
import { openOwnerSocket } from './owner-socket.ts'
import { closeCodes, maxPayload, type PlainSocket } from './plain-socket.ts'
import { registerRespondentSocket } from './respondent-socket.ts'

/** Pages and feeds that are open at once, of one owner and of one access token. Each process counts its own. */
export const maxConnectionsPerOwner = 20
/** Sockets that are not closed after this time are terminated. */
const closeGraceMs = 1_000

/**
 * Serves all sockets on the server's port; call before it listens. `close` makes clients reconnect; it is also called
 * when the server closes.
 */
export async function attachSockets(
  app: FastifyInstance,
  deps: SocketDeps,
): Promise<{ close(): Promise<void> }> {
  const plain = new Set<PlainSocket>()
  const { connections } = deps
  const shared = connections && { purpose: 'owner', connections }
  const limit = openConnectionLimit(maxConnectionsPerOwner, shared)
  const track = (socket: PlainSocket) => {
    plain.add(socket)
    socket.closed.addEventListener('abort', () => plain.delete(socket), { once: true })
  }
  const owners = await openOwnerSocket(app, deps, limit)
  // Each library handles every upgrade of its server, so each gets a server of its own, and upgrades are dispatched below.
  const front = createServer()
  await app.register(websocket, {
    options: { server: front, maxPayload },
    // The library itself closes on protocol errors and lost connections.
    errorHandler: (error, socket) => {
      if (!('code' in error)) deps.log.error({ err: error }, 'a socket’s handler failed')
      if (!String((error as { code?: unknown }).code).startsWith('WS_ERR_')) socket.terminate()
    },
    preClose: () => close(),
  })
  registerRespondentSocket(app, deps, track)
  registerLedgerFeed(app, deps, { track, limit })

  const upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    if (closing) return socket.destroy()
    const path = pathOf(request)
    if (!deps.isAllowedHost({ raw: request })) refuseConnection(socket, 'request/unknown-host')
    else if (path === `${ownerSocketPath}/`)
      owners.upgrade(request, socket, head).catch(() => socket.destroy())
    else if (plainSocketPaths.test(path)) front.emit('upgrade', request, socket, head)
    // Without a response the connection would stay open.
    else refuseConnection(socket, 'request/not-found')
    return undefined
  }
  app.server.on('upgrade', upgrade)

  let closing: Promise<void> | undefined
  function close(): Promise<void> {
    closing ??= closeAll()
    return closing
  }
  async function closeAll() {
    owners.close()
    const all = [...plain]
    for (const socket of all) socket.close(closeCodes.restarting, 'restarting')
    const terminating = setTimeout(() => all.forEach((socket) => socket.terminate()), closeGraceMs)
    await Promise.all(all.map(waitForClose))
    clearTimeout(terminating)
  }
  return { close }
}

const plainSocketPaths = /^\/api\/(ledger\/feed|public\/sessions\/[^/]+\/live)$/
const pathOf = ({ url = '' }: IncomingMessage) => url.split('?')[0]!

const waitForClose = ({ closed }: PlainSocket) =>
  new Promise<void>((resolve) => {
    if (closed.aborted) resolve()
    else closed.addEventListener('abort', () => resolve(), { once: true })
  })
