import type { Socket } from 'socket.io'

/** Resolves once everything written to a socket.io connection was handed to the network, or the connection is gone. */
export function waitForDrain(conn: Socket['conn']): Promise<void> {
  return new Promise((resolve) => {
    let transport = conn.transport
    const look = () => {
      if (conn.readyState === 'open' && !isDrained(conn)) return
      stop()
      resolve()
    }
    // The connection may move from polling to a WebSocket meanwhile.
    const move = () => {
      transport.off('ready', look)
      transport = conn.transport
      transport.on('ready', look)
      look()
    }
    const stop = () => {
      transport.off('ready', look)
      conn.off('upgrade', move)
      conn.off('close', look)
    }
    transport.on('ready', look)
    conn.on('upgrade', move)
    conn.on('close', look)
    look()
  })
}

/** A transport is not writable while it writes. Its buffer is no part of the library's types. */
function isDrained(conn: Socket['conn']): boolean {
  const { writeBuffer } = conn as unknown as { writeBuffer: readonly unknown[] }
  return writeBuffer.length === 0 && conn.transport.writable
}
