import type { z } from 'zod'
import { startSession } from '#contract/api/public.ts'
import { refuse } from '#kernel/problem.ts'
import { route, type Call } from '#kernel/route.ts'
import { findSurveyByPublicId, type SurveyRow } from '#projections/surveys/surveys.projection.ts'
import { addressOf, newSessionId } from './session-address.ts'

type Input = z.output<typeof startSession.input>

export const startSessionRoute = (secret: Buffer) =>
  route(startSession, async (input, call) => {
    const survey = await publishedSurvey(call, input.publicId)
    const sessionId = newSessionId(secret, call.commandId)
    const { decider, id } = addressOf(sessionId)
    await call.execute(decider, id, {
      type: 'StartSession',
      session: sessionOf(survey, input, call.request.headers['user-agent']),
      preSurveyData: input.pre_survey_data,
    })
    return { session_id: sessionId }
  })

async function publishedSurvey(call: Call, publicId: string): Promise<SurveyRow> {
  let seen: SurveyRow | undefined
  const published = await call.found(async () => {
    seen = await findSurveyByPublicId(call.db, publicId)
    return seen?.status === 'published' ? seen : undefined
  })
  if (published) return published
  return refuse(!seen || seen.status === 'draft' ? 'surveys/not-public' : 'surveys/unavailable')
}

function sessionOf(survey: SurveyRow, input: Input, userAgent = '') {
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
    maxQuestions: config.max_questions,
    maxFollowups: config.max_followups,
    requiredFields: before.enabled ? before.required_fields : [],
    mode: input.mode,
    device: deviceOf(input.user_agent ?? userAgent),
    ...(survey.sentiment && { sentiment: survey.sentiment }),
    ...(after.enabled && after.rewards.length > 0 && { rewards: after.rewards }),
  }
}

export function deviceOf(userAgent: string): 'mobile' | 'desktop' {
  return /Mobi|Android|iPhone|iPad/i.test(userAgent) ? 'mobile' : 'desktop'
}
