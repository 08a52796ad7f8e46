import type { FastifyInstance, FastifyRequest } from 'fastify'
import { refuse } from '#kernel/problem.ts'
import { ownerActor, requestSource } from '#kernel/security/events/request-actor.ts'
import type { SecurityEvents } from '#kernel/security/events/security-events.ts'
import type { AccountsDeps } from './deps.ts'
import { cookieNames, clearCookie } from './cookies.ts'

/** The documented `GET /api/logout`, for same-origin requests only: else any page's image could sign a person out. */
export function registerLogoutRoute(
  app: FastifyInstance,
  { sessions, cookieOptions }: AccountsDeps,
  securityEvents?: SecurityEvents,
): void {
  app.get('/api/logout', async (request, reply) => {
    if (!isSameOriginRequest(request)) refuse('request/cross-origin')
    const ended = await sessions.authenticate(request)
    await sessions.end(request)
    if (ended)
      await securityEvents?.record(
        { kind: 'sign-out', ...ownerActor(ended.ownerId) },
        requestSource(request),
      )
    clearCookie(reply, cookieOptions, cookieNames.session)
    return reply.redirect('/', 302)
  })
}

/** Checks `Sec-Fetch-Site`, where `none` is a typed URL; without it, `Origin` or `Referer`. */
export function isSameOriginRequest({
  headers,
  host,
  protocol,
}: Pick<FastifyRequest, 'headers' | 'host' | 'protocol'>) {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin' || site === 'none'
  // Browsers omit `Sec-Fetch-Site` over plain http.
  const page = headers.origin ?? headers.referer
  return (
    page !== undefined && URL.canParse(page) && new URL(page).origin === `${protocol}://${host}`
  )
}
