import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

const pollMs = 50

/**
 * Returns the function that closes the server: running requests are answered, and each connection closes after its last
 * answer. Node itself waits for connections that browsers opened ahead, and for those that were busy at the moment of
 * closing. Call before the server listens.
 */
export function createServerClose(app: FastifyInstance): () => Promise<void> {
  const sockets = new Set<Socket>()
  app.server.on('connection', (socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  const endIdle = () => {
    app.server.closeIdleConnections()
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy()
  }
  return async () => {
    const timer = setInterval(endIdle, pollMs)
    try {
      await app.close()
    } finally {
      clearInterval(timer)
    }
  }
}
