// Conversations that are due to be erased, now and later. The same rule as `erasureTimeOf`, in SQL.
import { noticeEnd } from '#contract/retention.ts'
import type { RetentionDays } from '#contract/settings.ts'
import type { Db } from '#kernel/postgres/db.ts'
import { daysInterval, noticeInterval, policyColumns, policyJoins } from './survey-privacy.ts'

/** Ids of conversations whose promise or period has ended, oldest first. */
export async function conversationsDue(db: Db, now: Date, limit: number): Promise<string[]> {
  const { rows } = await db.query<{ conversationId: string }>(
    `select "conversationId" from (
       (select "conversationId", "startedAt" from read.sessions
         where "promisedUntil" <= $1 order by "promisedUntil" limit $2)
       union
       (select session."conversationId", session."startedAt"
          from (select survey."surveyId", ${policyColumns} from read.surveys survey ${policyJoins}
                 where own."subjectId" is not null or account."subjectId" is not null) policy
         cross join lateral (
           select "conversationId", "startedAt" from read.sessions
            where "surveyId" = policy."surveyId"
              and "startedAt" <= $1::timestamptz - ${daysInterval('policy.days')}
            order by "startedAt" limit $2) session
         where policy.since <= $1::timestamptz - ${noticeInterval} limit $2)
     ) due order by "startedAt", "conversationId" limit $2`,
    [now, limit],
  )
  return rows.map(({ conversationId }) => conversationId)
}

type Scope = {
  ownerId: string
  /** Absent: all surveys of the owner. */
  surveyId?: string | undefined
}

/** The surveys of a scope with their policies; $1 is the owner, $2 the survey. */
const scopedPolicies = `
  select survey."surveyId", own."followsAccount" = false as "isOwn", ${policyColumns}
    from read.surveys survey ${policyJoins}
   where survey."ownerId" = $1 and ($2::uuid is null or survey."surveyId" = $2)`

/** When the session is erased; null: never. */
const erasureTime = `least(session."promisedUntil",
  case when policy.days is not null
       then greatest(session."startedAt" + ${daysInterval('policy.days')}, policy.since + ${noticeInterval}) end)`

/** Days with erasures until `until`, in the time zone, soonest first. What is overdue is counted on the day of `now`. */
export async function plannedErasures(
  db: Db,
  { ownerId, surveyId }: Scope,
  { now, until, timeZone }: { now: Date; until: Date; timeZone: string },
): Promise<{ day: string; conversations: number }[]> {
  const { rows } = await db.query<{ day: string; conversations: number }>(
    `with policy as (${scopedPolicies})
     select to_char(greatest("erasedAt", $3::timestamptz) at time zone $5::text, 'YYYY-MM-DD') as day,
            count(*)::int as conversations
       from (select ${erasureTime} as "erasedAt"
               from policy join read.sessions session on session."surveyId" = policy."surveyId"
              where session."promisedUntil" <= $4
                 or session."startedAt" <= $4::timestamptz - ${daysInterval('policy.days')}) planned
      where "erasedAt" <= $4 group by 1 order by 1`,
    [ownerId, surveyId ?? null, now, until, timeZone],
  )
  return rows
}

/**
 * The conversations that a change to `days` at `now` erases when its notice ends, without those that are erased until then
 * anyway. Of an account, surveys with a period of their own are left out.
 */
export async function erasuresOfChange(
  db: Db,
  { ownerId, surveyId }: Scope,
  { now, days }: { now: Date; days: RetentionDays },
): Promise<{ from: Date; conversations: number }> {
  const from = noticeEnd(now)
  const { rows } = await db.query<{ conversations: number }>(
    `with policy as (${scopedPolicies})
     select count(*)::int as conversations
       from policy join read.sessions session on session."surveyId" = policy."surveyId"
      where ($2::uuid is not null or policy."isOwn" is not true)
        and session."startedAt" <= $3::timestamptz - ${daysInterval('$4::int')}
        and coalesce(${erasureTime} > $3, true)`,
    [ownerId, surveyId ?? null, from, days],
  )
  return { from, conversations: rows[0]!.conversations }
}
