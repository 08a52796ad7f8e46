import type { FastifyRequest } from 'fastify'
import type { SecurityEventKind } from '#contract/api/audit-trail.ts'
import { problems, type ProblemCode } from '#contract/problems.ts'
import { requestActor, requestSource } from './request-actor.ts'
import type { SecurityEvents } from './security-events.ts'

const kinds: Partial<Record<ProblemCode, SecurityEventKind>> = {
  'accounts/code-expired': 'sign-in-failed',
  'accounts/email-unverified': 'sign-in-failed',
  'accounts/token-invalid': 'token-refused',
  'accounts/token-scope': 'token-refused',
  'billing/forged': 'webhook-forged',
  'request/too-many': 'rate-limit-reached',
  'shared-reports/password-wrong': 'report-password-refused',
  'shared-reports/too-many-tries': 'report-password-refused',
}

/** Refusals of what is not the caller's are 404 like what does not exist. */
const refusedStatuses: ReadonlySet<number> = new Set([401, 403, 404])

/** The kind of a refusal; undefined for a mistake in a request, such as an unknown path or an invalid field. */
export function refusalKind(code: ProblemCode): SecurityEventKind | undefined {
  if (code === 'request/not-found') return undefined
  return kinds[code] ?? (refusedStatuses.has(problems[code].status) ? 'request-refused' : undefined)
}

/** Counts a refused request for its actor. */
export function countRefusal(
  { count }: Pick<SecurityEvents, 'count'>,
  request: FastifyRequest,
  code: ProblemCode,
): void {
  const kind = refusalKind(code)
  if (!kind) return
  const { method, routeOptions } = request
  // The route's pattern: the URL may hold a respondent's session id.
  const subject = routeOptions.url && { type: 'route', id: `${method} ${routeOptions.url}` }
  const event = { kind, ...requestActor(request), detail: code, ...(subject && { subject }) }
  count(event, requestSource(request))
}
