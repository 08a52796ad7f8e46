// The versions of the master key in this process and in the database. `keep.master_versions` has those in use: the highest
// wraps what is written, and foreign keys keep a version from being retired while anything is wrapped with it.
import { StartupError } from '../lifecycle/startup-error.ts'
import { type Db, type Tx, withSetupLock } from '../postgres/db.ts'
import { unwrapBytes, wrapBytes } from './key-wrapping.ts'
import type { MasterKey } from './master-key.ts'
import type { MasterKeySource } from './master-key-source.ts'

export type Wrapped = { version: number; wrapped: Buffer }

export type KeyRing = {
  /** As it was last read. */
  master: () => MasterKey
  /** The version that wraps what is written. */
  active: () => number
  /** With the active version. */
  wrap: (name: string, bytes: Buffer) => Wrapped
  /** Reads the master key again if it lacks the version of any of these. */
  ensureVersions: (wrapped: readonly { version: number }[]) => Promise<void>
  /** Throws if it was wrapped with another key, for another name, or with a version that is not known here. */
  unwrap: (name: string, wrapped: Wrapped) => Buffer
  /** Runs a statement that stores what it wraps; again with the active version if its version was retired. */
  writeWrapped: <T>(write: () => Promise<T>) => Promise<T>
  /** Reads the master key and the versions in use again. */
  refresh: () => Promise<void>
}

type VersionRow = { version: number; check_value: Buffer }

const foreignKeyViolation = '23503'

/** Creates what is missing. Throws StartupError if the database was written with another master key. */
export async function openKeyRing(db: Db, source: Pick<MasterKeySource, 'read'>): Promise<KeyRing> {
  let master = await source.read(() => isMasterKeyNeeded(db))
  let active = await withSetupLock(db, (tx) => registerVersions(tx, master))
  let refreshing: Promise<void> | undefined

  async function readAgain(): Promise<void> {
    master = await source.read(async () => true)
    const rows = await readVersions(db)
    verifyVersions(master, rows)
    active = Math.max(...rows.map(({ version }) => version))
  }
  const refresh = () =>
    (refreshing ??= readAgain().finally(() => {
      refreshing = undefined
    }))
  const keyOf = (version: number) => {
    const key = master.versions.get(version)
    if (!key) throw new Error(`Version ${version} of the master key is missing.`)
    return key
  }

  return {
    master: () => master,
    active: () => active,
    refresh,
    wrap: (name, bytes) => ({ version: active, wrapped: wrapBytes(name, bytes, keyOf(active)) }),
    async ensureVersions(wrapped) {
      if (wrapped.some(({ version }) => !master.versions.has(version))) await refresh()
    },
    unwrap: (name, { version, wrapped }) => unwrapBytes(name, wrapped, keyOf(version)),
    async writeWrapped(write) {
      try {
        return await write()
      } catch (error) {
        if ((error as { code?: string }).code !== foreignKeyViolation) throw error
        await refresh()
        return await write()
      }
    },
  }
}

/** Whether the database has data of a master key: then a missing key must not be replaced. */
async function isMasterKeyNeeded(db: Db): Promise<boolean> {
  const versions = readVersions(db).then(({ length }) => length > 0)
  if (await versions.catch(falseIfMissing)) return true
  const keys = db.query('select from keep.keys where wrapped is not null limit 1')
  return keys.then(({ rowCount }) => rowCount === 1).catch(falseIfMissing)
}

const undefinedTable = '42P01'
const undefinedSchema = '3F000'

function falseIfMissing(error: { code?: string }): false {
  if (error.code === undefinedTable || error.code === undefinedSchema) return false
  throw error
}

async function readVersions(db: Pick<Db, 'query'>): Promise<VersionRow[]> {
  const { rows } = await db.query<VersionRow>(
    'select version, check_value from keep.master_versions order by version',
  )
  return rows
}

/** The active version: the highest that is registered. In a new database that is the newest one of the master key. */
async function registerVersions(tx: Tx, master: MasterKey): Promise<number> {
  await tx.query(`
    create schema if not exists keep;
    create table if not exists keep.master_versions (
      version int primary key,
      check_value bytea not null,
      created_at timestamptz not null default now()
    )`)
  const registered = await readVersions(tx)
  verifyVersions(master, registered)
  if (registered.length > 0) return Math.max(...registered.map(({ version }) => version))
  const used = await readUsedVersions(tx, master)
  for (const version of new Set([...used, master.newest]))
    await registerVersion(tx, version, master)
  return master.newest
}

/** From then on it is the active version of every process. */
export async function registerVersion(
  tx: Pick<Tx, 'query'>,
  version: number,
  { versions }: MasterKey,
): Promise<void> {
  await tx.query('insert into keep.master_versions (version, check_value) values ($1, $2)', [
    version,
    wrapBytes(checkName(version), Buffer.alloc(0), versions.get(version)!),
  ])
}

const checkName = (version: number) => `keep.master_versions/${version}`

/** The versions in use in a database that was written before versions were registered. */
async function readUsedVersions(tx: Tx, { versions }: MasterKey): Promise<number[]> {
  const { rows: found } = await tx.query<{ made: boolean }>(
    `select to_regclass('keep.keys') is not null as made`,
  )
  if (!found[0]?.made) return []
  const { rows } = await tx.query<{ version: number; subject: string | null; wrapped: Buffer }>(
    `select used.version, sample.subject, sample.wrapped
       from (select distinct master_version as version from keep.keys) used
       left join lateral (select subject, wrapped from keep.keys
                           where master_version = used.version and wrapped is not null limit 1) sample on true`,
  )
  for (const { version, subject, wrapped } of rows)
    if (subject !== null) verify(versions, version, (key) => unwrapBytes(subject, wrapped, key))
  return rows.map(({ version }) => version).filter((version) => versions.has(version))
}

function verifyVersions({ versions }: MasterKey, registered: readonly VersionRow[]): void {
  for (const { version, check_value } of registered)
    verify(versions, version, (key) => unwrapBytes(checkName(version), check_value, key))
}

type Versions = MasterKey['versions']
type Opens = (key: NonNullable<ReturnType<Versions['get']>>) => unknown

function verify(versions: Versions, version: number, open: Opens): void {
  try {
    const key = versions.get(version)
    if (!key) throw new Error(`Version ${version} of the master key is missing.`)
    open(key)
  } catch (cause) {
    throw new StartupError(
      `The master key is not the one that this database was written with (version ${version}): restore it from a backup.`,
      { cause },
    )
  }
}
