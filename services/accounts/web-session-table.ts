// Web sessions in the database: primary data, since tokens cannot be recomputed.
import { type Db, transaction, setUpTables } from '#kernel/postgres/db.ts'
import { announceEnd, sessionTopic } from './access-topics.ts'
import type { Device } from './device.ts'

/** Days after the last use, and after the sign-in, however much it is used. */
export const sessionDays = { idle: 14, absolute: 30 } as const

/** A session as its owner sees it. */
export type WebSession = Device & {
  id: string
  /** The hash of the cookie's token. */
  session: string
  network: string | null
  createdAt: string
  /** To the minute. */
  lastUsedAt: string
  expiresAt: string
}

export type SessionUse = {
  ownerId: string
  /** Until it ends if it is not used again. */
  secondsLeft: number
  /** The cookie with the name from before `__Host-` is not accepted any more. */
  isHostBound: boolean
}

const isValidSql = `expires_at > now() and created_at > now() - make_interval(days => ${sessionDays.absolute})`
const endSql = `least(expires_at, created_at + make_interval(days => ${sessionDays.absolute}))`
const usedSql = 'coalesce(last_used_at, created_at)'

export async function insertSession(
  db: Db,
  row: {
    session: string
    ownerId: string
    isHostBound: boolean
    network: string | undefined
  } & Device,
): Promise<void> {
  await db.query('delete from keep.web_sessions where owner_id = $1 and expires_at < now()', [
    row.ownerId,
  ])
  await db.query(
    `insert into keep.web_sessions
       (token_hash, owner_id, expires_at, last_used_at, browser, system, network, host_bound_at)
     values ($1, $2, now() + make_interval(days => $3::int), now(), $4, $5, $6, $7::timestamptz)`,
    [
      row.session,
      row.ownerId,
      sessionDays.idle,
      row.browser,
      row.system,
      row.network ?? null,
      row.isHostBound ? '-infinity' : null,
    ],
  )
}

/** Undefined for an unknown, ended or expired session. Extends it, at most once a minute. */
export async function useSession(
  db: Db,
  session: string,
  network: string | undefined,
): Promise<SessionUse | undefined> {
  const { rows } = await db.query<SessionUse & { isStale: boolean }>(
    `select owner_id as "ownerId", ${usedSql} < now() - interval '1 minute' as "isStale",
            extract(epoch from ${endSql} - now())::int as "secondsLeft",
            coalesce(host_bound_at < now() - interval '1 minute', false) as "isHostBound"
       from keep.web_sessions where token_hash = $1 and ${isValidSql}`,
    [session],
  )
  const [row] = rows
  if (!row?.isStale) return row
  const { rows: extended } = await db.query<{ secondsLeft: number }>(
    `update keep.web_sessions set last_used_at = now(), network = coalesce($3, network),
            expires_at = now() + make_interval(days => $2::int)
      where token_hash = $1 and ${isValidSql}
  returning extract(epoch from ${endSql} - now())::int as "secondsLeft"`,
    [session, sessionDays.idle, network ?? null],
  )
  return extended[0] && { ...row, ...extended[0] }
}

/** From now on, and after a minute for requests under way, only the `__Host-` cookie is accepted. */
export async function bindToHost(db: Db, session: string): Promise<void> {
  await db.query(
    'update keep.web_sessions set host_bound_at = now() where token_hash = $1 and host_bound_at is null',
    [session],
  )
}

/** Seconds until it ends; undefined if it is over. Does not count as a use. */
export async function secondsLeftOfSession(db: Db, session: string): Promise<number | undefined> {
  const { rows } = await db.query<{ seconds: number }>(
    `select extract(epoch from ${endSql} - now())::float8 as seconds
       from keep.web_sessions where token_hash = $1 and ${isValidSql}`,
    [session],
  )
  return rows[0]?.seconds
}

/** Newest use first. */
export async function listSessions(db: Db, ownerId: string): Promise<WebSession[]> {
  const { rows } = await db.query<WebSession>(
    `select id, token_hash as session, browser, system, network, created_at as "createdAt",
            date_trunc('minute', ${usedSql}) as "lastUsedAt", ${endSql} as "expiresAt"
       from keep.web_sessions where owner_id = $1 and ${isValidSql}
      order by ${usedSql} desc, id`,
    [ownerId],
  )
  return rows
}

export type SessionFilter =
  | { session: string }
  | { ownerId: string; id: string }
  | { ownerId: string; exceptSession: string | undefined }

function conditionOf(filter: SessionFilter): { sql: string; values: string[] } {
  if ('session' in filter) return { sql: 'token_hash = $1', values: [filter.session] }
  if ('id' in filter)
    return { sql: 'owner_id = $1 and id = $2', values: [filter.ownerId, filter.id] }
  return {
    sql: 'owner_id = $1 and token_hash <> $2',
    values: [filter.ownerId, filter.exceptSession ?? ''],
  }
}

/** Deletes sessions, and announces it to all processes when the deletion is committed. Returns the deleted ones. */
export function deleteSessions(db: Db, filter: SessionFilter): Promise<string[]> {
  const { sql, values } = conditionOf(filter)
  return transaction(db, async (tx) => {
    const { rows } = await tx.query<{ session: string }>(
      `delete from keep.web_sessions where ${sql} returning token_hash as session`,
      values,
    )
    const sessions = rows.map(({ session }) => session)
    if (sessions.length > 0) await announceEnd(tx, sessions.map(sessionTopic))
    return sessions
  })
}

export function createSessionTable(db: Db): Promise<void> {
  return setUpTables(
    db,
    `create schema if not exists keep;
    create table if not exists keep.web_sessions (
      token_hash text primary key,
      owner_id uuid not null,
      created_at timestamptz not null default now(),
      expires_at timestamptz not null
    );
    create index if not exists web_sessions_owner on keep.web_sessions (owner_id);
    alter table keep.web_sessions add column if not exists id uuid not null default gen_random_uuid();
    alter table keep.web_sessions add column if not exists last_used_at timestamptz;
    alter table keep.web_sessions add column if not exists browser text;
    alter table keep.web_sessions add column if not exists system text;
    alter table keep.web_sessions add column if not exists network text;
    alter table keep.web_sessions add column if not exists host_bound_at timestamptz`,
  )
}
