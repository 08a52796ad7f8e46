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
import { outcome, ownerOfData, type Run } from './binaries.ts'
import { StartFailure } from '#kernel/start-failure.ts'

const version = '18'

/** The folder that will hold the data directory, made if missing. Throws StartFailure if it cannot be written. */
export async function writableParent(dataDir: string): Promise<void> {
  const parent = dirname(dataDir)
  try {
    await mkdir(parent, { recursive: true })
    await rm(await mkdtemp(join(parent, '.writable-')), { recursive: true })
  } catch (error) {
    const reason = codeOf(error) === 'EEXIST' ? 'it is a file' : codeOf(error)
    throw new StartFailure(`The data directory ${parent} cannot be written (${reason}).`)
  }
}

/** The superuser's password, made once and readable by our user alone. */
export async function passwordOf(dataDir: string): Promise<string> {
  const file = `${dataDir}.password`
  const known = await readFile(file, 'utf8').catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return undefined
    throw new StartFailure(`The password file ${file} cannot be read (${codeOf(error)}).`)
  })
  if (known !== undefined && known.trim() !== '') return known.trim()
  if (existsSync(join(dataDir, 'PG_VERSION'))) {
    throw new StartFailure(
      `The password of the data in ${dataDir} is gone: restore ${file} from a backup.`,
    )
  }
  const password = randomBytes(24).toString('base64url')
  const draft = `${file}.${draftSuffix()}`
  await writeFile(draft, password, { mode: 0o600 })
  // Of several that start at the same moment the first decides, for all of them.
  await link(draft, file).catch((error: unknown) => {
    if (codeOf(error) !== 'EEXIST') throw error
  })
  await rm(draft)
  return (await readFile(file, 'utf8')).trim()
}

/** Makes the data directory, or checks the one that is there. Throws StartFailure. */
export async function prepare(dataDir: string, password: string, run: Run): Promise<void> {
  const found = await readFile(join(dataDir, 'PG_VERSION'), 'utf8').catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return undefined
    throw new StartFailure(`The data directory ${dataDir} cannot be read (${codeOf(error)}).`)
  })
  if (found?.trim() === version) return expectOurs(dataDir)
  if (found !== undefined) {
    const theirs = /^\d+(\.\d+)?$/.test(found.trim())
      ? `is of Postgres ${found.trim()}`
      : 'is damaged'
    throw new StartFailure(
      `The data in ${dataDir} ${theirs}, and this Prosa needs Postgres ${version}: restore a backup, or move it away to start empty.`,
    )
  }
  if (existsSync(dataDir) && (await readdir(dataDir)).length > 0) {
    throw new StartFailure(
      `The data directory ${dataDir} holds something that is not a Postgres database: restore a backup, or move it away to start empty.`,
    )
  }
  await create(dataDir, password, run)
}

/** Postgres wants to own its data; a copy made by somebody else is not its own. */
async function expectOurs(dataDir: string): Promise<void> {
  const [needed, { uid }] = [ownerOfData?.uid ?? process.getuid?.(), await stat(dataDir)]
  if (needed === undefined || uid === needed) return
  throw new StartFailure(
    `The data in ${dataDir} belongs to another user (${uid}): start Prosa as that user, or hand it over with "chown -R ${needed} ${dataDir}".`,
  )
}

/** Made beside its place and moved there when whole, so that a half-made one is never taken for data. */
async function create(dataDir: string, password: string, run: Run): Promise<void> {
  await removeLeftovers(dataDir)
  const draft = `${dataDir}.${draftSuffix()}`
  const secrets = await mkdtemp(join(tmpdir(), 'prosa-initdb-'))
  const passwordFile = join(secrets, 'password')
  try {
    await mkdir(draft, { mode: 0o700 })
    await writeFile(passwordFile, password, { mode: 0o600 })
    for (const path of ownerOfData ? [draft, secrets, passwordFile] : []) {
      await chown(path, ownerOfData!.uid, ownerOfData!.gid)
    }
    const { code, output } = await outcome(
      run('initdb', initdbArguments(draft, passwordFile), 'pipe'),
    )
    if (code !== 0)
      throw new StartFailure(`Postgres could not make ${dataDir}: ${lastLine(output)}`)
    if (existsSync(dataDir)) await rmdir(dataDir)
    await rename(draft, dataDir)
  } catch (error) {
    // Another start that ran at the same moment was first: its directory is as good.
    if (existsSync(join(dataDir, 'PG_VERSION'))) return
    if (error instanceof StartFailure) throw error
    throw new StartFailure(`The data directory ${dataDir} cannot be made (${codeOf(error)}).`)
  } finally {
    await rm(secrets, { recursive: true, force: true })
    await rm(draft, { recursive: true, force: true })
  }
}

/** The locale is fixed, so that text sorts the same on every machine. */
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

/** Says whose draft it is, so that one of a process that died can be told from one that is being made. */
const draftSuffix = () => `draft-${process.pid}-${randomBytes(4).toString('hex')}`

async function removeLeftovers(dataDir: string): Promise<void> {
  const prefix = `${basename(dataDir)}.draft-`
  for (const name of await readdir(dirname(dataDir))) {
    if (!name.startsWith(prefix) || isAlive(Number.parseInt(name.slice(prefix.length)))) continue
    await rm(join(dirname(dataDir), name), { recursive: true, force: true })
  }
}

export function lastLine(output: string): string {
  const lines = output.split('\n').filter((line) => line.trim() !== '')
  return (
    lines.findLast((line) => /FATAL|PANIC|error:/i.test(line)) ??
    lines.at(-1) ??
    'no reason given'
  )
    .replace(/^.*?(FATAL|PANIC|error):\s*|^but /i, '')
    .trim()
}

export function codeOf(error: unknown): string {
  return (error as NodeJS.ErrnoException).code ?? String(error)
}
