import type { WebSocket } from 'ws'
import type { Log } from '#kernel/log.ts'
import { Problem } from '#kernel/problem.ts'
import { heartbeatMs } from './deps.ts'

/** Bytes of one message from a client of a plain WebSocket: they have nothing to say. */
export const maxPayload = 1024
const maxBufferedBytes = 64 * 1024

export const closeCodes = {
  broken: 1011,
  /** Service restart: come back. */
  restarting: 1012,
  malformed: 4400,
  signedOut: 4401,
} as const

/** A feed to one client over a plain WebSocket. */
export type PlainSocket = {
  /** Resolves when the network took it, or the client is gone. */
  send(message: unknown): Promise<void>
  /** For what may be missed: dropped while the client is behind. */
  sendVolatile(message: unknown): void
  close(code: number, reason: string): void
  terminate(): void
  /** Aborts when the client is gone. */
  closed: AbortSignal
}

/** Speaks JSON, closes on anything said back, and notices clients that vanished. */
export function openPlainSocket(socket: WebSocket): PlainSocket {
  const leaving = new AbortController()
  let alive = true
  const heartbeat = setInterval(() => {
    if (!alive) return socket.terminate()
    alive = false
    socket.ping()
  }, heartbeatMs).unref()
  socket.on('pong', () => {
    alive = true
  })
  socket.on('message', () => socket.close(closeCodes.malformed, 'nothing is to be sent here'))
  socket.on('close', () => {
    clearInterval(heartbeat)
    leaving.abort()
  })
  return {
    // A failed write closes the socket, which ends what feeds it.
    send: (message) =>
      new Promise((resolve) => socket.send(JSON.stringify(message), () => resolve())),
    sendVolatile(message) {
      if (socket.bufferedAmount < maxBufferedBytes) socket.send(JSON.stringify(message), () => {})
    },
    close: (code, reason) => socket.close(code, reason),
    terminate: () => socket.terminate(),
    closed: leaving.signal,
  }
}

/** Ends a feed that cannot go on: told apart are a cursor that is none of ours and a failure worth another try. */
export function closeOnError(socket: PlainSocket, error: unknown, log: Log): void {
  if (error instanceof Problem) return socket.close(closeCodes.malformed, error.code)
  log.error({ err: error }, 'a live feed broke')
  socket.close(closeCodes.broken, 'please come back')
}
