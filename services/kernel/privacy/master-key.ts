// The master key wraps every subject's key. It has versions, so that it can be changed without sealing anything again.
import { createSecretKey, hkdfSync, randomBytes, randomUUID, type KeyObject } from 'node:crypto'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { StartupError } from '../lifecycle/startup-error.ts'

export type MasterKey = {
  /** The version that wraps new keys. */
  current: number
  versions: ReadonlyMap<number, KeyObject>
}

/**
 * Parses text such as `1:BASE64`, versions separated by lines or commas; the highest is current. Without a number it is
 * version 1. Each is 32 bytes. Throws an Error with one sentence.
 */
export function parseMasterKey(text: string): MasterKey {
  const versions = new Map<number, KeyObject>()
  for (const entry of text.split(/[\s,]+/).filter(Boolean)) {
    const [, version = '1', encoded = ''] = /^(?:(\d{1,6}):)?(.+)$/.exec(entry) ?? []
    const bytes = Buffer.from(encoded, 'base64')
    if (bytes.length !== 32) throw new Error('The master key is not 32 bytes in base64.')
    versions.set(Number(version), createSecretKey(bytes))
  }
  if (versions.size === 0) throw new Error('The master key is empty.')
  return { current: Math.max(...versions.keys()), versions }
}

/**
 * The master key from the environment, else from the data directory; created at the first start, unless `isNeeded` says
 * that the database has sealed data. Throws StartupError.
 */
export async function readMasterKey(
  dataDir: string,
  fromEnvironment?: string,
  isNeeded: () => Promise<boolean> = async () => false,
): Promise<MasterKey> {
  if (fromEnvironment) return parseMasterKey(fromEnvironment)
  const path = join(dataDir, 'master.key')
  const stored = await readFile(path, 'utf8').catch(undefinedIfMissing)
  if (stored === undefined && (await isNeeded()))
    throw new StartupError(
      `The master key of this data is gone: restore ${path} from a backup, or set PROSA_MASTER_KEY.`,
    )
  if (stored === undefined) await createMasterKey(dataDir, path)
  try {
    return parseMasterKey(stored ?? (await readFile(path, 'utf8')))
  } catch {
    throw new StartupError(`The master key in ${path} is damaged: restore it from a backup.`)
  }
}

/** Written whole and then linked, so that neither a crash nor a second process leaves half a key, or two. */
async function createMasterKey(dataDir: string, path: string): Promise<void> {
  await mkdir(dataDir, { recursive: true })
  const draft = `${path}.${randomUUID()}`
  await writeFile(draft, `1:${randomBytes(32).toString('base64')}\n`, { mode: 0o600 })
  await link(draft, path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
  await rm(draft)
}

function undefinedIfMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}

/** A secret for one purpose, derived from the first version of the master key. */
export function deriveSecret(purpose: string, { versions }: MasterKey): Buffer {
  const first = versions.get(Math.min(...versions.keys()))!
  return Buffer.from(hkdfSync('sha256', first, '', `prosa ${purpose}`, 32))
}
