import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/** When to cut: before the next request reaches the server, or before its response returns. */
export type CutPoint = 'request' | 'answer'

export type TcpProxy = AsyncDisposable & {
  port: number
  /** Cuts every connection at the next data in that direction; resolves when done. New connections pass. */
  cutAt(at: CutPoint): Promise<void>
  /** Cuts every connection now. */
  cutNow(): void
}

/** A proxy to a local server whose connections can be cut at critical moments. */
export async function startTcpProxy(
  target: { host: string; port: number },
  listenPort = 0,
): Promise<TcpProxy> {
  const pairs = new Set<[client: Socket, server: Socket]>()
  let armed: { at: CutPoint; done: () => void } | undefined

  const cutNow = () => {
    for (const [client, server] of pairs) {
      client.destroy()
      server.destroy()
    }
    pairs.clear()
  }
  /** Whether to cut at this data, which then does not arrive. */
  const isCutPoint = (at: CutPoint) => {
    if (armed?.at !== at) return false
    const { done } = armed
    armed = undefined
    cutNow()
    done()
    return true
  }

  const wire = createServer((client) => {
    const server = connect(target.port, target.host)
    const pair: [Socket, Socket] = [client, server]
    pairs.add(pair)
    client.on('data', (data) => isCutPoint('request') || server.write(data))
    server.on('data', (data) => isCutPoint('answer') || client.write(data))
    for (const [one, other] of [pair, pair.toReversed() as typeof pair]) {
      one.on('error', () => {})
      one.on('close', () => {
        pairs.delete(pair)
        other.destroy()
      })
    }
  }).listen(listenPort, '127.0.0.1')
  await once(wire, 'listening')

  return {
    port: (wire.address() as AddressInfo).port,
    cutNow,
    cutAt: (at) => new Promise((done) => (armed = { at, done })),
    async [Symbol.asyncDispose]() {
      wire.close()
      cutNow()
      await once(wire, 'close')
    },
  }
}

/** The address with the proxy's host and port. */
export function addressThroughProxy(address: string, port: number): string {
  const url = new URL(address)
  url.hostname = '127.0.0.1'
  url.port = String(port)
  return url.href
}

/** Host and port of an address. */
export function hostAndPortOf(address: string): { host: string; port: number } {
  const { hostname, port, protocol } = new URL(address)
  return { host: hostname, port: Number(port || (protocol.startsWith('postgres') ? 5432 : 2113)) }
}
