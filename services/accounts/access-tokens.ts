// Bearer tokens of programs. The table is primary data: tokens cannot be recomputed.
import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { Auditor } from '#kernel/security/auditor.ts'
import { type Db, transaction, setUpTables } from '#kernel/postgres/db.ts'
import { announceEnd, tokenTopic } from './access-topics.ts'

export const tokenScopes = ['ledger:read'] as const
type TokenScope = (typeof tokenScopes)[number]

export type NewToken = {
  /** By default random. */
  id?: string
  scope: TokenScope
  /** Undefined: valid for every owner's ledger. */
  ownerId: string | undefined
  name: string
  /** Days until it expires; null: never. */
  days: number | null
}

export type AccessToken = Omit<NewToken, 'id' | 'days' | 'ownerId'> & {
  id: string
  ownerId: string | null
  createdAt: string
  expiresAt: string | null
  revokedAt: string | null
  /** To the minute. */
  lastUsedAt: string | null
}

export type AccessTokens = {
  /** Returns the token. Only its hash is stored, so it cannot be read again. */
  create(token: NewToken): Promise<{ id: string; token: string }>
  list(): Promise<AccessToken[]>
  /** False for an unknown token and for one that is revoked already. */
  revoke(id: string): Promise<boolean>
  /** Ends those of an owner, and deletes their names. */
  deleteOf(ownerId: string): Promise<void>
  /** Undefined for an unknown, revoked or expired token. */
  auditorOf(token: string): Promise<Auditor | undefined>
  /** Undefined if it is over; Infinity if it never expires. */
  secondsLeft(id: string): Promise<number | undefined>
}

/** Lets people and secret scanners recognise a token. */
const tokenPrefix = 'prosa_ledger_'
const tokenPattern = new RegExp(`^${tokenPrefix}[A-Za-z0-9_-]{43}$`)

export async function openAccessTokens(db: Db): Promise<AccessTokens> {
  await createTable(db)
  return {
    async create({ id = randomUUID(), scope, ownerId, name, days }) {
      const token = tokenPrefix + randomBytes(32).toString('base64url')
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
      return transaction(db, async (tx) => {
        const { rowCount } = await tx.query(
          'update keep.access_tokens set revoked_at = now() where id = $1 and revoked_at is null',
          [id],
        )
        if (rowCount === 1) await announceEnd(tx, [tokenTopic(id)])
        return rowCount === 1
      })
    },
    async deleteOf(ownerId) {
      await transaction(db, async (tx) => {
        const { rows } = await tx.query<{ id: string }>(
          'delete from keep.access_tokens where owner_id = $1 returning id',
          [ownerId],
        )
        if (rows.length > 0)
          await announceEnd(
            tx,
            rows.map(({ id }) => tokenTopic(id)),
          )
      })
    },
    auditorOf: (token) => (tokenPattern.test(token) ? findAuditorByToken(db, token) : noAuditor),
    secondsLeft: (id) => secondsLeftOfToken(db, id),
  }
}

const noAuditor = Promise.resolve(undefined)

async function secondsLeftOfToken(db: Db, id: string): Promise<number | undefined> {
  const { rows } = await db.query<{ seconds: number | null }>(
    `select extract(epoch from expires_at - now())::float8 as seconds from keep.access_tokens
      where id = $1 and revoked_at is null and (expires_at is null or expires_at > now())`,
    [id],
  )
  return rows[0] && (rows[0].seconds ?? Infinity)
}

/**
 * A fast hash is enough for 256 random bits; slow hashes are for passwords. The database looks tokens up by hash, so no
 * comparison leaks timing.
 */
const hashToken = (token: string) => createHash('sha256').update(token).digest('hex')

/** Not cached: a revocation takes effect at once in every process. */
async function findAuditorByToken(db: Db, token: string): Promise<Auditor | undefined> {
  const hash = hashToken(token)
  const { rows } = await db.query<{
    id: string
    ownerId: string | null
    isStale: boolean
    isUnused: boolean
  }>(
    `select id, owner_id as "ownerId",
            coalesce(last_used_at < now() - interval '1 minute', true) as "isStale",
            last_used_at is null as "isUnused"
       from keep.access_tokens
      where token_hash = $1 and scope = 'ledger:read' and revoked_at is null
        and (expires_at is null or expires_at > now())`,
    [hash],
  )
  const [row] = rows
  if (!row) return undefined
  // At most one write a minute for each token.
  const isFirstUse = row.isStale && (await setLastUse(db, hash, row.isUnused)) && row.isUnused
  return { tokenId: row.id, ownerId: row.ownerId ?? undefined, isFirstUse }
}

/** False if another request was the first use. */
async function setLastUse(db: Db, hash: string, isUnused: boolean): Promise<boolean> {
  const { rowCount } = await db.query(
    `update keep.access_tokens set last_used_at = now()
      where token_hash = $1 and (not $2::boolean or last_used_at is null)`,
    [hash, isUnused],
  )
  return rowCount === 1
}

const selectTokensSql = `select id, scope, owner_id as "ownerId", name, created_at as "createdAt",
  expires_at as "expiresAt", revoked_at as "revokedAt", last_used_at as "lastUsedAt" from keep.access_tokens`

function createTable(db: Db): Promise<void> {
  return setUpTables(
    db,
    `create schema if not exists keep;
    create table if not exists keep.access_tokens (
      id uuid primary key,
      token_hash text not null unique,
      scope text not null,
      owner_id uuid,
      name text not null,
      created_at timestamptz not null default now(),
      expires_at timestamptz,
      revoked_at timestamptz,
      last_used_at timestamptz
    )`,
  )
}
