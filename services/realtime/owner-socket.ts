import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { once } from '#kernel/async/once.ts'
import type { ConnectionLimit } from './connection-limit.ts'
import { ownerSocketPath, type SocketDeps } from './deps.ts'

/** Forwards owners' connections to the socket.io server, which is loaded at the first of them. */
export async function openOwnerSocket(
  app: FastifyInstance,
  deps: SocketDeps,
  limit: ConnectionLimit,
) {
  const load = once(async () =>
    (await import('./owner-socket-server.ts')).openOwnerServer(deps, limit),
  )
  let opened: ReturnType<typeof load> | undefined
  const open = () => (opened = load())

  await app.register(async (scope) => {
    // socket.io parses the bodies.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null))
    scope.all(`${ownerSocketPath}/*`, async (request, reply) => {
      const server = await open()
      reply.hijack()
      server.request(request.raw, reply.raw)
    })
  })

  return {
    async upgrade(request: IncomingMessage, socket: Duplex, head: Buffer) {
      // A client may leave before the server is loaded.
      socket.on('error', () => socket.destroy())
      const server = await open()
      server.upgrade(request, socket, head)
    },
    /** Closes the transports only, so clients reconnect by themselves. */
    close: () =>
      void opened?.then(
        (server) => server.close(),
        () => {},
      ),
  }
}
