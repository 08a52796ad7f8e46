// Which session a start leads to: the one of a personal link, the one of a browser that answers once, or a new one.
import type { z } from 'zod'
import type { startSession } from '#contract/api/public.ts'
import type { ProblemCode } from '#contract/problems.ts'
import { duplicatesOf } from '#contract/survey.ts'
import { Problem, refuse } from '#kernel/problem.ts'
import type { Call } from '#kernel/route.ts'
import type { Ticket, Tickets } from '#kernel/tickets.ts'
import type { SurveyRow } from '#projections/surveys/surveys.projection.ts'
import type { Admission } from './admission.ts'
import { type Browser, knownBrowser, newBrowser } from './browser-token.ts'
import { invitedSessionId, newSessionId } from './session-address.ts'

type Input = z.output<typeof startSession.input>

export type SeatDeps = { secret: Buffer; tickets: Tickets; admission: Admission }

export type Seat = {
  sessionId: string
  invitation?: Ticket
  browser?: Browser
  /** Why it is not told again once it has begun; absent where going on with it is what was asked for. */
  taken?: ProblemCode
  /** Why it does not begin once it is over. */
  over: ProblemCode
}

/** Refuses whoever comes without a link that is needed, and whoever is to prove some work first. */
export async function seatFor(
  { secret, tickets, admission }: SeatDeps,
  survey: SurveyRow,
  input: Input,
  call: Call,
): Promise<Seat> {
  const { surveyId, publicId } = survey
  const invitation = invitationTo(survey, input, tickets)
  if (invitation) {
    const sessionId = invitedSessionId(secret, surveyId, invitation)
    // Who made the link has it too, and must not read along: the session is told to whoever began it, and to nobody else.
    return {
      sessionId,
      invitation,
      taken: 'surveys/invitation-used',
      over: 'conversations/finished',
    }
  }
  const isOnce = duplicatesOf(survey.config) === 'once-per-browser'
  const known = isOnce && knownBrowser(tickets, surveyId, call.request, input.browser_token)
  if (known)
    return {
      sessionId: sessionOfBrowser(secret, surveyId, known),
      browser: known,
      over: 'conversations/already-answered',
    }
  const { work } = await admission.admit(publicId, input, call)
  const from = work ? `work\n${work}` : call.commandId
  const spent = { taken: 'conversations/proof-used', over: 'conversations/proof-used' } as const
  if (!isOnce) return { sessionId: newSessionId(secret, from), ...spent }
  const browser = newBrowser(tickets, surveyId, from)
  return { sessionId: sessionOfBrowser(secret, surveyId, browser), browser, ...spent }
}

/** In other words, where it is over. */
export function unlessOver({ over }: Seat) {
  return (error: unknown): never => {
    if (error instanceof Problem && error.code === 'conversations/finished') refuse(over)
    throw error
  }
}

const sessionOfBrowser = (secret: Buffer, surveyId: string, { id }: Browser) =>
  newSessionId(secret, ['browser', surveyId, id].join('\n'))

/** What comes with a link is checked also where nobody needs one. */
function invitationTo(
  { surveyId, config }: SurveyRow,
  { invitation }: Input,
  tickets: Pick<Tickets, 'read'>,
): Ticket | undefined {
  if (invitation !== undefined)
    return tickets.read(surveyId, invitation) ?? refuse('surveys/invitation-invalid')
  return duplicatesOf(config) === 'once-per-link'
    ? refuse('surveys/invitation-required')
    : undefined
}
