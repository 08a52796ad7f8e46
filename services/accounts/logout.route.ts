import type { FastifyInstance, FastifyRequest } from 'fastify'
import { refuse } from '#kernel/problem.ts'
import type { AccountsDeps } from './deps.ts'
import { cookieNames, clearCookie } from './cookies.ts'

/** The documented `GET /api/logout`, for our own pages only: elsewhere a mere image could sign people out. */
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

/** Browsers say where a request comes from; `none` is an address that the person typed. */
export function isSameOriginRequest({
  headers,
  host,
  protocol,
}: Pick<FastifyRequest, 'headers' | 'host' | 'protocol'>) {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin' || site === 'none'
  // Sent over plain http, or by an old browser: then the page's address has to say it.
  const page = headers.origin ?? headers.referer
  return (
    page !== undefined && URL.canParse(page) && new URL(page).origin === `${protocol}://${host}`
  )
}
