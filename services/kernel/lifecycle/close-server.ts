import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

const pollMs = 50

/**
 * How to close a server: requests under way are answered, and no connection outlives its last answer. Node itself waits
 * for connections that a browser opened ahead, and for those that were busy at the moment of closing. Call before it
 * listens.
 */
export function createServerClose(app: FastifyInstance): () => Promise<void> {
  const open = new Set<Socket>()
  app.server.on('connection', (socket) => {
    open.add(socket)
    socket.once('close', () => open.delete(socket))
  })
  const endIdle = () => {
    app.server.closeIdleConnections()
    for (const socket of open) if (socket.bytesRead === 0) socket.destroy()
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
