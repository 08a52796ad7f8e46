// Where each browser may answer once: a signed number, which says nothing about the person. Nothing of it is stored;
// the conversation that it began derives from it.
import { parseCookie, stringifySetCookie } from 'cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { derivedId } from '#kernel/ids.ts'
import type { SignedTokens } from '#kernel/security/signed-tokens.ts'

const cookieName = 'prosa_answered'
const yearSeconds = 365 * 24 * 60 * 60
const ticketPurposeOf = (surveyId: string) => `browser\n${surveyId}`

/** `id` names the browser for this survey and for no other. */
export type BrowserIdentity = { id: string; token: string }

/** From its cookie; inside other sites' pages, where browsers keep cookies back, from what the page kept itself. */
export function readBrowserToken(
  tickets: Pick<SignedTokens, 'verify'>,
  surveyId: string,
  { headers }: FastifyRequest,
  kept: string | undefined,
): BrowserIdentity | undefined {
  const cookie = headers.cookie ? parseCookie(headers.cookie)[cookieName] : undefined
  for (const token of [cookie, kept]) {
    const ticket = token && tickets.verify(ticketPurposeOf(surveyId), token)
    if (ticket) return { id: ticket.batchId, token }
  }
  return undefined
}

/** Whether it says that it has been here before; true or not. */
export const claimsBrowserToken = (
  { headers }: FastifyRequest,
  kept: string | undefined,
): boolean => kept !== undefined || headers.cookie?.includes(`${cookieName}=`) === true

/** The same for the same `from`, which is good for one session. */
export function issueBrowserToken(
  tickets: Pick<SignedTokens, 'issue'>,
  surveyId: string,
  from: string,
): BrowserIdentity {
  const id = derivedId('browser', from)
  return { id, token: tickets.issue(ticketPurposeOf(surveyId), { batchId: id, number: 0 }) }
}

/** Sent back with the public calls of this survey alone. */
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
