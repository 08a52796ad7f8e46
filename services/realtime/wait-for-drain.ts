import type { Socket } from 'socket.io'

/** Resolves when a socket.io connection's write buffer is empty, or the connection is closed. */
export function waitForDrain(conn: Socket['conn']): Promise<void> {
  return new Promise((resolve) => {
    let transport = conn.transport
    const check = () => {
      if (conn.readyState === 'open' && !isDrained(conn)) return
      unsubscribe()
      resolve()
    }
    // The connection may upgrade from polling to a WebSocket.
    const switchTransport = () => {
      transport.off('ready', check)
      transport = conn.transport
      transport.on('ready', check)
      check()
    }
    const unsubscribe = () => {
      transport.off('ready', check)
      conn.off('upgrade', switchTransport)
      conn.off('close', check)
    }
    transport.on('ready', check)
    conn.on('upgrade', switchTransport)
    conn.on('close', check)
    check()
  })
}

/** A transport is not writable while it writes. The library's types lack `writeBuffer`. */
function isDrained(conn: Socket['conn']): boolean {
  const { writeBuffer } = conn as unknown as { writeBuffer: readonly unknown[] }
  return writeBuffer.length === 0 && conn.transport.writable
}
