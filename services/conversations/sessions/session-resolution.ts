// The session of a start: that of a personal link, that of a browser that answers once, or a new one.
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
  /** Refusal where the session has started already; absent where starting again resumes it. */
  alreadyStartedCode?: ProblemCode
  /** Refusal where the session has finished. */
  finishedCode: ProblemCode
}

/** Refuses a missing or invalid link, and a start that requires a proof of work. */
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
    // The link's creator has it too and must not read the answers: only the first start gets the session id.
    return {
      sessionId,
      invitation,
      alreadyStartedCode: 'surveys/invitation-used',
      finishedCode: 'conversations/finished',
    }
  }
  const isOnce = duplicatesOf(survey.config) === 'once-per-browser'
  const browserToken =
    isOnce && readBrowserToken(tickets, surveyId, call.request, input.browser_token)
  if (browserToken)
    return {
      sessionId: browserSessionId(secret, surveyId, browserToken),
      browser: browserToken,
      finishedCode: 'conversations/already-answered',
    }
  const { challengeId } = await admission.admit(publicId, input, call)
  const seed = challengeId ? `work\n${challengeId}` : call.commandId
  const proofUsed = {
    alreadyStartedCode: 'conversations/proof-used',
    finishedCode: 'conversations/proof-used',
  } as const
  if (!isOnce) return { sessionId: newSessionId(secret, seed), ...proofUsed }
  const browser = issueBrowserToken(tickets, surveyId, seed)
  return { sessionId: browserSessionId(secret, surveyId, browser), browser, ...proofUsed }
}

/** Replaces `conversations/finished` by the resolution's own code. */
export function mapFinishedError({ finishedCode }: SessionResolution) {
  return (error: unknown): never => {
    if (error instanceof Problem && error.code === 'conversations/finished') refuse(finishedCode)
    throw error
  }
}

const browserSessionId = (secret: Buffer, surveyId: string, { id }: BrowserIdentity) =>
  newSessionId(secret, ['browser', surveyId, id].join('\n'))

/** An invitation is verified also where none is required. */
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
