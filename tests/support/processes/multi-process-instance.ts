// One installation in several processes on one database, as on several machines.
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { freshDatabase } from '../kernel/fresh-database.ts'
import { freePort, startInstance, temporaryDataDir, type Instance } from './instance.ts'
import { startWorkerProcess } from './worker-process.ts'

export type MultiProcessInstance = AsyncDisposable & {
  /** URLs of the API processes. */
  urls: string[]
  databaseUrl: string
  dataDir: string
  /** Starts a process without HTTP. */
  start(role: 'projector' | 'reactor'): Promise<void>
  /** Stops it cleanly. */
  stop(role: 'projector' | 'reactor'): Promise<void>
  /** Output of all processes so far. */
  output: () => string
}

export async function startMultiProcessInstance({ apis = 2 } = {}): Promise<MultiProcessInstance> {
  await using parts = new AsyncDisposableStack()
  const dataDir = await temporaryDataDir()
  parts.defer(() => rm(dataDir, { recursive: true, force: true }))
  const database = parts.use(await freshDatabase())
  const shared = { DATABASE_URL: database.appUrl, LOG_LEVEL: 'trace' }
  const workers = new Map<string, ChildProcess>()
  let printed = ''

  async function start(role: string) {
    const env = { ...shared, PROSA_DATA: dataDir, PORT: String(await freePort()) }
    const print = (text: string) => void (printed += text)
    workers.set(role, await startWorkerProcess(role, env, print))
  }
  async function end(role: string) {
    const child = workers.get(role)
    workers.delete(role)
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    child.kill('SIGTERM')
    await once(child, 'exit')
  }
  parts.defer(async () => void (await Promise.all([...workers.keys()].map(end))))

  await Promise.all([start('projector'), start('reactor')])
  const instances: Instance[] = []
  const env = { ...shared, ROLES: 'api' }
  for (let n = 0; n < apis; n += 1) instances.push(parts.use(await startInstance({ dataDir, env })))
  const resources = parts.move()
  return {
    urls: instances.map(({ baseUrl }) => baseUrl),
    databaseUrl: database.url,
    dataDir,
    start,
    stop: end,
    output: () => printed + instances.map(({ output }) => output()).join(''),
    [Symbol.asyncDispose]: () => resources.disposeAsync(),
  }
}
