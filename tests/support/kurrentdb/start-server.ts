import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { ServerCommand, ServerReport } from './server-process.ts'

export type KurrentServer = AsyncDisposable & {
  /** The addresses of all nodes. */
  address: string
  addressOf: (node: number) => string
  port: number
  command: (command: ServerCommand) => Promise<void>
  /** SIGKILL. */
  kill: () => Promise<void>
}

export type KurrentServerOptions = {
  nodes?: number
  port?: number
  /** A file that outlives the process. */
  dataFile?: string
  /** `name:password`, and TLS. */
  user?: string
}

const pathOf = (name: string) => fileURLToPath(new URL(name, import.meta.url))
export const caFile = pathOf('./certificates/ca.pem')

/** Starts the stand-in on free ports. */
export async function startKurrentServer(
  options: KurrentServerOptions = {},
): Promise<KurrentServer> {
  const { nodes = 1, port = 0, dataFile, user } = options
  const certificate = ['--certificate', pathOf('./certificates/node.pem')]
  const child = fork(
    pathOf('./server-process.ts'),
    [
      ...['--nodes', String(nodes), '--port', String(port)],
      ...(dataFile ? ['--data', dataFile] : []),
      ...(user ? ['--user', user, ...certificate, '--key', pathOf('./certificates/node.key')] : []),
    ],
    { execArgv: [] },
  )
  const exited = once(child, 'exit')
  const nextReport = async () => {
    const [report] = (await Promise.race([once(child, 'message'), exited])) as [ServerReport]
    if (typeof report !== 'object' || report === null) throw new Error('the stand-in has ended')
    return report
  }
  const started = await nextReport()
  const ports = started.kind === 'started' ? started.ports : []
  const credentials = user ? `${user}@` : ''
  const query = user ? `?tlsCAFile=${encodeURIComponent(caFile)}` : '?tls=false'
  // Names of servers in TLS are no addresses.
  const host = user ? 'localhost' : '127.0.0.1'
  const addressFor = (list: readonly number[]) =>
    `kurrentdb://${credentials}${list.map((each) => `${host}:${each}`).join(',')}${query}`
  const kill = async () => {
    child.kill('SIGKILL')
    await exited
  }
  return {
    address: addressFor(ports),
    addressOf: (node) => addressFor([ports[node]!]),
    port: ports[0]!,
    async command(command) {
      child.send(command)
      await nextReport()
    },
    kill,
    [Symbol.asyncDispose]: kill,
  }
}
