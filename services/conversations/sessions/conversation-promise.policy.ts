import { isShorter } from '#contract/retention.ts'
import type { PrivacyNotice, PrivacySettings, RetentionDays } from '#contract/settings.ts'

/** What holds for one conversation, whatever is set later. */
export type ConversationPromise = {
  isAnonymous: boolean
  /** Until the answers are erased; null: never. */
  days: RetentionDays
}

type InForce = { account: PrivacySettings; policy: { days: RetentionDays } }

/** The survey's settings; what its page said counts where that keeps less, since the page may be older than the settings. */
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
