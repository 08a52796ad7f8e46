// Keeps the list of erasures and the keys of a database alike: what one has erased, so has the other. A restored backup lacks
// what was erased since it was made.
import type { Db } from '../postgres/db.ts'
import type { Erasure, ErasureList } from './erasure-list.ts'
import type { KeyRing } from './key-ring.ts'

const subjectsAtOnce = 10_000

/** `keep.erasures_to_repeat`: subjects whose keys the list destroyed, until their rows are erased as well. */
export const erasuresToRepeatSql = `create table if not exists keep.erasures_to_repeat (
  subject text primary key,
  reason text
)`

/** Destroys the keys of listed subjects that this database still has. Returns how many it had. */
export async function applyErasures(
  db: Db,
  ring: Pick<KeyRing, 'active'>,
  list: ErasureList,
): Promise<number> {
  const listed = [...(await list.read()).values()]
  let applied = 0
  for (let from = 0; from < listed.length; from += subjectsAtOnce)
    applied += await destroyAgain(db, ring, listed.slice(from, from + subjectsAtOnce))
  return applied
}

/** One statement: a subject whose key is gone is known to need the rest of its erasure. */
async function destroyAgain(
  db: Db,
  ring: Pick<KeyRing, 'active'>,
  listed: readonly Erasure[],
): Promise<number> {
  const { rows } = await db.query<{ count: number }>(
    `with listed as (
       select subject, reason, at from unnest($1::text[], $2::text[], $3::timestamptz[]) l (subject, reason, at)
        where not exists (select from keep.keys k where k.subject = l.subject and k.wrapped is null)
     ), destroyed as (
       insert into keep.keys (subject, master_version, destroyed_at) select subject, $4, at from listed
       on conflict (subject) do update set wrapped = null, destroyed_at = excluded.destroyed_at
     ), repeated as (
       insert into keep.erasures_to_repeat (subject, reason) select subject, reason from listed
       on conflict do nothing
     )
     select count(*)::int as count from listed`,
    [
      listed.map(({ subject }) => subject),
      listed.map(({ reason }) => reason ?? null),
      listed.map(({ at }) => at),
      ring.active(),
    ],
  )
  return rows[0]!.count
}

/** Adds what was erased before there was a list, or on another machine. */
export async function listDestroyedKeys(db: Db, list: ErasureList): Promise<void> {
  const { rows } = await db.query<{ subject: string; at: string }>(
    'select subject, destroyed_at as at from keep.keys where wrapped is null order by destroyed_at, subject',
  )
  if (rows.length === 0) return
  const listed = await list.read()
  const missing = rows.filter(({ subject }) => !listed.has(subject))
  if (missing.length === 0) return
  await list.add(missing.map(({ subject, at }) => ({ subject, at: new Date(at).toISOString() })))
}

export type RepeatedErasure = { subject: string; reason: string | null }

/** What a restored backup still has of erased subjects. */
export async function erasuresToRepeat(db: Db, limit: number): Promise<RepeatedErasure[]> {
  const { rows } = await db.query<RepeatedErasure>(
    'select subject, reason from keep.erasures_to_repeat order by subject limit $1',
    [limit],
  )
  return rows
}

export async function deleteErasureToRepeat(db: Db, subject: string): Promise<void> {
  await db.query('delete from keep.erasures_to_repeat where subject = $1', [subject])
}
