// When a conversation is erased: what its respondent was promised, and the period in force now. The queries of
// projections/privacy compute the same in SQL.
import { dayMs, hourMs } from './durations.ts'
import { limits } from './limits.ts'
import type { RetentionDays } from './settings.ts'

/** The period of a survey, its own or its account's. `since`: when it last changed; null: never. */
export type RetentionPolicy = { days: RetentionDays; since: Date | null }

/** `promisedDays`: in force when the conversation started. */
type RetentionPromise = { startedAt: Date; promisedDays: RetentionDays }

/** Null: never. */
export const daysAfter = (start: Date, days: RetentionDays): Date | null =>
  days === null ? null : new Date(start.getTime() + days * dayMs)

/** Until then, a shorter period erases nothing that would not be erased without it. */
export const noticeEnd = (changedAt: Date): Date =>
  new Date(changedAt.getTime() + limits.retentionNoticeHours * hourMs)

/**
 * The end of the promise, or of the period in force if that is earlier. A longer period does not extend the promise; a
 * shorter one takes effect `limits.retentionNoticeHours` after the change. Null: never.
 */
export function erasureTimeOf(
  { startedAt, promisedDays }: RetentionPromise,
  { days, since }: RetentionPolicy,
): Date | null {
  const promised = daysAfter(startedAt, promisedDays)
  const inForce = daysAfter(startedAt, days)
  if (!inForce) return promised
  const notice = since && noticeEnd(since)
  const shortened = notice && notice > inForce ? notice : inForce
  return promised && promised < shortened ? promised : shortened
}

/** Whether `days` ends earlier than `before`. */
export const isShorter = (days: RetentionDays, before: RetentionDays): boolean =>
  days !== null && (before === null || days < before)
