import type { WebSocket } from 'ws'
import type { Log } from '#kernel/log.ts'
import { Problem } from '#kernel/problem.ts'

/** The interval of pings, and of checks whether a session or token is still valid. */
export const heartbeatMs = 25_000
/** Bytes of one message from a client, which is to send none. */
export const maxPayload = 1024
const maxBufferedBytes = 64 * 1024

export const closeCodes = {
  broken: 1011,
  /** Service restart: the client reconnects. */
  restarting: 1012,
  malformed: 4400,
  signedOut: 4401,
  tooMany: 4429,
} as const

/** A feed to one client over a plain WebSocket. */
export type PlainSocket = {
  /** Resolves when the message is written to the network, or the client is gone. */
  send(message: unknown): Promise<void>
  /** Drops the message while the client is behind. */
  sendVolatile(message: unknown): void
  close(code: number, reason: string): void
  terminate(): void
  /** Aborts when the client is gone. */
  closed: AbortSignal
}

/** Sends JSON, closes on any message from the client, and terminates clients that answer no ping. */
export function openPlainSocket(socket: WebSocket): PlainSocket {
  const closed = new AbortController()
  let alive = true
  const heartbeat = setInterval(() => {
    if (!alive) return socket.terminate()
    alive = false
    socket.ping()
  }, heartbeatMs).unref()
  socket.on('pong', () => {
    alive = true
  })
  socket.on('message', () => socket.close(closeCodes.malformed, 'clients may not send messages'))
  socket.on('close', () => {
    clearInterval(heartbeat)
    closed.abort()
  })
  return {
    // A failed write closes the socket, which ends its feed.
    send: (message) =>
      new Promise((resolve) => socket.send(JSON.stringify(message), () => resolve())),
    sendVolatile(message) {
      if (socket.bufferedAmount < maxBufferedBytes) socket.send(JSON.stringify(message), () => {})
    },
    close: (code, reason) => socket.close(code, reason),
    terminate: () => socket.terminate(),
    closed: closed.signal,
  }
}

/** Closes a failed feed: `malformed` for an invalid cursor, else `broken`, which the client retries. */
export function closeOnError(socket: PlainSocket, error: unknown, log: Log): void {
  if (error instanceof Problem) return socket.close(closeCodes.malformed, error.code)
  log.error({ err: error }, 'a live feed failed')
  socket.close(closeCodes.broken, 'please reconnect')
}
