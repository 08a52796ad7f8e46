// What programs show in place of a cookie. Primary data: a token that is gone cannot be made again.
import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { Auditor } from '#kernel/security/auditor.ts'
import { type Db, withSetupLock } from '#kernel/postgres/db.ts'

/** What a token is good for. */
export const tokenScopes = ['ledger:read'] as const
type TokenScope = (typeof tokenScopes)[number]

export type NewToken = {
  scope: TokenScope
  /** Undefined: of everybody. */
  ownerId: string | undefined
  name: string
  /** Null: until it is revoked. */
  days: number | null
}

export type AccessToken = Omit<NewToken, 'days' | 'ownerId'> & {
  id: string
  ownerId: string | null
  createdAt: string
  expiresAt: string | null
  revokedAt: string | null
  /** To the minute. */
  lastUsedAt: string | null
}

export type AccessTokens = {
  /** Answers the token, which is told this once: only its hash is kept. */
  create(token: NewToken): Promise<{ id: string; token: string }>
  list(): Promise<AccessToken[]>
  /** False where there is no such token, or it was revoked before. */
  revoke(id: string): Promise<boolean>
  /** Undefined for a token that is unknown, revoked or past its time. */
  auditorOf(token: string): Promise<Auditor | undefined>
}

/** By which people, and programs that look for leaked secrets, know one. */
const tokenPrefix = 'prosa_ledger_'
const tokenPattern = new RegExp(`^${tokenPrefix}[A-Za-z0-9_-]{43}$`)

export async function openAccessTokens(db: Db): Promise<AccessTokens> {
  await createTable(db)
  return {
    async create({ scope, ownerId, name, days }) {
      const [id, token] = [randomUUID(), tokenPrefix + randomBytes(32).toString('base64url')]
      await db.query(
        `insert into keep.access_tokens (id, token_hash, scope, owner_id, name, expires_at)
         values ($1, $2, $3, $4, $5, now() + make_interval(days => $6::int))`,
        [id, hashToken(token), scope, ownerId ?? null, name, days],
      )
      return { id, token }
    },
    async list() {
      const { rows } = await db.query<AccessToken>(`${selectTokensSql} order by created_at, id`)
      return rows
    },
    async revoke(id) {
      const { rowCount } = await db.query(
        'update keep.access_tokens set revoked_at = now() where id = $1 and revoked_at is null',
        [id],
      )
      return rowCount === 1
    },
    auditorOf: (token) => (tokenPattern.test(token) ? findAuditorByToken(db, token) : noAuditor),
  }
}

const noAuditor = Promise.resolve(undefined)

/**
 * SHA-256 is enough: slow hashes are for words that people think of, and nobody guesses 256 random bits. It lets the
 * database find the token by its hash, so that no comparison tells by its time how much of a guess was right.
 */
const hashToken = (token: string) => createHash('sha256').update(token).digest('hex')

/** Looked up each time, so that a revoked token ends at once, whichever process it is shown to. */
async function findAuditorByToken(db: Db, token: string): Promise<Auditor | undefined> {
  const hash = hashToken(token)
  const { rows } = await db.query<{ id: string; ownerId: string | null; isStale: boolean }>(
    `select id, owner_id as "ownerId",
            coalesce(last_used_at < now() - interval '1 minute', true) as "isStale"
       from keep.access_tokens
      where token_hash = $1 and scope = 'ledger:read' and revoked_at is null
        and (expires_at is null or expires_at > now())`,
    [hash],
  )
  const [found] = rows
  if (!found) return undefined
  // Told to the minute: a write for each request would buy nothing.
  if (found.isStale)
    await db.query('update keep.access_tokens set last_used_at = now() where token_hash = $1', [
      hash,
    ])
  return { tokenId: found.id, ownerId: found.ownerId ?? undefined }
}

const selectTokensSql = `select id, scope, owner_id as "ownerId", name, created_at as "createdAt",
  expires_at as "expiresAt", revoked_at as "revokedAt", last_used_at as "lastUsedAt" from keep.access_tokens`

function createTable(db: Db): Promise<void> {
  return withSetupLock(db, async (tx) => {
    await tx.query('create schema if not exists keep')
    await tx.query(`create table if not exists keep.access_tokens (
      id uuid primary key,
      token_hash text not null unique,
      scope text not null,
      owner_id uuid,
      name text not null,
      created_at timestamptz not null default now(),
      expires_at timestamptz,
      revoked_at timestamptz,
      last_used_at timestamptz
    )`)
  })
}
