// Where each browser may answer once: a signed number, which says nothing about the person. Nothing of it is stored;
// the conversation that it began derives from it.
import { parseCookie, stringifySetCookie } from 'cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { derivedId } from '#kernel/ids.ts'
import type { Tickets } from '#kernel/tickets.ts'

const cookieName = 'prosa_answered'
const yearSeconds = 365 * 24 * 60 * 60
const purposeOf = (surveyId: string) => `browser\n${surveyId}`

/** `id` names the browser for this survey and for no other. */
export type Browser = { id: string; token: string }

/** From its cookie; inside other sites' pages, where browsers keep cookies back, from what the page kept itself. */
export function knownBrowser(
  tickets: Pick<Tickets, 'read'>,
  surveyId: string,
  { headers }: FastifyRequest,
  kept: string | undefined,
): Browser | undefined {
  const cookie = headers.cookie ? parseCookie(headers.cookie)[cookieName] : undefined
  for (const token of [cookie, kept]) {
    const ticket = token && tickets.read(purposeOf(surveyId), token)
    if (ticket) return { id: ticket.batchId, token }
  }
  return undefined
}

/** Whether it says that it has been here before; true or not. */
export const saysItIsKnown = ({ headers }: FastifyRequest, kept: string | undefined): boolean =>
  kept !== undefined || headers.cookie?.includes(`${cookieName}=`) === true

/** The same for the same `from`, which is good for one session. */
export function newBrowser(
  tickets: Pick<Tickets, 'issue'>,
  surveyId: string,
  from: string,
): Browser {
  const id = derivedId('browser', from)
  return { id, token: tickets.issue(purposeOf(surveyId), { batchId: id, number: 0 }) }
}

/** Sent back with the public calls of this survey alone. */
export function rememberBrowser(
  reply: FastifyReply,
  publicId: string,
  { token }: Browser,
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
