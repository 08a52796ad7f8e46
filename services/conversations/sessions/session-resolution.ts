// Which session a start leads to: the one of a personal link, the one of a browser that answers once, or a new one.
import type { z } from 'zod'
import type { startSession } from '#contract/api/public.ts'
import type { ProblemCode } from '#contract/problems.ts'
import { duplicatesOf } from '#contract/survey.ts'
import { Problem, refuse } from '#kernel/problem.ts'
import type { RequestContext } from '#kernel/http/route.ts'
import type { TokenId, SignedTokens } from '#kernel/security/signed-tokens.ts'
import type { SurveyRow } from '#projections/surveys/surveys.projection.ts'
import type { Admission } from './admission.ts'
import { type BrowserIdentity, readBrowserToken, issueBrowserToken } from './browser-token.ts'
import { invitedSessionId, newSessionId } from './session-address.ts'

type Input = z.output<typeof startSession.input>

export type SessionResolutionDeps = { secret: Buffer; tickets: SignedTokens; admission: Admission }

export type SessionResolution = {
  sessionId: string
  invitation?: TokenId
  browser?: BrowserIdentity
  /** Why it is not told again once it has begun; absent where going on with it is what was asked for. */
  alreadyStartedCode?: ProblemCode
  /** Why it does not begin once it is over. */
  finishedCode: ProblemCode
}

/** Refuses whoever comes without a link that is needed, and whoever is to prove some work first. */
export async function resolveSession(
  { secret, tickets, admission }: SessionResolutionDeps,
  survey: SurveyRow,
  input: Input,
  call: RequestContext,
): Promise<SessionResolution> {
  const { surveyId, publicId } = survey
  const invitation = readInvitation(survey, input, tickets)
  if (invitation) {
    const sessionId = invitedSessionId(secret, surveyId, invitation)
    // Who made the link has it too, and must not read along: the session is told to whoever began it, and to nobody else.
    return {
      sessionId,
      invitation,
      alreadyStartedCode: 'surveys/invitation-used',
      finishedCode: 'conversations/finished',
    }
  }
  const isOnce = duplicatesOf(survey.config) === 'once-per-browser'
  const known = isOnce && readBrowserToken(tickets, surveyId, call.request, input.browser_token)
  if (known)
    return {
      sessionId: browserSessionId(secret, surveyId, known),
      browser: known,
      finishedCode: 'conversations/already-answered',
    }
  const { challengeId } = await admission.admit(publicId, input, call)
  const from = challengeId ? `work\n${challengeId}` : call.commandId
  const proofUsed = {
    alreadyStartedCode: 'conversations/proof-used',
    finishedCode: 'conversations/proof-used',
  } as const
  if (!isOnce) return { sessionId: newSessionId(secret, from), ...proofUsed }
  const browser = issueBrowserToken(tickets, surveyId, from)
  return { sessionId: browserSessionId(secret, surveyId, browser), browser, ...proofUsed }
}

/** In other words, where it is over. */
export function mapFinishedError({ finishedCode }: SessionResolution) {
  return (error: unknown): never => {
    if (error instanceof Problem && error.code === 'conversations/finished') refuse(finishedCode)
    throw error
  }
}

const browserSessionId = (secret: Buffer, surveyId: string, { id }: BrowserIdentity) =>
  newSessionId(secret, ['browser', surveyId, id].join('\n'))

/** What comes with a link is checked also where nobody needs one. */
function readInvitation(
  { surveyId, config }: SurveyRow,
  { invitation }: Input,
  tickets: Pick<SignedTokens, 'verify'>,
): TokenId | undefined {
  if (invitation !== undefined)
    return tickets.verify(surveyId, invitation) ?? refuse('surveys/invitation-invalid')
  return duplicatesOf(config) === 'once-per-link'
    ? refuse('surveys/invitation-required')
    : undefined
}
