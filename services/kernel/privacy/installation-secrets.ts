// Secrets of this installation: created at first use, stored in the database wrapped under the master key, shared by all
// its processes.
import { randomBytes } from 'node:crypto'
import { type Db, type Tx, withSetupLock } from '../postgres/db.ts'
import type { KeyRing } from './key-ring.ts'
import { deriveSecret } from './master-key.ts'

export type InstallationSecrets = {
  /** `make` gives its value at first use. */
  getOrCreate: <T extends object>(name: string, make: () => T) => Promise<T>
  /** Replaces its value, if `expected` is the value that it still has. */
  replace: <T extends object>(name: string, expected: T, value: T) => Promise<void>
}

type SecretRow = { name: string; version: number; wrapped: Buffer }

/**
 * Opens `keep.secrets`. At the first start of this version with data of an earlier one, secrets that were stored plain are
 * wrapped, and those that derived from the first version of the master key are stored.
 */
export async function openInstallationSecrets(db: Db, ring: KeyRing): Promise<InstallationSecrets> {
  await withSetupLock(db, (tx) => upgradeTable(tx, ring))

  const unwrap = async <T>(row: SecretRow): Promise<T> => {
    const { name, version, wrapped } = row
    await ring.ensureVersions([row])
    const bytes = ring.unwrap(secretLabel(name), { version, wrapped })
    return JSON.parse(bytes.toString()) as T
  }
  return {
    async getOrCreate<T extends object>(name: string, make: () => T): Promise<T> {
      const known = await readSecret(db, name)
      if (known) return unwrap<T>(known)
      const value = make()
      const made = await ring.writeWrapped(() =>
        // The set-up lock keeps two processes from creating it twice.
        withSetupLock(db, async (tx) => {
          const row = await readSecret(tx, name)
          if (!row) await insertSecret(tx, ring, name, value)
          return row
        }),
      )
      return made ? unwrap<T>(made) : value
    },
    replace: (name, expected, value) =>
      ring.writeWrapped(() =>
        withSetupLock(db, async (tx) => {
          const row = await readSecret(tx, name)
          if (!row || JSON.stringify(await unwrap(row)) !== JSON.stringify(expected))
            throw new Error(`The secret ${name} was changed by another process.`)
          await tx.query('delete from keep.secrets where name = $1', [name])
          await insertSecret(tx, ring, name, value)
        }),
      ),
  }
}

/** 32 random bytes for one purpose. */
export async function randomSecret(secrets: InstallationSecrets, name: string): Promise<Buffer> {
  const { secret } = await secrets.getOrCreate(name, () => toSecret(randomBytes(32)))
  return Buffer.from(secret, 'base64')
}

const toSecret = (bytes: Buffer) => ({ secret: bytes.toString('base64') })

/** What the wrapped bytes are bound to. */
export const secretLabel = (name: string) => `keep.secrets/${name}`

async function readSecret(db: Pick<Db, 'query'>, name: string): Promise<SecretRow | undefined> {
  const { rows } = await db.query<SecretRow>(
    'select name, master_version as version, wrapped from keep.secrets where name = $1',
    [name],
  )
  return rows[0]
}

async function insertSecret(tx: Tx, ring: KeyRing, name: string, value: object): Promise<void> {
  const { version, wrapped } = ring.wrap(secretLabel(name), Buffer.from(JSON.stringify(value)))
  await tx.query('insert into keep.secrets (name, master_version, wrapped) values ($1, $2, $3)', [
    name,
    version,
    wrapped,
  ])
}

/** What earlier versions derived from the first version of the master key, by the name of the secret. */
const derivedSecrets: Readonly<Record<string, string>> = {
  'session-ids': 'session ids',
  invitations: 'invitations',
  'proofs-of-work': 'proofs of work',
  requests: 'requests',
  'security-events': 'security events',
  'ledger-signer': 'ledger signatures',
}

async function upgradeTable(tx: Tx, ring: KeyRing): Promise<void> {
  const plain = await takePlainSecrets(tx)
  await tx.query(`create table if not exists keep.secrets (
    name text primary key,
    master_version int not null constraint secrets_master_version references keep.master_versions,
    wrapped bytea not null
  )`)
  if (!plain) return
  for (const { name, value } of plain) await insertSecret(tx, ring, name, value)
  if (plain.length > 0 || (await hasKeys(tx)))
    for (const [name, purpose] of Object.entries(derivedSecrets))
      await insertSecret(tx, ring, name, toSecret(deriveSecret(purpose, ring.master())))
}

/**
 * The rows of an earlier version, whose table is dropped: updated rows would leave their contents in its file. Undefined
 * where there is no such table, as after the first start of this version.
 */
async function takePlainSecrets(tx: Tx): Promise<{ name: string; value: object }[] | undefined> {
  const { rowCount } = await tx.query(
    `select from pg_class where oid = to_regclass('keep.secrets') and not exists
       (select from pg_attribute where attrelid = pg_class.oid and attname = 'wrapped')`,
  )
  if (rowCount === 0) return undefined
  const { rows } = await tx.query<{ name: string; value: object }>(
    'select name, value from keep.secrets',
  )
  await tx.query('drop table keep.secrets')
  return rows
}

async function hasKeys(tx: Tx): Promise<boolean> {
  const { rowCount } = await tx.query('select from keep.keys limit 1')
  return rowCount === 1
}
