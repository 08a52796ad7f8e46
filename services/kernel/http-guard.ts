// What every request passes and every answer carries, whoever answers it.
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Problem } from './problem.ts'

type Done = (error?: Error) => void

const pagePolicy = [
  "default-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  "media-src 'self' blob:",
  "worker-src 'self' blob:",
  "object-src 'none'",
  "base-uri 'self'",
].join('; ')

const always = { 'x-content-type-options': 'nosniff', 'referrer-policy': 'same-origin' }
const onApi = { ...always, 'cache-control': 'no-store' }
const onPages = {
  ...always,
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(self)',
}
const unframed = {
  'content-security-policy': `${pagePolicy}; frame-ancestors 'none'`,
  'x-frame-options': 'DENY',
}

/** Nothing may be shown inside other sites, but for what takes that back for itself: respondents' pages. */
export function securityHeaders(isSecure: boolean) {
  const transport = isSecure ? { 'strict-transport-security': 'max-age=31536000' } : {}
  const api = { ...onApi, ...unframed, ...transport }
  const page = { ...onPages, ...unframed, ...transport }
  return ({ url }: FastifyRequest, reply: FastifyReply, done: Done) => {
    if (url.startsWith('/api/')) reply.headers(api)
    else reply.headers(page)
    done()
  }
}

/**
 * A browser sends our cookie also when another site makes it call us; then it says so. Calls that change something are
 * refused unless they come from our own pages; clients that are no browsers send neither cookie nor these headers.
 */
export function sameOriginOnly(publicUrl: string) {
  const own = new URL(publicUrl).origin
  return ({ method, headers }: FastifyRequest, _reply: FastifyReply, done: Done) => {
    if (method === 'GET' || method === 'HEAD' || headers.cookie === undefined) return done()
    const { origin, host } = headers
    const site = headers['sec-fetch-site']
    if (site === 'same-origin' || site === 'none') return done()
    if (origin === undefined && site === undefined) return done()
    const isOwn = origin === own || origin === `http://${host}` || origin === `https://${host}`
    done(isOwn && site !== 'cross-site' ? undefined : new Problem('request/cross-origin'))
  }
}

/** Once shutting down, connections that stay open get a clear answer. */
export function turnAway(draining: () => boolean) {
  return ({ url }: FastifyRequest, reply: FastifyReply, done: Done) => {
    if (!draining()) return done()
    reply.header('connection', 'close')
    // Health answers for itself: it says the same with more words.
    done(url.startsWith('/api/health') ? undefined : new Problem('service/shutting-down'))
  }
}

const thisMachine: ReadonlySet<string> = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1'])
/** Its usual address only: whoever means to be a stranger here has the rest of the loopback network. */
export const isThisMachine = ({ ip }: FastifyRequest): boolean => thisMachine.has(ip)
