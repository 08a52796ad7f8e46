import { closeSync, openSync, readFileSync, realpathSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { resolve } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import {
  type ApplicationAccess,
  applicationAccess,
  canHaveSocket,
  connectionUrl,
  database,
  superuser,
} from './addresses.ts'
import { findPrograms, waitForExit, type RunProgram } from './binaries.ts'
import { superviseServer, type RunningServer } from './supervisor.ts'
import {
  lastErrorLine,
  readOrCreatePassword,
  prepareDataDirectory,
  ensureWritableParent,
} from './data-directory.ts'
import { readPostmaster, removeStaleLock, type Postmaster } from './postmaster.ts'
import { StartupError } from '#kernel/lifecycle/startup-error.ts'

export type EmbeddedPostgres = {
  /** The superuser's URL, for setting the database up. */
  url: string
  application: ApplicationAccess
  stop(): Promise<void>
}
export type EmbeddedPostgresOptions = {
  /** Server settings, such as `{ fsync: 'off' }`. */
  settings?: Readonly<Record<string, string>>
  /** Called when a program of Postgres has been started. */
  onSpawned?: () => void
  /** Called when the server is gone and cannot be restarted. */
  onLost?: (reason: Error) => void
}

/** Time for crash recovery before the start fails. */
const startTimeoutMs = 60_000
/** Advisory lock on a session of its own, so that it is released however the process ends. */
const instanceLockId = 727_275

/**
 * Runs Postgres on a data directory, created if missing, on 127.0.0.1 only; adopts the server of a killed process.
 * Throws StartupError: directory not writable, damaged, or in use by another process.
 */
export async function startEmbeddedPostgres(
  dataDir: string,
  options: EmbeddedPostgresOptions = {},
): Promise<EmbeddedPostgres> {
  const place = resolve(dataDir)
  await ensureWritableParent(place)
  const start = await findPrograms(place)
  const run: RunProgram = (...program) => {
    const child = start(...program)
    options.onSpawned?.()
    return child
  }
  const password = await readOrCreatePassword(place)
  await prepareDataDirectory(place, password, run)
  const open = async (port?: number) => {
    const running = await startOrAdoptServer({ dataDir: place, password, run, options, port })
    await acquireInstanceLock(running.lockClient, place)
    return running
  }
  const first = await open()
  const { port } = first.postmaster
  const alive = superviseServer(first, () => open(port), options.onLost)
  const killOnExit = () => sendInterrupt(alive.pid())
  process.once('exit', killOnExit)
  return {
    url: connectionUrl(port, { name: superuser, password }, database),
    application: applicationAccess(place, first.postmaster, password),
    stop: async () => {
      process.off('exit', killOnExit)
      await alive.stop()
      await waitForExit(
        run('pg_ctl', ['stop', '--pgdata', place, '--mode', 'fast', '--silent'], 'ignore'),
      )
    },
  }
}

/** The application's URL of the server that another process runs on this directory; undefined if none runs. */
export async function findEmbeddedPostgres(dataDir: string): Promise<string | undefined> {
  const place = resolve(dataDir)
  const postmaster = readPostmaster(place)
  if (!postmaster?.ready) return undefined
  return applicationAccess(place, postmaster, await readOrCreatePassword(place)).url
}

/** The superuser's URL of the server that another process runs on this directory; undefined if none runs. */
export async function findEmbeddedAdmin(dataDir: string): Promise<string | undefined> {
  const place = resolve(dataDir)
  const postmaster = readPostmaster(place)
  if (!postmaster?.ready) return undefined
  const password = await readOrCreatePassword(place)
  return connectionUrl(postmaster.port, { name: superuser, password }, database)
}

type StartOptions = {
  dataDir: string
  password: string
  run: RunProgram
  options: EmbeddedPostgresOptions
  /** The server's previous address, which connections still use. */
  port: number | undefined
}

/** Starts the server or adopts the running one, and opens a session. Waits for the remains of a crash to end. */
async function startOrAdoptServer(starting: StartOptions): Promise<RunningServer> {
  const { dataDir, password, port } = starting
  const deadline = Date.now() + startTimeoutMs
  let reason = 'it does not answer'
  for (; Date.now() < deadline; await delay(50)) {
    const refusal = readPostmaster(dataDir) ? undefined : await launchServer(starting)
    if (refusal !== undefined) {
      if (!staleServerPattern.test(refusal)) throw dataRefused(dataDir, refusal)
      reason = refusal
      continue
    }
    const postmaster = await waitUntilReady(dataDir, deadline)
    if (postmaster === undefined) continue
    if (port !== undefined && postmaster.port !== port) throw dataInUse(dataDir)
    try {
      return { postmaster, lockClient: await connectToServer(dataDir, postmaster.port, password) }
    } catch (error) {
      if (error instanceof pg.DatabaseError && !transientCodes.test(error.code ?? '')) {
        throw dataRefused(dataDir, error.message)
      }
      reason = (error as Error).message
    }
  }
  throw dataRefused(dataDir, `${reason}, for ${startTimeoutMs / 1000} s`)
}

/** Processes of a killed server that still run, or a concurrent start. */
const staleServerPattern =
  /shared memory block .* still in use|lock file .* already exists|lock file .* is empty|bogus data in lock file/
/** It is starting or stopping. */
const transientCodes = /^57P/

const dataRefused = (dataDir: string, reason: string) =>
  new StartupError(
    `Postgres refuses the data in ${dataDir} (${reason}): restore a backup, or move it away to start empty.`,
  )

const dataInUse = (dataDir: string) =>
  new StartupError(
    `Another Prosa is running with the data in ${dataDir}: stop it first, or set PROSA_DATA to another directory.`,
  )

/** Undefined if the server stopped while waiting. */
async function waitUntilReady(dataDir: string, deadline: number): Promise<Postmaster | undefined> {
  while (Date.now() < deadline) {
    const postmaster = readPostmaster(dataDir)
    if (postmaster === undefined || postmaster.ready) return postmaster
    await delay(20)
  }
  return undefined
}

/** Returns once the server runs, or the reason why it did not start. */
async function launchServer({
  dataDir,
  run,
  options,
  port,
}: StartOptions): Promise<string | undefined> {
  const { settings = {} } = options
  removeStaleLock(dataDir)
  const unix_socket_directories = canHaveSocket(dataDir) ? '.' : ''
  const all = { listen_addresses: '127.0.0.1', unix_socket_directories, ...settings }
  const flags = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const log = openSync(logPath(dataDir), 'w', 0o600)
  const listenOn = String(port ?? (await findFreePort()))
  const child = run('postgres', ['-D', dataDir, '-p', listenOn, ...flags], ['ignore', log, log])
  closeSync(log)
  child.unref()
  // Stops the started server on any later error.
  const stopOnExit = () => child.kill('SIGINT')
  process.once('exit', stopOnExit)
  child.once('exit', () => process.off('exit', stopOnExit))
  let exitOutput: string | undefined
  void waitForExit(child).then(({ output }) => (exitOutput = output))
  while (exitOutput === undefined) {
    const postmaster = readPostmaster(dataDir)
    if (postmaster?.pid === child.pid && postmaster?.ready) return undefined
    await delay(10)
  }
  // A concurrent start was first.
  if (readPostmaster(dataDir) !== undefined) return undefined
  return lastErrorLine(`${exitOutput}\n${readFileSync(logPath(dataDir), 'utf8')}`)
}

/** Opens the session after checking that the server is of this directory, and creates the database. */
async function connectToServer(
  dataDir: string,
  port: number,
  password: string,
): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: connectionUrl(port, { name: superuser, password }, 'postgres'),
  })
  // A lost session is noticed by its end event.
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query<{ place: string; made: boolean }>(
      `select current_setting('data_directory') as place, exists (select from pg_database where datname = $1) as made`,
      [database],
    )
    if (rows[0]?.place !== realpathSync(dataDir)) throw new Error('another server answers there')
    if (!rows[0].made) await client.query(`create database ${database}`)
    return client
  } catch (error) {
    await client.end().catch(() => {})
    throw error
  }
}

/** The lock of a killed process is released after a moment. */
async function acquireInstanceLock(guard: pg.Client, dataDir: string): Promise<void> {
  for (let attempt = 0; attempt < 20; attempt++) {
    const { rows } = await guard.query<{ ours: boolean }>(
      'select pg_try_advisory_lock($1) as ours',
      [instanceLockId],
    )
    if (rows[0]?.ours) return
    await delay(50)
  }
  await guard.end()
  throw dataInUse(dataDir)
}

/** Requests a fast shutdown on process exit, when nothing can be awaited. */
function sendInterrupt(pid: number): void {
  try {
    process.kill(pid, 'SIGINT')
  } catch {
    // Already stopped.
  }
}

function findFreePort(): Promise<number> {
  return new Promise((found, failed) => {
    const server = createServer().once('error', failed)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => found(port))
    })
  })
}

const logPath = (dataDir: string) => `${dataDir}.log`
