import { z } from 'zod'
import type { Db } from '#kernel/postgres/db.ts'
import { projection } from '#projections/engine/projection.ts'

/** Accounts whose deletion is requested, and erased ones: their remaining surveys must be erased too. */
const AccountDeletionRow = z.object({
  ownerId: z.uuid(),
  requestedAt: z.iso.datetime(),
  eraseAt: z.iso.datetime(),
  erasedAt: z.iso.datetime().nullable(),
})
export type AccountDeletionRow = z.infer<typeof AccountDeletionRow>

const ownerKey = ({ id }: { id: string }) => [{ ownerId: id }]

export const accountDeletions = projection({
  name: 'account-deletions',
  version: 1,
  table: AccountDeletionRow,
  key: ['ownerId'],
  indexes: [['eraseAt']],
  rowsOf: {
    AccountDeletionRequested: ownerKey,
    AccountDeletionCancelled: ownerKey,
    AccountErased: ownerKey,
  },
  evolve(row, { id, at, ...event }): AccountDeletionRow | null {
    switch (event.type) {
      case 'AccountDeletionRequested':
        return { ownerId: id, requestedAt: at, eraseAt: event.data.eraseAt, erasedAt: null }
      case 'AccountDeletionCancelled':
        return null
      case 'AccountErased':
        return { ...(row ?? { ownerId: id, requestedAt: at, eraseAt: at }), erasedAt: at }
    }
  },
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
