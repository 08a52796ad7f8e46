import { startSession } from '#contract/api/public.ts'
import { findDemonstration } from '#contract/demonstration.ts'
import type { OpenWindowCounter } from '#kernel/async/window-counter.ts'
import { refuse } from '#kernel/problem.ts'
import { route } from '#kernel/http/route.ts'
import { readSurveyPrivacy } from '#projections/privacy/survey-privacy.ts'
import { openDemonstrations } from '../previews/start-demonstration.ts'
import { setBrowserCookie, claimsBrowserToken } from './browser-token.ts'
import {
  resolveSession,
  mapFinishedError,
  type SessionResolutionDeps,
} from './session-resolution.ts'
import { addressOf } from './session-address.ts'
import { assertTakesResponses } from './response-limit.ts'
import { parsePreSurveyData } from './pre-survey-data.ts'
import { promiseOf } from './conversation-promise.policy.ts'
import { findPublishedSurvey, sessionDataOf } from './session-start.ts'

type Deps = SessionResolutionDeps & {
  openCounter?: OpenWindowCounter | undefined
  now: () => Date
}

export const startSessionRoute = (deps: Deps, secure: boolean) => {
  const startDemonstration = openDemonstrations(deps)
  return route(startSession, async (input, call) => {
    const demonstration = findDemonstration(input.publicId)
    if (demonstration) return { session_id: await startDemonstration(demonstration, input, call) }
    // A link or a token is exempt from proof of work here; both are verified once the survey is known.
    if (!input.invitation && !claimsBrowserToken(call.request, input.browser_token))
      await deps.admission.screen(input.publicId, input, call)
    const survey = await findPublishedSurvey(call, input.publicId)
    const isForm = !survey.config.advanced_mode
    if (isForm && survey.questions.length === 0) refuse('surveys/no-questions')
    const promise = promiseOf(await readSurveyPrivacy(call.db, survey), input.notice)
    const given = promise.isAnonymous ? undefined : input.pre_survey_data
    const preSurveyData = parsePreSurveyData(survey, given, {
      language: input.language,
      acceptLanguage: call.request.headers['accept-language'],
    })
    const resolution = await resolveSession(deps, survey, input, call)
    const { sessionId, invitation, browser, alreadyStartedCode } = resolution
    const { decider, id } = addressOf(sessionId)
    const { ownerId } = survey
    await assertTakesResponses(call, { ownerId, conversationId: id, now: deps.now() })
    const { events } = await call
      .execute(decider, id, {
        type: 'StartSession',
        session: {
          ...sessionDataOf(survey, {
            mode: input.mode,
            userAgent: input.user_agent ?? call.request.headers['user-agent'],
            promise,
          }),
          // A link names its person: an anonymous conversation is not connected with it.
          ...(invitation && !promise.isAnonymous && { invitation }),
        },
        preSurveyData,
      })
      .catch(mapFinishedError(resolution))
    if (events.length === 0 && alreadyStartedCode) refuse(alreadyStartedCode)
    if (!browser) return { session_id: sessionId }
    setBrowserCookie(call.reply, survey.publicId, browser, secure)
    return { session_id: sessionId, browser_token: browser.token }
  })
}
