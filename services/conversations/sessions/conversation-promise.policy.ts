import { isShorter } from '#contract/retention.ts'
import type { PrivacyNotice, PrivacySettings, RetentionDays } from '#contract/settings.ts'

/** The privacy settings that a conversation started with; later changes do not affect it. */
export type ConversationPromise = {
  isAnonymous: boolean
  /** Until the answers are erased; null: never. */
  days: RetentionDays
}

type InForce = { account: PrivacySettings; policy: { days: RetentionDays } }

/** The stricter of the survey's settings and those on the respondent's page, which may be older. */
export function promiseOf(
  { account, policy }: InForce,
  notice?: PrivacyNotice,
): ConversationPromise {
  const isNoticeShorter = notice !== undefined && isShorter(notice.retention_days, policy.days)
  return {
    isAnonymous: account.anonymous_responses || notice?.anonymous === true,
    days: isNoticeShorter ? notice.retention_days : policy.days,
  }
}
