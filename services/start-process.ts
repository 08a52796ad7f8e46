// Starts this process with the settings of the environment (config.ts) and the web apps of dist/.
import { once } from 'node:events'
import { createServer } from 'node:net'
import { EventStoreRefusal, EventStoreUnavailable } from '#ports/event-store.ts'
import { loadConfig, modelsOf, type Config } from './config.ts'
import { ConfigError } from './kernel/config/environment.ts'
import { openLog } from './kernel/log.ts'
import { assertDataDirectoryUsable } from './kernel/lifecycle/data-directory-check.ts'
import { exitOnSignals, openShutdown, type ShutdownStep } from './kernel/lifecycle/shutdown.ts'
import { StartupError } from './kernel/lifecycle/startup-error.ts'
import { version } from './version.ts'

/** Ends the process if it cannot start. The server listens once `webApps` resolves: once `dist/` is built. */
export async function startProcess(webApps: Promise<void> = Promise.resolve()): Promise<void> {
  // Awaited later.
  webApps.catch(() => {})
  try {
    await start(loadConfig(), webApps)
  } catch (error) {
    fail(error)
  }
}

async function start(config: Config, webApps: Promise<void>): Promise<void> {
  const log = openLog(config.logLevel)
  const steps: ShutdownStep[] = []
  const shutdown = openShutdown(steps, log)
  const isEnding = exitOnSignals(shutdown)
  const onLost = (reason: Error) => void shutdown.shutDown(reason.message).then(() => fail(reason))
  try {
    if (config.roles.has('api')) await assertPortFree(config)
    const usable = assertDataDirectoryUsable(config.dataDir)
    usable.catch(() => {})
    // Loaded while another process tries the directory out.
    const { openInfrastructure } = await import('./infrastructure.ts')
    // Before any resource is opened.
    await usable
    const starting = Promise.withResolvers<void>()
    const infrastructure = openInfrastructure(config, steps, {
      onLost,
      onDatabaseStarting: starting.resolve,
      wait: { timeoutMs: config.storeWaitSeconds * 1_000, log },
    })
    infrastructure.catch(() => {})
    // Loaded while Postgres starts: to load blocks the event loop.
    await Promise.race([starting.promise, infrastructure])
    const { startProsa } = await import('./app.ts')
    await startProsa({ config, log, version, steps, shutdown, onLost, infrastructure, webApps })
    if (!isEnding()) process.stdout.write(startupMessage(config))
  } catch (error) {
    // An error caused by a shutdown during the start is not a failure.
    if (isEnding()) return
    await shutdown.shutDown('the start failed')
    throw error
  }
}

/** Rejects as listening would. */
async function assertPortFree({ port, host }: Pick<Config, 'port' | 'host'>): Promise<void> {
  const server = createServer().listen(port, host)
  await once(server, 'listening')
  server.close()
  await once(server, 'close')
}

function fail(error: unknown): never {
  process.stderr.write(`${describeStartupError(error) ?? (error as Error).stack}\n`)
  process.exit(1)
}

function startupMessage(config: Config): string {
  const { publicUrl, dataDir, standIns, roles } = config
  if (!roles.has('api')) return `Prosa's ${[...roles].join(' and ')} is running.\n`
  const persons = standIns.includes('identity')
    ? '\n  Sign in as   ana@prosa.test (português), bruno@prosa.test (English) or layla@prosa.test (العربية)'
    : ''
  const models = modelsOf(config)
  const engine = models
    ? [...new Set([models.interviewer, models.analyst])].join(', and analyses with ')
    : 'offline engine: for trying Prosa out. README says how to plug in a model'
  return `
  Prosa is ready at ${publicUrl}${persons}
  Its data is in   ${dataDir}
  It asks with     ${engine}
  Stand-ins here   ${standIns.join(', ') || 'none'}
  Stop it with     Ctrl-C
\n`
}

/** One sentence for errors that the operator can act on. */
function describeStartupError(error: unknown): string | undefined {
  if (error instanceof StartupError || error instanceof ConfigError) return error.message
  if (error instanceof EventStoreRefusal)
    return `The event store refuses Prosa (${error.reason}: ${error.message}): check the user of KURRENTDB_URL and its rights.`
  const { code, port, path } = error as NodeJS.ErrnoException & { port?: number }
  if (code === 'EADDRINUSE')
    return `Port ${port} is in use: stop what listens there, or set PORT to another.`
  if (code === 'EACCES' && port !== undefined)
    return `Port ${port} may not be used by this user: set PORT to another, above 1023.`
  if (code === 'EADDRNOTAVAIL')
    return 'This machine has no such address: set HOST to one that it has.'
  if (code === 'ENOSPC') return 'The disk is full: make room and start again.'
  if (
    error instanceof EventStoreUnavailable ||
    /^(ECONNREFUSED|ENOTFOUND|28P01|3D000)$/.test(code ?? '')
  )
    return `The database cannot be reached (${errorMessage(error)}): check DATABASE_URL and KURRENTDB_URL.`
  if (code === 'EACCES' || code === 'EROFS' || code === 'EPERM')
    return `The data directory cannot be written (${path}): make it writable, or set PROSA_DATA to another.`
  return undefined
}

/** A connection may fail at several addresses of one host name. */
function errorMessage(error: unknown): string {
  const { message, code, errors } = error as NodeJS.ErrnoException & { errors?: Error[] }
  return errors?.[0]?.message || message || code || 'no reason given'
}
