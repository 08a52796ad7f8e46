// A complete server in its own process, as by `npm start`, on a free port with its own data.
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export type Instance = AsyncDisposable & {
  baseUrl: string
  port: number
  dataDir: string
  process: ChildProcess
  /** Output so far. */
  output: () => string
  /** Stops it; the data stays. Resolves with the exit code, null if killed. */
  stop: (signal?: NodeJS.Signals) => Promise<number | null>
}

/** As `npm start` does. */
export const launchArgs = ['--min-semi-space-size=16', 'scripts/launch.mjs']

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

/** A data directory that is accessible to the embedded Postgres, which never runs as root. */
export const temporaryDataDir = () => mkdtemp(join(tmpdir(), 'prosa-data-'))

export async function startInstance(
  options: { dataDir?: string; port?: number; env?: Record<string, string> } = {},
): Promise<Instance> {
  const port = options.port ?? (await freePort())
  const dataDir = options.dataDir ?? (await temporaryDataDir())
  const child = spawn(process.execPath, [...launchArgs, 'services/main.ts'], {
    env: {
      ...process.env,
      NODE_ENV: '',
      LOG_LEVEL: 'warn',
      ...options.env,
      PORT: String(port),
      PROSA_DATA: dataDir,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let printed = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => (printed += text))

  const exited = once(child, 'exit') as Promise<[number | null]>
  const end = async (signal: NodeJS.Signals = 'SIGTERM') => {
    child.kill(signal)
    return (await exited)[0]
  }
  const baseUrl = `http://localhost:${port}`
  try {
    await waitUntilHealthy(baseUrl, child, () => printed)
  } catch (error) {
    // Another test has taken the free port.
    if (options.port === undefined && /Port \d+ is in use/.test(printed))
      return startInstance(options)
    throw error
  }
  return {
    baseUrl,
    port,
    dataDir,
    process: child,
    output: () => printed,
    stop: end,
    async [Symbol.asyncDispose]() {
      if (child.exitCode === null && child.signalCode === null) await end()
      if (!options.dataDir) await rm(dataDir, { recursive: true, force: true })
    },
  }
}

async function waitUntilHealthy(
  baseUrl: string,
  child: ChildProcess,
  printed: () => string,
): Promise<void> {
  for (;;) {
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error(`Prosa ended before it was ready:\n${printed()}`)
    const reply = await fetch(`${baseUrl}/api/health`).catch(() => undefined)
    // Another server that was given the same port may have answered.
    if (reply?.ok && /^\s*Prosa(?: is ready|'s .* is running)/m.test(printed())) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
