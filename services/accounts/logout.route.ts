import type { FastifyInstance, FastifyRequest } from 'fastify'
import { refuse } from '#kernel/problem.ts'
import type { AccountsDeps } from './deps.ts'
import { cookieNames, clearCookie } from './cookies.ts'

/** The documented `GET /api/logout`, for same-origin requests only: else any page's image could sign a person out. */
export function registerLogoutRoute(
  app: FastifyInstance,
  { sessions, cookieOptions }: AccountsDeps,
): void {
  app.get('/api/logout', async (request, reply) => {
    if (!isSameOriginRequest(request)) refuse('request/cross-origin')
    await sessions.end(request)
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
