// What the account's activity shows of an event.
import type { AuditTrailEntry, SecurityEventKind } from '#contract/api/audit-trail.ts'

/** The kinds that an owner's account can have, as the filter lists them. */
export const activityKinds = [
  'sign-in',
  'sign-in-failed',
  'sign-out',
  'sign-out-everywhere',
  'session-revoked',
  'export',
  'report-shared',
  'report-share-changed',
  'report-share-revoked',
  'report-password-refused',
  'survey-deleted',
  'survey-erased',
  'conversation-erased',
  'email-changed',
  'account-deletion-requested',
  'account-deletion-cancelled',
  'credits-granted',
  'payment-refunded',
  'payment-refund-failed',
  'payment-disputed',
  'dispute-closed',
  'plan-changed',
  'token-created',
  'token-first-used',
  'token-revoked',
  'token-refused',
  'request-refused',
  'rate-limit-reached',
] as const satisfies readonly SecurityEventKind[]
export type ActivityKind = (typeof activityKinds)[number]

/** The filter in an address; undefined: none. */
export const activityKindOf = (search: URLSearchParams): ActivityKind | undefined =>
  activityKinds.find((kind) => kind === search.get('kind'))

export const isActivityKind = (kind: SecurityEventKind): kind is ActivityKind =>
  (activityKinds as readonly string[]).includes(kind)

/** The format of an export, such as `CSV`: the last word of the event's detail. */
export function exportFormatOf({ kind, detail }: AuditTrailEntry): string | undefined {
  if (kind !== 'export' || detail === null) return undefined
  return detail.split(' ').at(-1)?.toUpperCase()
}

/** Whether an owner should look twice: a refusal, or a password that was wrong. */
export const isWarning = (kind: SecurityEventKind): boolean =>
  /-(?:refused|failed|reached|disputed)$/.test(kind)
