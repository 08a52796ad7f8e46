// Where the master key comes from: a file, the environment, or a command such as that of a key management service.
import { randomBytes, randomUUID } from 'node:crypto'
import { chmod, link, mkdir, open, readFile, realpath, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { StartupError } from '../lifecycle/startup-error.ts'
import { runKeyCommand } from './key-command.ts'
import { formatMasterKey, parseMasterKey, type MasterKey } from './master-key.ts'

/** At most one of them; none: a file in the data directory. */
export type MasterKeySettings = {
  /** The key. */
  masterKey?: string | undefined
  /** Path of a file that the operator creates. */
  masterKeyFile?: string | undefined
  /** A program and its arguments; its standard output is the key. */
  masterKeyCommand?: readonly string[] | undefined
}

export type MasterKeySource = {
  /** For messages: a setting or a path. */
  name: string
  /** `isNeeded`: whether the database has data of a master key; then a missing one is not created. Throws StartupError. */
  read: (isNeeded: () => Promise<boolean>) => Promise<MasterKey>
  /** Replaces the stored key; only files can be written. */
  write?: (master: MasterKey) => Promise<void>
}

export function openMasterKeySource(
  settings: MasterKeySettings & { dataDir: string },
): MasterKeySource {
  const { masterKey, masterKeyFile, masterKeyCommand, dataDir } = settings
  if (masterKey !== undefined)
    return {
      name: 'PROSA_MASTER_KEY',
      read: async () => parseMasterKey(masterKey),
    }
  if (masterKeyCommand)
    return {
      name: 'PROSA_MASTER_KEY_COMMAND',
      read: () => readFromCommand(masterKeyCommand),
    }
  if (masterKeyFile !== undefined) return openOperatorFile(masterKeyFile)
  const path = join(dataDir, 'master.key')
  return {
    name: path,
    read: (isNeeded) => readOrCreateFile(path, isNeeded),
    write: (master) => replaceFile(path, master),
  }
}

const openOperatorFile = (path: string): MasterKeySource => ({
  name: path,
  async read() {
    const text = await readFile(path, 'utf8').catch(({ code }: NodeJS.ErrnoException) => {
      throw new StartupError(
        `The master key in ${path} cannot be read (${code}): check PROSA_MASTER_KEY_FILE.`,
      )
    })
    await refuseOpenFile(path)
    return parseStored(path, text)
  },
  write: (master) => replaceFile(path, master),
})

/** The group may read it, as in mounted secrets; others may not, and neither may write it. */
async function refuseOpenFile(path: string): Promise<void> {
  const { mode } = await stat(path)
  if (process.platform === 'win32' || (mode & 0o037) === 0) return
  throw new StartupError(
    `The master key in ${path} has mode ${(mode & 0o777).toString(8)}: others must not read or change it (chmod 600).`,
  )
}

async function readFromCommand(command: readonly string[]): Promise<MasterKey> {
  const text = await runKeyCommand(command)
  try {
    return parseMasterKey(text)
  } catch (error) {
    // The cause would not help: it must not contain the output.
    throw new StartupError(
      `PROSA_MASTER_KEY_COMMAND gave no master key. ${(error as Error).message}`,
    )
  }
}

async function readOrCreateFile(
  path: string,
  isNeeded: () => Promise<boolean>,
): Promise<MasterKey> {
  let stored = await readIfPresent(path)
  if (stored === undefined && (await isNeeded())) {
    // Since the first reading, another process may have created both the file and the data.
    stored = await readIfPresent(path)
    if (stored === undefined)
      throw new StartupError(
        `The master key of this data is gone: restore ${path} from a backup, or set PROSA_MASTER_KEY.`,
      )
  }
  if (stored === undefined) {
    await createFile(path)
    return parseStored(path, await readFile(path, 'utf8'))
  }
  // As after a restored backup. The file may belong to another user.
  if (((await stat(path)).mode & 0o077) !== 0) await chmod(path, 0o600).catch(() => {})
  return parseStored(path, stored)
}

const readIfPresent = (path: string): Promise<string | undefined> =>
  readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EISDIR') throw new StartupError(`${path} is a directory, not a master key.`)
    return undefinedIfMissing(error)
  })

function parseStored(path: string, text: string): MasterKey {
  try {
    return parseMasterKey(text)
  } catch {
    throw new StartupError(`The master key in ${path} is damaged: restore it from a backup.`)
  }
}

/** Linked under its name when it is whole: neither a crash nor a second process leaves half a key, or two. */
async function createFile(path: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  const draft = await writeDraft(path, `1:${randomBytes(32).toString('base64')}\n`)
  await link(draft, path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
  await rm(draft)
}

/** A crash leaves the old file or the new one. A symbolic link stays one. */
async function replaceFile(path: string, master: MasterKey): Promise<void> {
  const target = await realpath(path)
  const { uid, gid, mode } = await stat(target)
  const draft = await writeDraft(target, formatMasterKey(master))
  try {
    await using file = await open(draft)
    await file.chmod(mode & 0o740)
    // Run by root, the command must not take the file from the server's user.
    if (process.getuid?.() === 0) await file.chown(uid, gid)
    await rename(draft, target)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
  await using directory = await open(dirname(target))
  await directory.sync()
}

async function writeDraft(path: string, text: string): Promise<string> {
  const draft = `${path}.${randomUUID()}`
  await using file = await open(draft, 'wx', 0o600)
  await file.writeFile(text)
  await file.sync()
  return draft
}

function undefinedIfMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}
