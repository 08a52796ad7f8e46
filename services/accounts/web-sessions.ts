import { createHash, randomBytes } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { type Db, withSetupLock } from '#kernel/postgres/db.ts'
import { cookieNames, readCookie } from './cookies.ts'

const sessionDays = 30
/** How long another process may honour a session that was ended here. */
const cacheTtlMs = 5_000

type CookieRequest = { headers: { cookie?: string | undefined } }
/** `session` names the signed-in session and is no secret: it is the hash of one. */
export type AuthenticatedSession = { ownerId: string; session: string }

export type WebSessions = {
  /** Who sends this request: 30 days after the last use nobody. */
  authenticate(request: CookieRequest): Promise<AuthenticatedSession | undefined>
  /** Answers the secret that goes into the cookie; only its hash is kept. */
  create(ownerId: string): Promise<string>
  end(request: CookieRequest): Promise<void>
  /** Hears sessions end in this process, so that their sockets can be closed. Returns how to stop. */
  onEnd(hear: (session: string) => void): () => void
}

export const sessionTtlSeconds = sessionDays * 24 * 60 * 60

/** Sessions live on the server, so that they can be ended; the browser holds a random token. */
export async function openWebSessions(db: Db): Promise<WebSessions> {
  await createTable(db)
  const cache = new LRUCache<string, AuthenticatedSession>({ max: 10_000, ttl: cacheTtlMs })
  const listeners = new Set<(session: string) => void>()
  /** Rises when a session ends, so that a look-up that began before does not bring it back into the cache. */
  let ended = 0

  async function authenticate(request: CookieRequest) {
    const token = readCookie(request, cookieNames.session)
    if (!token || token.length > 100) return undefined
    const session = hashToken(token)
    const known = cache.get(session)
    if (known) return known
    const before = ended
    const ownerId = await findSessionOwner(db, session)
    if (!ownerId) return undefined
    const found = { ownerId, session }
    if (before === ended) cache.set(session, found)
    return found
  }

  async function end(request: CookieRequest) {
    const token = readCookie(request, cookieNames.session)
    if (!token) return
    const session = hashToken(token)
    ended += 1
    cache.delete(session)
    await db.query('delete from keep.web_sessions where token_hash = $1', [session])
    // Again: a look-up may have begun in between and read the row.
    ended += 1
    cache.delete(session)
    for (const hear of listeners) hear(session)
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
    onEnd(hear) {
      listeners.add(hear)
      return () => void listeners.delete(hear)
    },
  }
}

const hashToken = (token: string) => createHash('sha256').update(token).digest('hex')

async function findSessionOwner(db: Db, session: string): Promise<string | undefined> {
  const { rows } = await db.query<{ owner_id: string; young: boolean }>(
    `select owner_id, expires_at > now() + $2::interval as young
     from keep.web_sessions where token_hash = $1 and expires_at > now()`,
    [session, `${sessionDays - 1} days`],
  )
  const row = rows[0]
  // Slides once a day: a write for each request would buy nothing.
  if (row && !row.young) {
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
