import { z } from 'zod'
import { ErasedFigures } from '#contract/events/accounts.ts'
import type { Db } from '#kernel/postgres/db.ts'
import { projection } from '#projections/engine/projection.ts'

/**
 * Accounts whose deletion is requested, and erased ones: their remaining surveys must be erased too. Rows of erased accounts
 * stay for their receipts.
 */
const AccountDeletionRow = z.object({
  ownerId: z.uuid(),
  requestedAt: z.iso.datetime(),
  eraseAt: z.iso.datetime(),
  erasedAt: z.iso.datetime().nullable(),
  /** Null before the erasure, and where it was not counted. */
  figures: ErasedFigures.nullable(),
  /** When nothing was left. */
  finishedAt: z.iso.datetime().nullable(),
})
export type AccountDeletionRow = z.infer<typeof AccountDeletionRow>

const ownerKey = ({ id }: { id: string }) => [{ ownerId: id }]

export const accountDeletions = projection({
  name: 'account-deletions',
  version: 2,
  table: AccountDeletionRow,
  key: ['ownerId'],
  indexes: [['eraseAt']],
  rowsOf: {
    AccountDeletionRequested: ownerKey,
    AccountDeletionCancelled: ownerKey,
    AccountErased: ownerKey,
    AccountErasureFinished: ownerKey,
  },
  evolve(row, { id, at, ...event }): AccountDeletionRow | null {
    switch (event.type) {
      case 'AccountDeletionRequested':
        return { ...emptyRow(id, at), eraseAt: event.data.eraseAt }
      case 'AccountDeletionCancelled':
        return null
      case 'AccountErased':
        return {
          ...(row ?? emptyRow(id, at)),
          ...{ erasedAt: at, figures: event.data.figures ?? null, finishedAt: null },
        }
      case 'AccountErasureFinished':
        return row ? { ...row, finishedAt: at } : null
    }
  },
})

const emptyRow = (ownerId: string, at: string): AccountDeletionRow => ({
  ...{ ownerId, requestedAt: at, eraseAt: at },
  ...{ erasedAt: null, figures: null, finishedAt: null },
})

export async function findAccountDeletion(
  db: Db,
  ownerId: string,
): Promise<AccountDeletionRow | undefined> {
  const { rows } = await db.query<AccountDeletionRow>(
    'select * from read.account_deletions where "ownerId" = $1',
    [ownerId],
  )
  return rows[0]
}

export async function accountsDueToErase(db: Db, now: Date, limit: number): Promise<string[]> {
  const { rows } = await db.query<{ ownerId: string }>(
    `select "ownerId" from read.account_deletions
      where "erasedAt" is null and "eraseAt" <= $1 order by "eraseAt", "ownerId" limit $2`,
    [now.toISOString(), limit],
  )
  return rows.map(({ ownerId }) => ownerId)
}

/** Surveys of erased accounts, also deleted ones. */
export async function surveysOfErasedAccounts(db: Db, limit: number): Promise<string[]> {
  const { rows } = await db.query<{ surveyId: string }>(
    `select survey."surveyId" from read.account_deletions account
       join read.surveys survey on survey."ownerId" = account."ownerId"
      where account."erasedAt" is not null order by survey."surveyId" limit $1`,
    [limit],
  )
  return rows.map(({ surveyId }) => surveyId)
}

export async function previewsOfErasedAccounts(db: Db, limit: number): Promise<string[]> {
  const { rows } = await db.query<{ conversationId: string }>(
    `select preview."conversationId" from read.account_deletions account
       join read.previews preview on preview."ownerId" = account."ownerId"
      where account."erasedAt" is not null order by preview."conversationId" limit $1`,
    [limit],
  )
  return rows.map(({ conversationId }) => conversationId)
}

const hasRows = (ownerId: string) =>
  `(exists (select from read.surveys where "ownerId" = ${ownerId})
    or exists (select from read.erased_surveys erased
                 join read.sessions session on session."surveyId" = erased."surveyId"
                where session."ownerId" = ${ownerId}))`

/** Whether surveys or conversations of an erased account have rows, which sums are made of. */
export async function hasRowsLeft(db: Db, ownerId: string): Promise<boolean> {
  const { rows } = await db.query<{ has: boolean }>(`select ${hasRows('$1')} as has`, [ownerId])
  return rows[0]!.has
}

/** Erased accounts of which the read models have no more rows, and whose key is destroyed. */
export async function accountsWithoutRows(db: Db, limit: number): Promise<string[]> {
  const { rows } = await db.query<{ ownerId: string }>(
    `select account."ownerId" from read.account_deletions account
      where account."erasedAt" is not null and account."finishedAt" is null
        and exists (select from keep.keys where subject = account."ownerId"::text and wrapped is null)
        and not ${hasRows('account."ownerId"')}
        and not exists (select from read.previews where "ownerId" = account."ownerId")
        and not exists (select from read.exports where "ownerId" = account."ownerId")
        and not exists (select from read.shared_reports
                         where "ownerId" = account."ownerId" and "revokedAt" is null)
      order by account."erasedAt", account."ownerId" limit $1`,
    [limit],
  )
  return rows.map(({ ownerId }) => ownerId)
}
