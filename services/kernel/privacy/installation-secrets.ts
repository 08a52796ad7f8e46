// Secrets of this installation: created at first use, stored in the database wrapped under the master key, shared by all
// its processes.
import { randomBytes } from 'node:crypto'
import { StartupError } from '../lifecycle/startup-error.ts'
import { type Db, type Tx, withSetupLock } from '../postgres/db.ts'
import type { KeyRing } from './key-ring.ts'
import { deriveSecret } from './master-key.ts'

export type InstallationSecrets = {
  /** `make` gives its value at first use. */
  getOrCreate: <T extends object>(name: string, make: () => T) => Promise<T>
  /** Replaces its value, if `expected` is the value that it still has. */
  replace: <T extends object>(name: string, expected: T, value: T) => Promise<void>
}

type SecretRow = { name: string; value: object | null; version: number; wrapped: Buffer | null }

/**
 * Opens `keep.secrets`. At the first start of this version with data of an earlier one, secrets that were stored plain are
 * wrapped, and those that derived from the first version of the master key are stored.
 */
export async function openInstallationSecrets(db: Db, ring: KeyRing): Promise<InstallationSecrets> {
  const hadPlain = await withSetupLock(db, (tx) => upgradeTable(tx, ring))
  // Updated rows leave their former contents in the file of the table.
  if (hadPlain) await db.query('vacuum full keep.secrets')

  const unwrap = async <T>(row: SecretRow): Promise<T> => {
    const { name, version, wrapped } = row
    if (!wrapped) throw new Error(`The secret ${name} is not wrapped.`)
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
    'select name, value, master_version as version, wrapped from keep.secrets where name = $1',
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

/** Whether there were plain secrets. */
async function upgradeTable(tx: Tx, ring: KeyRing): Promise<boolean> {
  await tx.query(`create table if not exists keep.secrets (
    name text primary key,
    value jsonb,
    master_version int constraint secrets_master_version references keep.master_versions,
    wrapped bytea
  )`)
  const { rowCount: isWrapped } = await tx.query(
    `select from pg_attribute where attrelid = 'keep.secrets'::regclass and attname = 'wrapped'`,
  )
  if (isWrapped === 0)
    await tx.query(`alter table keep.secrets alter column value drop not null,
      add column master_version int constraint secrets_master_version references keep.master_versions,
      add column wrapped bytea`)
  const { rows: plain } = await tx.query<SecretRow>(
    'select name, value from keep.secrets where wrapped is null',
  )
  // Adopted, it would let a writer to the database choose the secret.
  if (isWrapped !== 0 && plain[0])
    throw new StartupError(
      `The secret ${plain[0].name} in the database is not wrapped: it was not written by Prosa. Restore it from a backup.`,
    )
  for (const { name, value } of plain) {
    const { version, wrapped } = ring.wrap(secretLabel(name), Buffer.from(JSON.stringify(value)))
    await tx.query(
      'update keep.secrets set value = null, master_version = $2, wrapped = $3 where name = $1',
      [name, version, wrapped],
    )
  }
  if (isWrapped === 0 && (plain.length > 0 || (await hasKeys(tx))))
    for (const [name, purpose] of Object.entries(derivedSecrets))
      await insertSecret(tx, ring, name, toSecret(deriveSecret(purpose, ring.master())))
  return plain.length > 0
}

async function hasKeys(tx: Tx): Promise<boolean> {
  const { rowCount } = await tx.query('select from keep.keys limit 1')
  return rowCount === 1
}
