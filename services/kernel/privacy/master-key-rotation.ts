// Wraps everything with the newest version of the master key, and retires the others. Each step may be repeated, and a
// rotation that was interrupted continues where it stopped: the rows themselves hold how far it came.
import { type Db, type Tx, transaction, withSetupLock } from '../postgres/db.ts'
import { secretLabel } from './installation-secrets.ts'
import { registerVersion, type KeyRing } from './key-ring.ts'

type WrappedRow = { name: string; version: number; wrapped: Buffer | null }
type Page = { after: string; count: number } | undefined

/** A table of wrapped bytes, with its key and what the bytes are bound to. */
type Wrapped = { table: string; key: string; labelOf: (name: string) => string }

const subjects: Wrapped = { table: 'keep.keys', key: 'subject', labelOf: (subject) => subject }
const secrets: Wrapped = { table: 'keep.secrets', key: 'name', labelOf: secretLabel }
const tables = [subjects, secrets]

export type VersionCount = { version: number; createdAt: string; keys: number; secrets: number }

export type RotationOptions = {
  /** Rows so far, and all. */
  onProgress?: (done: number, total: number) => void
  /** Stops between two batches. */
  signal?: AbortSignal
}

const batchSize = 500

/** The versions in use, the active one last. */
export async function countVersions(db: Pick<Db, 'query'>): Promise<VersionCount[]> {
  const { rows } = await db.query<VersionCount>(
    `select version, created_at as "createdAt",
            (select count(*) from keep.keys where master_version = version and wrapped is not null) as keys,
            (select count(*) from keep.secrets where master_version = version) as secrets
       from keep.master_versions order by version`,
  )
  return rows
}

/** Makes the newest version of the master key the active one of all processes. */
export async function activateNewestVersion(db: Db, ring: KeyRing): Promise<void> {
  const master = ring.master()
  if (master.newest <= ring.active()) return
  await withSetupLock(db, (tx) => registerVersion(tx, master.newest, master))
  await ring.refresh()
}

/** Wraps every key and secret with the active version; resolves with their number. */
export async function wrapAll(
  db: Db,
  ring: KeyRing,
  { onProgress, signal }: RotationOptions = {},
): Promise<number> {
  const { rows } = await db.query<{ count: number }>(
    `select (select count(*) from keep.keys where master_version <> $1)
          + (select count(*) from keep.secrets where master_version <> $1) as count`,
    [ring.active()],
  )
  const total = rows[0]!.count
  let done = 0
  for (const table of tables) {
    // Again from the start until a pass finds none: processes that use an older version write behind the pass.
    for (let found = true; found;) {
      found = false
      let page: Page = { after: '', count: 0 }
      while ((page = await transaction(db, wrapPage(ring, table, page.after)))) {
        found = true
        done += page.count
        onProgress?.(done, Math.max(done, total))
        signal?.throwIfAborted()
      }
    }
  }
  return done
}

const wrapPage =
  (ring: KeyRing, { table, key, labelOf }: Wrapped, after: string) =>
  async (tx: Tx): Promise<Page> => {
    // Locked, so that a key that is destroyed now is not written again.
    const { rows } = await tx.query<WrappedRow>(
      `select ${key} as name, master_version as version, wrapped from ${table}
        where ${key} > $1 and master_version <> $2 order by ${key} limit ${batchSize} for update`,
      [after, ring.active()],
    )
    const last = rows.at(-1)
    if (!last) return undefined
    const wrapped = rows.map((row) => wrapAgain(ring, labelOf(row.name), row))
    await tx.query(
      `update ${table} set master_version = $3, wrapped = r.wrapped
         from unnest($1::text[], $2::bytea[]) as r(id, wrapped) where ${key} = r.id`,
      [rows.map(({ name }) => name), wrapped, ring.active()],
    )
    return { after: last.name, count: rows.length }
  }

function wrapAgain(ring: KeyRing, label: string, { version, wrapped }: WrappedRow): Buffer | null {
  if (!wrapped) return null
  try {
    return ring.wrap(label, ring.unwrap(label, { version, wrapped })).wrapped
  } catch (cause) {
    throw new Error(`The key of ${label} does not open: it was altered. Nothing was retired.`, {
      cause,
    })
  }
}

/** Opens what is wrapped with the active version; resolves with its number. Throws if something does not open. */
export async function verifyAll(
  db: Db,
  ring: KeyRing,
  { onProgress, signal }: RotationOptions = {},
): Promise<number> {
  let done = 0
  for (const { table, key, labelOf } of tables) {
    for (let after = ''; ;) {
      const { rows } = await db.query<WrappedRow>(
        `select ${key} as name, master_version as version, wrapped from ${table}
          where ${key} > $1 and master_version = $2 and wrapped is not null order by ${key} limit ${batchSize}`,
        [after, ring.active()],
      )
      for (const { name, version, wrapped } of rows)
        ring.unwrap(labelOf(name), { version, wrapped: wrapped! })
      after = rows.at(-1)?.name ?? ''
      if (after === '') break
      done += rows.length
      onProgress?.(done, done)
      signal?.throwIfAborted()
    }
  }
  return done
}

/**
 * Takes every version but the active one out of use: what late processes wrapped with one is wrapped again, and from then on
 * the database refuses what they wrap with it, so that they read the master key again.
 */
export async function retireVersions(db: Db, ring: KeyRing): Promise<void> {
  await transaction(db, async (tx) => {
    await tx.query(`set local lock_timeout = '10s'`)
    await tx.query('lock table keep.keys, keep.secrets in share row exclusive mode')
    for (const table of tables) {
      let page: Page = { after: '', count: 0 }
      while (page) page = await wrapPage(ring, table, page.after)(tx)
    }
    // The foreign keys refuse this while anything is wrapped with one of them.
    await tx.query('delete from keep.master_versions where version <> $1', [ring.active()])
  })
}
