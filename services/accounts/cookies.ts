import { parseCookie, stringifySetCookie } from 'cookie'
import type { FastifyReply } from 'fastify'

export const cookieNames = { session: 'prosa_session', signIn: 'prosa_sign_in' } as const

/** Reads a cookie from a plain request or from a socket's handshake alike. */
export function readCookie(
  request: { headers: { cookie?: string | undefined } },
  name: string,
): string | undefined {
  const { cookie } = request.headers
  return cookie ? parseCookie(cookie)[name] : undefined
}

type CookieOptions = { secure: boolean }

export function setCookie(
  reply: FastifyReply,
  jar: CookieOptions,
  name: string,
  value: string,
  maxAgeSeconds: number,
): void {
  const cookie = stringifySetCookie({
    name,
    value,
    path: '/',
    httpOnly: true,
    // Lax, so that the cookie comes along when the provider sends the person back to us.
    sameSite: 'lax',
    secure: jar.secure,
    maxAge: maxAgeSeconds,
  })
  reply.header('set-cookie', cookie)
}

export const clearCookie = (reply: FastifyReply, jar: CookieOptions, name: string): void =>
  setCookie(reply, jar, name, '', 0)
