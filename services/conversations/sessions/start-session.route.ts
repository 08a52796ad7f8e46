import type { z } from 'zod'
import { startSession } from '#contract/api/public.ts'
import type { SessionMode } from '#contract/events/conversation-types.ts'
import type { SurveyStatus } from '#contract/survey.ts'
import { refuse } from '#kernel/problem.ts'
import { route, type RequestContext } from '#kernel/http/route.ts'
import {
  findSurveyByPublicId,
  statusAt,
  type SurveyRow,
} from '#projections/surveys/surveys.projection.ts'
import { setBrowserCookie, claimsBrowserToken } from './browser-token.ts'
import {
  resolveSession,
  mapFinishedError,
  type SessionResolutionDeps,
} from './session-resolution.ts'
import { addressOf } from './session-address.ts'

type Input = z.output<typeof startSession.input>

export const startSessionRoute = (deps: SessionResolutionDeps, secure: boolean) =>
  route(startSession, async (input, call) => {
    // With a link or a token one begins whatever the crowd; whether it is good, only the survey can tell.
    if (!input.invitation && !claimsBrowserToken(call.request, input.browser_token))
      await deps.admission.screen(input.publicId, input, call)
    const survey = await findPublishedSurvey(call, input.publicId)
    const isForm = !survey.config.advanced_mode
    if (isForm && survey.questions.length === 0) refuse('surveys/no-questions')
    const resolution = await resolveSession(deps, survey, input, call)
    const { sessionId, invitation, browser, alreadyStartedCode } = resolution
    const { decider, id } = addressOf(sessionId)
    const { events } = await call
      .execute(decider, id, {
        type: 'StartSession',
        session: {
          ...sessionOf(survey, input, call.request.headers['user-agent']),
          ...(invitation && { invitation }),
        },
        preSurveyData: input.pre_survey_data,
      })
      .catch(mapFinishedError(resolution))
    if (events.length === 0 && alreadyStartedCode) refuse(alreadyStartedCode)
    if (!browser) return { session_id: sessionId }
    setBrowserCookie(call.reply, survey.publicId, browser, secure)
    return { session_id: sessionId, browser_token: browser.token }
  })

export async function findPublishedSurvey(
  call: RequestContext,
  publicId: string,
): Promise<SurveyRow> {
  let status: SurveyStatus | undefined
  const published = await call.readConsistently(async () => {
    const survey = await findSurveyByPublicId(call.db, publicId)
    status = survey && statusAt(survey, new Date())
    return status === 'published' ? survey : undefined
  })
  if (published) return published
  return status === undefined
    ? refuse('surveys/not-public')
    : refuse('surveys/unavailable', { survey_status: status })
}

type SessionOptions = Pick<Input, 'user_agent'> & { mode: SessionMode }

/** The survey as it is now: whatever its owner changes later, the conversation goes on with this. */
export function sessionOf(survey: SurveyRow, input: SessionOptions, userAgent = '') {
  const { config } = survey
  const { pre_survey_config: before, post_survey_rewards: after } = config
  return {
    ownerId: survey.ownerId,
    surveyId: survey.surveyId,
    surveyVersion: survey.publishedVersion ?? survey.version,
    publicId: survey.publicId,
    title: survey.title,
    goal: survey.goal,
    // The survey's own: its title and its points are written in it, whatever a client asks for.
    language: survey.language,
    personality: config.ai_personality,
    objectives: config.validation_points.map(({ id, text }) => ({ id, text })),
    ...(config.advanced_mode
      ? { maxQuestions: config.max_questions, maxFollowups: config.max_followups }
      : { maxQuestions: survey.questions.length, maxFollowups: 0, questions: survey.questions }),
    requiredFields: before.enabled ? before.required_fields : [],
    mode: input.mode,
    device: deviceOf(input.user_agent ?? userAgent),
    ...(config.enable_audio && { audio: true as const }),
    ...(survey.sentiment && { sentiment: survey.sentiment }),
    ...(after.enabled && after.rewards.length > 0 && { rewards: after.rewards }),
  }
}

export function deviceOf(userAgent: string): 'mobile' | 'desktop' {
  return /Mobi|Android|iPhone|iPad/i.test(userAgent) ? 'mobile' : 'desktop'
}
