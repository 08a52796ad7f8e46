import type { SecurityActorType, SecurityEventKind } from '#contract/api/audit-trail.ts'

/** `id`: of an owner or an access token, or the name of an operator. */
export type SecurityActor = { type: SecurityActorType; id: string | null }
export type SecuritySubject = { type: string; id: string }

/** Ids and codes only: no e-mail address, no answer, no token, no user agent. */
export type SecurityEvent = {
  kind: SecurityEventKind
  actor: SecurityActor
  /** The account in whose audit trail it is listed. */
  ownerId?: string | undefined
  subject?: SecuritySubject | undefined
  /** Problem codes, a format, a plan. */
  detail?: string | undefined
  /** Derived from its cause, if that may be delivered twice; by default random. */
  id?: string
}

/** Where a request came from. */
export type RequestSource = { address: string; requestId: string }

/** Stored apart from the event, for `originDays`. */
export type Origin = { addressHash: string; network: string | null }

/** An event as it is stored. */
export type StoredSecurityEvent = Required<Pick<SecurityEvent, 'id' | 'kind' | 'actor'>> & {
  at: string
  ownerId: string | null
  subject: SecuritySubject | null
  detail: string | null
  count: number
  requestId: string | null
  origin: Origin | null
}

export const originDays = 90

export const nobody: SecurityActor = { type: 'nobody', id: null }
