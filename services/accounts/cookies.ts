import { parseCookie, stringifySetCookie } from 'cookie'
import type { FastifyReply } from 'fastify'

export const cookieNames = { session: 'prosa_session', signIn: 'prosa_sign_in' } as const

/** Accepts an HTTP request or a socket's handshake. */
export function readCookie(
  request: { headers: { cookie?: string | undefined } },
  name: string,
): string | undefined {
  const { cookie } = request.headers
  return cookie ? parseCookie(cookie)[name] : undefined
}

export type CookieOptions = { secure: boolean }

export function setCookie(
  reply: FastifyReply,
  { secure }: CookieOptions,
  name: string,
  value: string,
  maxAgeSeconds: number,
): void {
  const cookie = stringifySetCookie({
    name,
    value,
    path: '/',
    httpOnly: true,
    // Lax: the redirect from the identity provider must carry the cookie.
    sameSite: 'lax',
    secure,
    maxAge: maxAgeSeconds,
  })
  reply.header('set-cookie', cookie)
}

export const clearCookie = (reply: FastifyReply, options: CookieOptions, name: string): void =>
  setCookie(reply, options, name, '', 0)
