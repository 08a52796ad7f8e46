// Unlocked responses, for their owner.
import type { Db } from '#kernel/postgres/db.ts'
import { withSurveyTitles } from '../surveys/surveys.projection.ts'

export type CreditUse = {
  responseId: string
  /** The revision of the unlock's entry in the ledger. */
  revision: number
  surveyId: string
  surveyTitle: string | null
  /** Null once the response is erased. */
  conversationId: string | null
  score: number | null
  costCents: number
  usedAt: string
  isReturned: boolean
}

/** Unlocks before a revision, newest first. `costCents` is the price of a credit of the lot. */
export async function creditUsesOf(
  db: Db,
  ownerId: string,
  { limit, before }: { limit: number; before?: number | undefined },
): Promise<CreditUse[]> {
  const { rows } = await db.query<Omit<CreditUse, 'surveyTitle'>>(
    `select entry."responseId", entry.revision, entry."surveyId",
            response."conversationId", response.score, entry.at as "usedAt",
            round(lot."priceCents"::numeric / lot.credits)::int as "costCents",
            exists (select 1 from read.credit_entries refund
                     where refund."ownerId" = entry."ownerId" and refund.type = 'UnlockRefunded'
                       and refund."responseId" = entry."responseId") as "isReturned"
       from (select * from read.credit_entries
              where "ownerId" = $1 and type = 'ResponseUnlocked' and revision < $3
              order by revision desc limit $2) entry
       join read.credit_lots lot using ("lotId")
       left join read.responses response on response."responseId" = entry."responseId"
      order by entry.revision desc`,
    [ownerId, limit, before ?? Number.MAX_SAFE_INTEGER],
  )
  return withSurveyTitles(db, rows)
}

/** Number of credits returned in a month (`yyyy-mm`) for wrongly qualified responses. */
export async function countCreditReturns(db: Db, ownerId: string, month: string): Promise<number> {
  const { rows } = await db.query<{ count: number }>(
    `select count(*)::int as count from read.credit_entries
      where "ownerId" = $1 and type = 'UnlockRefunded' and data->>'month' = $2`,
    [ownerId, month],
  )
  return rows[0]?.count ?? 0
}
