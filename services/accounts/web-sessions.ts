import { createHash, randomBytes } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { type Db, withSetupLock } from '#kernel/postgres/db.ts'
import { cookieNames, readCookie } from './cookies.ts'

const sessionDays = 30
/** An ended session stays valid in other processes for up to this time. */
const cacheTtlMs = 5_000

type CookieRequest = { headers: { cookie?: string | undefined } }
/** `session`: the hash of the cookie's token, not a secret. */
export type AuthenticatedSession = { ownerId: string; session: string }

export type WebSessions = {
  /** Undefined without a valid session. Sessions expire 30 days after their last use. */
  authenticate(request: CookieRequest): Promise<AuthenticatedSession | undefined>
  /** Returns the cookie's token; only its hash is stored. */
  create(ownerId: string): Promise<string>
  end(request: CookieRequest): Promise<void>
  /** Calls `listener` when a session ends in this process. Returns the unsubscribe function. */
  onEnd(listener: (session: string) => void): () => void
}

export const sessionTtlSeconds = sessionDays * 24 * 60 * 60

/** Sessions are stored on the server, so that they can be ended; the browser holds a random token. */
export async function openWebSessions(db: Db): Promise<WebSessions> {
  await createTable(db)
  const cache = new LRUCache<string, AuthenticatedSession>({ max: 10_000, ttl: cacheTtlMs })
  const listeners = new Set<(session: string) => void>()
  /** Incremented when a session ends: a look-up that began before does not write to the cache. */
  let generation = 0

  async function authenticate(request: CookieRequest) {
    const token = readCookie(request, cookieNames.session)
    if (!token || token.length > 100) return undefined
    const session = hashToken(token)
    const cached = cache.get(session)
    if (cached) return cached
    const generationBefore = generation
    const ownerId = await findSessionOwner(db, session)
    if (!ownerId) return undefined
    const authenticated = { ownerId, session }
    if (generationBefore === generation) cache.set(session, authenticated)
    return authenticated
  }

  async function end(request: CookieRequest) {
    const token = readCookie(request, cookieNames.session)
    if (!token) return
    const session = hashToken(token)
    generation += 1
    cache.delete(session)
    await db.query('delete from keep.web_sessions where token_hash = $1', [session])
    // Again: a look-up may have read the row before the delete.
    generation += 1
    cache.delete(session)
    for (const listener of listeners) listener(session)
  }

  return {
    authenticate,
    end,
    async create(ownerId) {
      const token = randomBytes(32).toString('base64url')
      await db.query('delete from keep.web_sessions where owner_id = $1 and expires_at < now()', [
        ownerId,
      ])
      await db.query(
        `insert into keep.web_sessions (token_hash, owner_id, expires_at) values ($1, $2, now() + $3::interval)`,
        [hashToken(token), ownerId, `${sessionDays} days`],
      )
      return token
    },
    onEnd(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

const hashToken = (token: string) => createHash('sha256').update(token).digest('hex')

async function findSessionOwner(db: Db, session: string): Promise<string | undefined> {
  const { rows } = await db.query<{ owner_id: string; isFresh: boolean }>(
    `select owner_id, expires_at > now() + $2::interval as "isFresh"
     from keep.web_sessions where token_hash = $1 and expires_at > now()`,
    [session, `${sessionDays - 1} days`],
  )
  const row = rows[0]
  // Extended at most once a day.
  if (row && !row.isFresh) {
    await db.query(
      `update keep.web_sessions set expires_at = now() + $2::interval where token_hash = $1`,
      [session, `${sessionDays} days`],
    )
  }
  return row?.owner_id
}

function createTable(db: Db): Promise<void> {
  return withSetupLock(db, async (tx) => {
    await tx.query('create schema if not exists keep')
    await tx.query(`create table if not exists keep.web_sessions (
      token_hash text primary key,
      owner_id uuid not null,
      created_at timestamptz not null default now(),
      expires_at timestamptz not null
    )`)
    await tx.query('create index if not exists web_sessions_owner on keep.web_sessions (owner_id)')
  })
}
