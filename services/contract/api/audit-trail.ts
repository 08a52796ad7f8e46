import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { limits } from '../limits.ts'

/** Stored: kinds are added, never renamed. */
export const SecurityEventKind = z.enum([
  'sign-in',
  'sign-in-failed',
  'sign-out',
  'sign-out-everywhere',
  'session-revoked',
  'request-refused',
  'rate-limit-reached',
  'webhook-forged',
  'token-created',
  'token-first-used',
  'token-revoked',
  'token-refused',
  'export',
  'report-shared',
  'report-share-changed',
  'report-share-revoked',
  'report-password-refused',
  'credits-granted',
  'payment-refunded',
  'payment-refund-failed',
  'payment-disputed',
  'dispute-closed',
  'plan-changed',
  'survey-deleted',
  'survey-erased',
  'conversation-erased',
  'email-changed',
  'account-deletion-requested',
  'account-deletion-cancelled',
  'account-erased',
  'key-rotated',
  'operator-command',
])
export type SecurityEventKind = z.infer<typeof SecurityEventKind>

/** `system` is a scheduled job; `provider` the payment provider. */
export const SecurityActorType = z.enum([
  'owner',
  'token',
  'respondent',
  'operator',
  'provider',
  'system',
  'nobody',
])
export type SecurityActorType = z.infer<typeof SecurityActorType>

export const AuditTrailEntry = z.object({
  id: z.uuid(),
  at: z.iso.datetime(),
  kind: SecurityEventKind,
  /** `id` is of an owner or of an access token; null for everyone else. */
  actor: z.object({ type: SecurityActorType, id: z.string().nullable() }),
  /** What it was done to: a payment, a token, a route. */
  subject: z.object({ type: z.string(), id: z.string() }).nullable(),
  /** Problem codes of refusals, the format of an export, the new plan. */
  detail: z.string().nullable(),
  /** Refusals of the same actor and kind within a minute are one entry. */
  count: z.int().positive(),
  /** The first 24 bits of an IPv4 address, or 48 of an IPv6 address; null after 90 days, and without a request. */
  network: z.string().nullable(),
})
export type AuditTrailEntry = z.infer<typeof AuditTrailEntry>

/** If there are more, the header `Prosa-Next` holds the next page's `before`. */
export const listAuditTrail = endpoint('GET /api/audit-trail', {
  access: 'owner',
  summary: 'Lists the security events of the owner’s account, newest first.',
  input: z.strictObject({
    kind: SecurityEventKind.optional(),
    limit: z.coerce.number().int().min(1).max(limits.page.max).default(limits.page.default),
    before: z.uuid().optional(),
  }),
  output: z.array(AuditTrailEntry),
  problems: [],
})
