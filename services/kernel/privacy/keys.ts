import { createSecretKey, randomBytes, type KeyObject } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { type Db, withSetupLock } from '../postgres/db.ts'
import type { MasterKey } from './master-key.ts'
import { StartupError } from '../lifecycle/startup-error.ts'
import { unwrapKey, wrapKey } from './key-wrapping.ts'

/** One key per subject: a respondent's session or an owner. What it sealed is unreadable once it is destroyed. */
export type Keys = {
  /** The keys of these subjects, in at most one query; destroyed and missing ones are left out. */
  load: (subjects: Iterable<string>) => Promise<ReadonlyMap<string, KeyObject>>
  /** The subject's key, created at first use; undefined after it was destroyed. */
  getOrCreate: (subject: string) => Promise<KeyObject | undefined>
  /** Other processes drop the key from their caches within a minute. */
  destroy: (subject: string) => Promise<void>
}

type KeyRow = { subject: string; master_version: number; wrapped: Buffer | null }
/** null: destroyed, and never created again. */
type CachedKey = { key: KeyObject | null }

const maxCachedKeys = 50_000
const cacheTtlMs = 60_000

/** Opens `keep.keys`. Throws StartupError if its keys were wrapped with another master key. */
export async function openKeys(db: Db, master: MasterKey): Promise<Keys> {
  await createTable(db)
  await verifyMasterKey(db, master)
  const cache: Cache = new LRUCache({
    max: maxCachedKeys,
    ttl: cacheTtlMs,
    ttlResolution: 1000,
  })

  const remember = (row: KeyRow): KeyObject | null => {
    const key = row.wrapped && unwrapKey(row.subject, row.wrapped, row.master_version, master)
    cache.set(row.subject, { key })
    return key
  }

  const load: Keys['load'] = async (subjects) => {
    const found = new Map<string, KeyObject>()
    const missing: string[] = []
    for (const subject of new Set(subjects)) {
      const known = cache.get(subject)
      if (known === undefined) missing.push(subject)
      else if (known.key) found.set(subject, known.key)
    }
    if (missing.length === 0) return found
    const { rows } = await db.query<KeyRow>({
      name: 'keys-load',
      text: 'select subject, master_version, wrapped from keep.keys where subject = any($1)',
      values: [missing],
    })
    for (const row of rows) {
      const key = remember(row)
      if (key) found.set(row.subject, key)
    }
    return found
  }

  return { load, ...keyWrites(db, master, cache, load) }
}

type Cache = LRUCache<string, CachedKey>

function keyWrites(
  db: Db,
  master: MasterKey,
  cache: Cache,
  load: Keys['load'],
): Omit<Keys, 'load'> {
  return {
    async getOrCreate(subject) {
      const known = cache.get(subject)
      if (known) return known.key ?? undefined
      const key = createSecretKey(randomBytes(32))
      const { rowCount } = await db.query({
        name: 'keys-create',
        text: `insert into keep.keys (subject, master_version, wrapped) values ($1, $2, $3)
               on conflict (subject) do nothing`,
        values: [subject, master.current, wrapKey(subject, key, master)],
      })
      // Another process created it first.
      if (rowCount === 0) return (await load([subject])).get(subject)
      cache.set(subject, { key })
      return key
    },
    async destroy(subject) {
      await db.query(
        `insert into keep.keys (subject, master_version, destroyed_at) values ($1, $2, now())
         on conflict (subject) do update set wrapped = null, destroyed_at = now()
         where keys.wrapped is not null`,
        [subject, master.current],
      )
      cache.set(subject, { key: null })
    },
  }
}

/** Whether the database has sealed data: then its master key must not be replaced. */
export async function hasKeys(db: Db): Promise<boolean> {
  const { rows } = await db.query<{ made: boolean }>(
    `select to_regclass('keep.keys') is not null as made`,
  )
  if (!rows[0]?.made) return false
  const { rowCount } = await db.query('select from keep.keys where wrapped is not null limit 1')
  return rowCount === 1
}

async function createTable(db: Db): Promise<void> {
  await withSetupLock(db, async (tx) => {
    await tx.query('create schema if not exists keep')
    await tx.query(`create table if not exists keep.keys (
      subject text primary key,
      master_version int not null,
      wrapped bytea,
      created_at timestamptz not null default now(),
      destroyed_at timestamptz
    )`)
  })
}

async function verifyMasterKey(db: Db, master: MasterKey): Promise<void> {
  const any = 'select subject, master_version, wrapped from keep.keys where wrapped is not null and'
  const foreign = await db.query<KeyRow>(`${any} master_version <> all($1) limit 1`, [
    [...master.versions.keys()],
  ])
  const samples = [foreign]
  for (const version of master.versions.keys())
    samples.push(await db.query<KeyRow>(`${any} master_version = $1 limit 1`, [version]))
  try {
    for (const { subject, master_version, wrapped } of samples.flatMap(({ rows }) => rows))
      unwrapKey(subject, wrapped!, master_version, master)
  } catch (cause) {
    throw new StartupError(
      'The master key is not the one that this database was written with: restore it from a backup.',
      { cause },
    )
  }
}
