// The privacy settings that apply to a survey, and its retention policy as SQL.
import { limits } from '#contract/limits.ts'
import type { RetentionPolicy } from '#contract/retention.ts'
import type { PrivacySettings, RetentionDays, SurveyRetention } from '#contract/settings.ts'
import type { Db } from '#kernel/postgres/db.ts'

export type SurveyPrivacy = {
  /** As it was set for the survey. */
  own: SurveyRetention
  account: PrivacySettings
  /** What applies. */
  policy: RetentionPolicy
}

/** Joins `own` and `account` to a query over `survey`, which has `"surveyId"` and `"ownerId"`. */
export const policyJoins = `
  left join read.retention_settings own on own."subjectId" = survey."surveyId"
  left join read.retention_settings account on account."subjectId" = survey."ownerId"`

const accountDays = `case when account."subjectId" is null then ${limits.retentionDays} else account.days end`

/** `days` (null: never) and `since`, the time of the last change (null: none). */
export const policyColumns = `
  case when own."followsAccount" = false then own.days else ${accountDays} end::int as days,
  case when own."followsAccount" = false then own."changedAt"
       else greatest(own."changedAt", account."changedAt") end as since`

/** The interval of a number of days: always of 24 hours, whatever the database's time zone. */
export const daysInterval = (days: string): string => `make_interval(hours => 24 * ${days})`

/** The interval in which a shorter period erases nothing yet. */
export const noticeInterval = `make_interval(hours => ${limits.retentionNoticeHours})`

type PrivacyRow = {
  ownDays: RetentionDays
  followsAccount: boolean
  accountDays: RetentionDays
  isAnonymous: boolean
  days: RetentionDays
  since: string | null
}

export async function readSurveyPrivacy(
  db: Db,
  { surveyId, ownerId }: { surveyId: string; ownerId: string },
): Promise<SurveyPrivacy> {
  const { rows } = await db.query<PrivacyRow>(
    `select own.days::int as "ownDays", coalesce(own."followsAccount", true) as "followsAccount",
            (${accountDays})::int as "accountDays",
            coalesce((settings.changes #>> '{privacy,anonymous_responses}')::boolean, false) as "isAnonymous",
            ${policyColumns}
       from (select $1::uuid as "surveyId", $2::uuid as "ownerId") survey ${policyJoins}
       left join read.owner_settings settings on settings."ownerId" = survey."ownerId"`,
    [surveyId, ownerId],
  )
  const { ownDays, followsAccount, accountDays: days, isAnonymous, ...policy } = rows[0]!
  return {
    own: followsAccount ? 'account' : ownDays,
    account: { data_retention_days: days, anonymous_responses: isAnonymous },
    policy: { days: policy.days, since: policy.since === null ? null : new Date(policy.since) },
  }
}
