import { parseCookie, stringifySetCookie } from 'cookie'
import type { FastifyReply } from 'fastify'

/** Over https the names have the prefix `__Host-`: then no other host of the domain can set or read these cookies. */
export const cookieNames = { session: 'prosa_session', signIn: 'prosa_sign_in' } as const
type CookieName = (typeof cookieNames)[keyof typeof cookieNames]

/** `secure`: the public URL is https. */
export type CookieOptions = { secure: boolean }

type CookieRequest = { headers: { cookie?: string | undefined } }

const nameOf = (name: CookieName, { secure }: CookieOptions) => (secure ? `__Host-${name}` : name)

/** Accepts an HTTP request or a socket's handshake. */
export function readCookie(
  { headers: { cookie } }: CookieRequest,
  name: CookieName,
  options: CookieOptions,
): string | undefined {
  return cookie ? parseCookie(cookie)[nameOf(name, options)] : undefined
}

/** `isLegacy`: over https, under the name from before `__Host-`. */
export function readSessionCookie(
  request: CookieRequest,
  secure: boolean,
): { token: string; isLegacy: boolean } | undefined {
  const token = readCookie(request, cookieNames.session, { secure })
  if (token) return { token, isLegacy: false }
  const old = secure ? readCookie(request, cookieNames.session, { secure: false }) : undefined
  return old ? { token: old, isLegacy: true } : undefined
}

export function setCookie(
  reply: FastifyReply,
  options: CookieOptions,
  { name, value, maxAgeSeconds }: { name: CookieName; value: string; maxAgeSeconds: number },
): void {
  reply.header('set-cookie', cookieOf(nameOf(name, options), value, maxAgeSeconds, options))
  // Replaced: a cookie with the old name could come from another host of the domain.
  if (options.secure) reply.header('set-cookie', cookieOf(name, '', 0, options))
}

const cookieOf = (name: string, value: string, maxAge: number, { secure }: CookieOptions) =>
  stringifySetCookie({
    name,
    value,
    path: '/',
    httpOnly: true,
    // Lax: the redirect from the identity provider must carry the cookie.
    sameSite: 'lax',
    secure,
    maxAge,
  })

export const clearCookie = (reply: FastifyReply, options: CookieOptions, name: CookieName): void =>
  setCookie(reply, options, { name, value: '', maxAgeSeconds: 0 })
