import type { z } from 'zod'
import { startSession } from '#contract/api/public.ts'
import type { SurveyStatus } from '#contract/survey.ts'
import { refuse } from '#kernel/problem.ts'
import { route, type Call } from '#kernel/route.ts'
import type { Ticket, Tickets } from '#kernel/tickets.ts'
import {
  findSurveyByPublicId,
  statusAt,
  type SurveyRow,
} from '#projections/surveys/surveys.projection.ts'
import { addressOf, invitedSessionId, newSessionId } from './session-address.ts'

type Input = z.output<typeof startSession.input>

export const startSessionRoute = (secret: Buffer, tickets: Pick<Tickets, 'read'>) =>
  route(startSession, async (input, call) => {
    const survey = await publishedSurvey(call, input.publicId)
    // Nobody asks fixed questions yet, and an interviewer would put them into other words.
    if (!survey.config.advanced_mode) refuse('surveys/form-not-answerable')
    const invitation = invitationTo(survey, input, tickets)
    const sessionId = invitation
      ? invitedSessionId(secret, survey.surveyId, invitation)
      : newSessionId(secret, call.commandId)
    const { decider, id } = addressOf(sessionId)
    const { events } = await call.execute(decider, id, {
      type: 'StartSession',
      session: {
        ...sessionOf(survey, input, call.request.headers['user-agent']),
        ...(invitation && { invitation }),
      },
      preSurveyData: input.pre_survey_data,
    })
    // Who made the link has it too, and must not read along: the session is told to whoever began it, and to nobody else.
    if (events.length === 0) refuse('surveys/invitation-used')
    return { session_id: sessionId }
  })

/** What comes with a link is checked also where nobody needs one. */
function invitationTo(
  { surveyId, config }: SurveyRow,
  { invitation }: Input,
  tickets: Pick<Tickets, 'read'>,
): Ticket | undefined {
  if (invitation === undefined)
    return config.invited_only ? refuse('surveys/invitation-required') : undefined
  return tickets.read(surveyId, invitation) ?? refuse('surveys/invitation-invalid')
}

async function publishedSurvey(call: Call, publicId: string): Promise<SurveyRow> {
  let status: SurveyStatus = 'draft'
  const published = await call.found(async () => {
    const survey = await findSurveyByPublicId(call.db, publicId)
    status = survey ? statusAt(survey, new Date()) : 'draft'
    return status === 'published' ? survey : undefined
  })
  if (published) return published
  return refuse(status === 'draft' ? 'surveys/not-public' : 'surveys/unavailable')
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
