import { createServer, type IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import websocket from '@fastify/websocket'
import type { FastifyInstance } from 'fastify'
import { refuseConnection } from '#kernel/http/malformed-requests.ts'
import type { SocketDeps } from './deps.ts'
import { registerLedgerFeed } from './ledger-feed.ts'
import { openOwnerSocket, ownerSocketPath } from './owner-socket.ts'
import { closeCodes, maxPayload, type PlainSocket } from './plain-socket.ts'
import { registerRespondentSocket } from './respondent-socket.ts'

/** How long clients get to say goodbye when we close. */
const closeGraceMs = 1_000

/**
 * Serves every socket of the product on the server's own port; call before it listens. `close` tells the clients to
 * come back, and also happens by itself when the server closes.
 */
export async function attachSockets(
  app: FastifyInstance,
  deps: SocketDeps,
): Promise<{ close(): Promise<void> }> {
  const plain = new Map<PlainSocket, string | undefined>()
  const track = (socket: PlainSocket, session?: string) => {
    plain.set(socket, session)
    socket.closed.addEventListener('abort', () => plain.delete(socket), { once: true })
  }
  const owners = await openOwnerSocket(app, deps)
  // Both libraries want every upgrade of a server for themselves; so each gets its own, and we hand out the upgrades.
  const front = createServer()
  await app.register(websocket, {
    options: { server: front, maxPayload },
    // Broken frames and lost connections: the library closes those by itself.
    errorHandler: (error, socket) => {
      if (!('code' in error)) deps.log.error({ err: error }, 'a socket’s handler failed')
      if (!String((error as { code?: unknown }).code).startsWith('WS_ERR_')) socket.terminate()
    },
    preClose: () => close(),
  })
  registerRespondentSocket(app, deps, track)
  registerLedgerFeed(app, deps, track)

  const upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    if (closing) return socket.destroy()
    const path = pathOf(request)
    if (path === `${ownerSocketPath}/`) owners.upgrade(request, socket, head)
    else if (plainSocketPaths.test(path)) front.emit('upgrade', request, socket, head)
    // Neither library would answer, and the connection would stay open for ever.
    else refuseConnection(socket, 'request/not-found')
    return undefined
  }
  app.server.on('upgrade', upgrade)
  const stopHearing = deps.onSessionEnd((ended) => {
    for (const [socket, session] of plain) {
      if (session === ended) socket.close(closeCodes.signedOut, 'signed out')
    }
  })

  let closing: Promise<void> | undefined
  function close(): Promise<void> {
    closing ??= farewell()
    return closing
  }
  async function farewell() {
    stopHearing()
    owners.close()
    const all = [...plain.keys()]
    for (const socket of all) socket.close(closeCodes.restarting, 'restarting')
    const late = setTimeout(() => all.forEach((socket) => socket.terminate()), closeGraceMs)
    await Promise.all(all.map(waitForClose))
    clearTimeout(late)
  }
  return { close }
}

/** Where the plain WebSockets are. */
const plainSocketPaths = /^\/api\/(ledger\/feed|public\/sessions\/[^/]+\/live)$/
const pathOf = ({ url = '' }: IncomingMessage) => url.split('?')[0]!

const waitForClose = ({ closed }: PlainSocket) =>
  new Promise<void>((resolve) => {
    if (closed.aborted) resolve()
    else closed.addEventListener('abort', () => resolve(), { once: true })
  })
