import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/** When to cut: before the next request reaches the server, or after it did and before its answer comes back. */
export type CutPoint = 'request' | 'answer'

export type TcpProxy = AsyncDisposable & {
  port: number
  /** Cuts every connection at the next thing that goes that way; resolves when done. New connections pass. */
  cutAt(at: CutPoint): Promise<void>
  /** Cuts every connection now. */
  cutNow(): void
}

/** A wire between a client and a server on this machine, to be cut at the worst moment. */
export async function startTcpProxy(target: { host: string; port: number }): Promise<TcpProxy> {
  const pairs = new Set<[client: Socket, server: Socket]>()
  let armed: { at: CutPoint; done: () => void } | undefined

  const cutNow = () => {
    for (const [client, server] of pairs) {
      client.destroy()
      server.destroy()
    }
    pairs.clear()
  }
  /** True when this piece of data was the one to cut at: it does not arrive. */
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
  }).listen(0, '127.0.0.1')
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

/** The same address by way of a wire. */
export function addressThroughProxy(address: string, port: number): string {
  const url = new URL(address)
  url.hostname = '127.0.0.1'
  url.port = String(port)
  return url.href
}

/** Where an address leads. */
export function hostAndPortOf(address: string): { host: string; port: number } {
  const { hostname, port, protocol } = new URL(address)
  return { host: hostname, port: Number(port || (protocol.startsWith('postgres') ? 5432 : 2113)) }
}
