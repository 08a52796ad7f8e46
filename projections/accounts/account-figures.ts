import type { ErasedFigures } from '#contract/events/accounts.ts'
import type { Db } from '#kernel/postgres/db.ts'

export type AccountFigures = {
  surveys: number
  conversations: number
  answers: number
  exports: number
  sharedReports: number
  credits: number
  purchases: number
}

/** How much an account holds. Counted over its rows: for pages that are opened rarely. */
export async function countAccount(db: Db, ownerId: string): Promise<AccountFigures> {
  const { rows } = await db.query<AccountFigures>(
    `select
      (select count(*)::int from read.surveys where "ownerId" = $1) as surveys,
      (select count(*)::int from read.sessions where "surveyId" = any(survey.ids)) as conversations,
      (select coalesce(sum("answersGiven"), 0)::int from read.sessions where "surveyId" = any(survey.ids)) as answers,
      (select count(*)::int from read.exports where "ownerId" = $1 and status = 'ready') as exports,
      (select count(*)::int from read.shared_reports
        where "ownerId" = $1 and "revokedAt" is null) as "sharedReports",
      coalesce((select credits from read.credit_balances where "ownerId" = $1), 0)::int as credits,
      (select count(*)::int from read.payments where "ownerId" = $1 and status = 'granted') as purchases
     from (select coalesce(array_agg("surveyId"), '{}') as ids from read.surveys where "ownerId" = $1) survey`,
    [ownerId],
  )
  return rows[0]!
}

/** What an erasure finds, beside sessions and mails. */
export async function countErased(
  db: Db,
  ownerId: string,
): Promise<Omit<ErasedFigures, 'mails' | 'sessions'>> {
  const [{ surveys, conversations, answers, exports, sharedReports }, { rows }] = await Promise.all(
    [
      countAccount(db, ownerId),
      db.query<Pick<ErasedFigures, 'spoken' | 'insights'>>(
        `select
        (select count(*)::int from read.responses where spoken and "surveyId" in
          (select "surveyId" from read.surveys where "ownerId" = $1)) as spoken,
        (select count(*)::int from read.insight_reports
          where "ownerId" = $1 and "generatedAt" is not null) as insights`,
        [ownerId],
      ),
    ],
  )
  return { surveys, conversations, answers, exports, sharedReports, ...rows[0]! }
}
