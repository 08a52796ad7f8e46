// The token of a browser in surveys that each browser answers once: a signed random id. It is not stored; the
// conversation's id derives from it.
import { parseCookie, stringifySetCookie } from 'cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { derivedId } from '#kernel/ids.ts'
import type { SignedTokens } from '#kernel/security/signed-tokens.ts'

const cookieName = 'prosa_answered'
const yearSeconds = 365 * 24 * 60 * 60
const ticketPurposeOf = (surveyId: string) => `browser\n${surveyId}`

/** `id` identifies the browser in this survey only. */
export type BrowserIdentity = { id: string; token: string }

/** From the cookie; embedded pages, where browsers block cookies, send the token that they stored. */
export function readBrowserToken(
  tickets: Pick<SignedTokens, 'verify'>,
  surveyId: string,
  { headers }: FastifyRequest,
  storedToken: string | undefined,
): BrowserIdentity | undefined {
  const cookie = headers.cookie ? parseCookie(headers.cookie)[cookieName] : undefined
  for (const token of [cookie, storedToken]) {
    const ticket = token && tickets.verify(ticketPurposeOf(surveyId), token)
    if (ticket) return { id: ticket.batchId, token }
  }
  return undefined
}

/** Whether the request carries a token, valid or not. */
export const claimsBrowserToken = (
  { headers }: FastifyRequest,
  storedToken: string | undefined,
): boolean => storedToken !== undefined || headers.cookie?.includes(`${cookieName}=`) === true

/** Deterministic: a `seed` has one token. A seed is used for one session. */
export function issueBrowserToken(
  tickets: Pick<SignedTokens, 'issue'>,
  surveyId: string,
  seed: string,
): BrowserIdentity {
  const id = derivedId('browser', seed)
  return { id, token: tickets.issue(ticketPurposeOf(surveyId), { batchId: id, number: 0 }) }
}

/** The cookie's path limits it to the public routes of this survey. */
export function setBrowserCookie(
  reply: FastifyReply,
  publicId: string,
  { token }: BrowserIdentity,
  secure: boolean,
): void {
  const cookie = stringifySetCookie({
    name: cookieName,
    value: token,
    path: `/api/public/surveys/${publicId}`,
    httpOnly: true,
    sameSite: 'lax',
    secure,
    maxAge: yearSeconds,
  })
  reply.header('set-cookie', cookie)
}
