import { createSecretKey, randomBytes, type KeyObject } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { type Db, withSetupLock } from '../postgres/db.ts'
import { housekeepingTablesSql } from '../postgres/housekeeping.ts'
import { attachKeys, type LoadableKeys } from './database-keys.ts'
import { applyErasures, erasuresToRepeatSql, listDestroyedKeys } from './apply-erasures.ts'
import type { ErasureList } from './erasure-list.ts'
import type { KeyRing } from './key-ring.ts'

/** One key per subject: a respondent's session or an owner. What it sealed is unreadable once it is destroyed. */
export type Keys = Pick<LoadableKeys, 'load'> & {
  /** The subject's key, created at first use; undefined after it was destroyed. */
  getOrCreate: (subject: string) => Promise<KeyObject | undefined>
  /**
   * Other processes drop the key from their caches within a minute. `reason`: for the list of erasures, so that the erasure can
   * be repeated after a restore.
   */
  destroy: (subject: string, reason?: string) => Promise<void>
}

type KeyRow = { subject: string; version: number; wrapped: Buffer | null }
/** null: destroyed, and never created again. */
type CachedKey = { key: KeyObject | null }

const maxCachedKeys = 50_000
const cacheTtlMs = 60_000

/**
 * Opens `keep.keys`, for `keysOf(db)` too. Keys of the list of erasures are destroyed again before any key is read: this may
 * be a restored backup.
 */
export async function openKeys(db: Db, ring: KeyRing, erasures?: ErasureList): Promise<Keys> {
  await createTable(db)
  if (erasures) {
    await applyErasures(db, ring, erasures)
    await listDestroyedKeys(db, erasures)
  }
  const cache: Cache = new LRUCache({
    max: maxCachedKeys,
    ttl: cacheTtlMs,
    ttlResolution: 1000,
  })

  const remember = ({ subject, version, wrapped }: KeyRow): KeyObject | null => {
    const key = wrapped && createSecretKey(ring.unwrap(subject, { version, wrapped }))
    cache.set(subject, { key })
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
      text: 'select subject, master_version as version, wrapped from keep.keys where subject = any($1)',
      values: [missing],
    })
    await ring.ensureVersions(rows.filter(({ wrapped }) => wrapped !== null))
    for (const row of rows) {
      const key = remember(row)
      if (key) found.set(row.subject, key)
    }
    return found
  }

  const keys = { load, ...keyWrites({ db, ring, cache, erasures }, load) }
  attachKeys(db, keys)
  return keys
}

type Cache = LRUCache<string, CachedKey>

type KeyWriteDeps = { db: Db; ring: KeyRing; cache: Cache; erasures: ErasureList | undefined }

function keyWrites(
  { db, ring, cache, erasures }: KeyWriteDeps,
  load: Keys['load'],
): Omit<Keys, 'load'> {
  return {
    async getOrCreate(subject) {
      const known = cache.get(subject)
      if (known) return known.key ?? undefined
      const key = createSecretKey(randomBytes(32))
      const { rowCount } = await ring.writeWrapped(() => {
        const { version, wrapped } = ring.wrap(subject, key.export())
        return db.query({
          name: 'keys-create',
          text: `insert into keep.keys (subject, master_version, wrapped) values ($1, $2, $3)
                 on conflict (subject) do nothing`,
          values: [subject, version, wrapped],
        })
      })
      // Another process created it first.
      if (rowCount === 0) return (await load([subject])).get(subject)
      cache.set(subject, { key })
      return key
    },
    async destroy(subject, reason) {
      const known = cache.get(subject)
      // Listed first: after a crash between the two, the next start destroys it.
      if (known?.key !== null)
        await erasures?.add([{ subject, at: new Date().toISOString(), ...(reason && { reason }) }])
      await ring.writeWrapped(() =>
        db.query(
          `insert into keep.keys (subject, master_version, destroyed_at) values ($1, $2, now())
           on conflict (subject) do update set wrapped = null, destroyed_at = now()
           where keys.wrapped is not null`,
          [subject, ring.active()],
        ),
      )
      cache.set(subject, { key: null })
    },
  }
}

async function createTable(db: Db): Promise<void> {
  await withSetupLock(db, async (tx) => {
    await tx.query(`
      create table if not exists keep.keys (
        subject text primary key,
        master_version int not null,
        wrapped bytea,
        created_at timestamptz not null default now(),
        destroyed_at timestamptz
      );
      create index if not exists keys_destroyed on keep.keys (destroyed_at) where wrapped is null;
      ${erasuresToRepeatSql};
      ${housekeepingTablesSql}`)
    const { rowCount } = await tx.query(
      `select from pg_constraint where conname = 'keys_master_version' and conrelid = 'keep.keys'::regclass`,
    )
    if (rowCount === 0)
      await tx.query(
        'alter table keep.keys add constraint keys_master_version foreign key (master_version) references keep.master_versions',
      )
  })
}
