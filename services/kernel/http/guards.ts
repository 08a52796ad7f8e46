// Hooks of every request, and headers of every response.
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { BaseConfig } from '../config/base-config.ts'
import type { CardFormSources } from '#ports/payments.ts'
import { Problem } from '../problem.ts'

type Done = (error?: Error) => void

/** Neither inline scripts nor inline styles. What a script sets on `element.style` is no inline style. */
const pagePolicy = [
  "default-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  "media-src 'self' blob:",
  "worker-src 'self' blob:",
  "object-src 'none'",
  "base-uri 'self'",
  "form-action 'self'",
].join('; ')

/** Responses that are no pages: opened as one, they load and send nothing. */
const apiPolicy = "default-src 'none'; base-uri 'none'; form-action 'none'"
/** The pages of the API's description. They insert one style element, which is the same in every page. */
const documentationPath = '/api/docs'
const documentationStyle = "'sha256-RL3ie0nH+Lzz2YNqQN83mnU0J1ot4QL7b99vMdIX99w='"
const documentationPolicy = `${pagePolicy}; style-src 'self' ${documentationStyle}`

const withCardForm = ({ scripts, frames, connections }: CardFormSources) =>
  [
    pagePolicy,
    `script-src 'self' ${scripts}`,
    `frame-src 'self' ${frames}`,
    `connect-src 'self' ${connections}`,
  ].join('; ')

const commonHeaders = { 'x-content-type-options': 'nosniff', 'referrer-policy': 'same-origin' }
const apiHeaders = { ...commonHeaders, 'cache-control': 'no-store' }
const pageHeaders = {
  ...commonHeaders,
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(self)',
}
const framingDenied = (policy: string) => ({
  'content-security-policy': `${policy}; frame-ancestors 'none'`,
  'x-frame-options': 'DENY',
})

type SecurityHeaderOptions = Pick<BaseConfig, 'publicUrl'> & {
  cardFormSources?: CardFormSources | undefined
}

/** Forbids framing by other sites. Respondents' pages override this. */
export function securityHeaders({ publicUrl, cardFormSources }: SecurityHeaderOptions) {
  const isSecure = publicUrl.startsWith('https:')
  const transport = isSecure ? { 'strict-transport-security': 'max-age=31536000' } : {}
  const api = { ...apiHeaders, ...framingDenied(apiPolicy), ...transport }
  const documentation = { ...apiHeaders, ...framingDenied(documentationPolicy), ...transport }
  const policy = cardFormSources ? withCardForm(cardFormSources) : pagePolicy
  const page = { ...pageHeaders, ...framingDenied(policy), ...transport }
  return ({ url }: FastifyRequest, reply: FastifyReply, done: Done) => {
    if (url.startsWith(documentationPath)) reply.headers(documentation)
    else if (url.startsWith('/api/')) reply.headers(api)
    else reply.headers(page)
    done()
  }
}

/**
 * Prevents CSRF: a write with a cookie is refused if the browser's headers name another origin. Clients other than
 * browsers send neither the cookie nor these headers.
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

/** During shutdown, requests on open connections are refused. */
export function rejectWhileDraining(draining: () => boolean) {
  return ({ url }: FastifyRequest, reply: FastifyReply, done: Done) => {
    if (!draining()) return done()
    reply.header('connection', 'close')
    // The health endpoint reports the shutdown itself.
    done(url.startsWith('/api/health') ? undefined : new Problem('service/shutting-down'))
  }
}
