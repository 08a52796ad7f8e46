import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import {
  chown,
  link,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  rmdir,
  stat,
  writeFile,
} from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { isAlive } from './postmaster.ts'
import { waitForExit, dataOwner, type RunProgram } from './binaries.ts'
import { StartupError } from '#kernel/lifecycle/startup-error.ts'

const postgresVersion = '18'

/** The parent of the data directory, created if missing. Throws StartupError if it is not writable. */
export async function ensureWritableParent(dataDir: string): Promise<void> {
  const parent = dirname(dataDir)
  try {
    await mkdir(parent, { recursive: true })
    await rm(await mkdtemp(join(parent, '.writable-')), { recursive: true })
  } catch (error) {
    const reason = errorCode(error) === 'EEXIST' ? 'it is a file' : errorCode(error)
    throw new StartupError(`The data directory ${parent} cannot be written (${reason}).`)
  }
}

/** The superuser's password, generated once, readable by this user only. */
export async function readOrCreatePassword(dataDir: string): Promise<string> {
  const file = `${dataDir}.password`
  const known = await readFile(file, 'utf8').catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return undefined
    throw new StartupError(`The password file ${file} cannot be read (${errorCode(error)}).`)
  })
  if (known !== undefined && known.trim() !== '') return known.trim()
  if (existsSync(join(dataDir, 'PG_VERSION'))) {
    throw new StartupError(
      `The password of the data in ${dataDir} is gone: restore ${file} from a backup.`,
    )
  }
  const password = randomBytes(24).toString('base64url')
  const draft = `${file}.${temporarySuffix()}`
  await writeFile(draft, password, { mode: 0o600 })
  // The first of several concurrent starts decides for all.
  await link(draft, file).catch((error: unknown) => {
    if (errorCode(error) !== 'EEXIST') throw error
  })
  await rm(draft)
  return (await readFile(file, 'utf8')).trim()
}

/** Creates the data directory, or checks the existing one. Throws StartupError. */
export async function prepareDataDirectory(
  dataDir: string,
  password: string,
  run: RunProgram,
): Promise<void> {
  const found = await readFile(join(dataDir, 'PG_VERSION'), 'utf8').catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return undefined
    throw new StartupError(`The data directory ${dataDir} cannot be read (${errorCode(error)}).`)
  })
  if (found?.trim() === postgresVersion) return assertOwnership(dataDir)
  if (found !== undefined) {
    const origin = /^\d+(\.\d+)?$/.test(found.trim())
      ? `is of Postgres ${found.trim()}`
      : 'is damaged'
    throw new StartupError(
      `The data in ${dataDir} ${origin}, and this Prosa needs Postgres ${postgresVersion}: restore a backup, or move it away to start empty.`,
    )
  }
  if (existsSync(dataDir) && (await readdir(dataDir)).length > 0) {
    throw new StartupError(
      `The data directory ${dataDir} holds something that is not a Postgres database: restore a backup, or move it away to start empty.`,
    )
  }
  await createDataDirectory(dataDir, password, run)
}

/** Postgres must own its data; a copy made by another user has the wrong owner. */
async function assertOwnership(dataDir: string): Promise<void> {
  const [needed, { uid }] = [dataOwner?.uid ?? process.getuid?.(), await stat(dataDir)]
  if (needed === undefined || uid === needed) return
  throw new StartupError(
    `The data in ${dataDir} belongs to another user (${uid}): start Prosa as that user, or hand it over with "chown -R ${needed} ${dataDir}".`,
  )
}

/** Created beside its final place and moved when complete, so that an incomplete one is never used. */
async function createDataDirectory(
  dataDir: string,
  password: string,
  run: RunProgram,
): Promise<void> {
  await removeStaleDirectories(dataDir)
  const draft = `${dataDir}.${temporarySuffix()}`
  const secrets = await mkdtemp(join(tmpdir(), 'prosa-initdb-'))
  const passwordFile = join(secrets, 'password')
  try {
    await mkdir(draft, { mode: 0o700 })
    await writeFile(passwordFile, password, { mode: 0o600 })
    for (const path of dataOwner ? [draft, secrets, passwordFile] : []) {
      await chown(path, dataOwner!.uid, dataOwner!.gid)
    }
    const { code, output } = await waitForExit(
      run('initdb', initdbArguments(draft, passwordFile), 'pipe'),
    )
    if (code !== 0)
      throw new StartupError(`Postgres could not make ${dataDir}: ${lastErrorLine(output)}`)
    if (existsSync(dataDir)) await rmdir(dataDir)
    await rename(draft, dataDir)
  } catch (error) {
    // A concurrent start was first: use its directory.
    if (existsSync(join(dataDir, 'PG_VERSION'))) return
    if (error instanceof StartupError) throw error
    throw new StartupError(`The data directory ${dataDir} cannot be made (${errorCode(error)}).`)
  } finally {
    await rm(secrets, { recursive: true, force: true })
    await rm(draft, { recursive: true, force: true })
  }
}

/** A fixed locale sorts text alike on every machine. */
function initdbArguments(draft: string, passwordFile: string): string[] {
  return [
    `--pgdata=${draft}`,
    `--pwfile=${passwordFile}`,
    '--username=postgres',
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--no-locale',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--no-instructions',
  ]
}

/** Names the draft's process, so that drafts of dead processes can be removed. */
const temporarySuffix = () => `draft-${process.pid}-${randomBytes(4).toString('hex')}`

async function removeStaleDirectories(dataDir: string): Promise<void> {
  const prefix = `${basename(dataDir)}.draft-`
  for (const name of await readdir(dirname(dataDir))) {
    if (!name.startsWith(prefix) || isAlive(Number.parseInt(name.slice(prefix.length)))) continue
    await rm(join(dirname(dataDir), name), { recursive: true, force: true })
  }
}

export function lastErrorLine(output: string): string {
  const lines = output.split('\n').filter((line) => line.trim() !== '')
  return (
    lines.findLast((line) => /FATAL|PANIC|error:/i.test(line)) ??
    lines.at(-1) ??
    'no reason given'
  )
    .replace(/^.*?(FATAL|PANIC|error):\s*|^but /i, '')
    .trim()
}

export function errorCode(error: unknown): string {
  return (error as NodeJS.ErrnoException).code ?? String(error)
}
