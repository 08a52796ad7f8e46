// What the ways to start a conversation share: the survey, the data of `SessionStarted`, and the device.
import type { Objective, SessionMode } from '#contract/events/conversation-types.ts'
import type { SurveyLanguage } from '#contract/languages.ts'
import { requiredFieldsOf } from '#contract/pre-survey.ts'
import type { PublicStatus, ValidationPoint } from '#contract/survey.ts'
import { refuse } from '#kernel/problem.ts'
import type { RequestContext } from '#kernel/http/route.ts'
import { publicStatusOf } from '#projections/surveys/public-status.ts'
import { findSurveyByPublicId, type SurveyRow } from '#projections/surveys/surveys.projection.ts'
import type { ConversationPromise } from './conversation-promise.policy.ts'

/** Refuses a survey that does not exist (`surveys/not-public`) or is not published now (`surveys/unavailable`). */
export async function findPublishedSurvey(
  call: RequestContext,
  publicId: string,
): Promise<SurveyRow> {
  let status: PublicStatus | undefined
  const published = await call.readConsistently(async () => {
    const survey = await findSurveyByPublicId(call.db, publicId)
    status = survey && (await publicStatusOf(call.db, survey, new Date()))
    return status === 'published' ? survey : undefined
  })
  if (published) return published
  return status === undefined
    ? refuse('surveys/not-public')
    : refuse('surveys/unavailable', { survey_status: status })
}

type SessionOptions = {
  mode: SessionMode
  userAgent: string | undefined
  promise: ConversationPromise
}

/** The data of `SessionStarted`: a copy of the survey, so that later changes do not affect a running conversation. */
export function sessionDataOf(
  survey: SurveyRow,
  { mode, userAgent = '', promise }: SessionOptions,
) {
  const { config } = survey
  const { pre_survey_config: preSurvey, post_survey_rewards: postSurvey } = config
  return {
    ownerId: survey.ownerId,
    surveyId: survey.surveyId,
    surveyVersion: survey.publishedVersion ?? survey.version,
    publicId: survey.publicId,
    title: survey.title,
    ...(survey.description && { description: survey.description }),
    goal: survey.goal,
    // The language of the survey's title and objectives, not the one that a client asks for.
    language: survey.language,
    ...(survey.country && { country: survey.country }),
    personality: config.ai_personality,
    objectives: config.validation_points.map((point) => toObjective(point, survey.language)),
    ...(config.advanced_mode
      ? { maxQuestions: config.max_questions, maxFollowups: config.max_followups }
      : { maxQuestions: survey.questions.length, maxFollowups: 0, questions: survey.questions }),
    ...(promise.isAnonymous
      ? { anonymous: true as const, requiredFields: [] }
      : { device: deviceOf(userAgent), requiredFields: requiredFieldsOf(preSurvey) }),
    retentionDays: promise.days,
    mode,
    ...(config.enable_audio && { audio: true as const }),
    ...(survey.sentiment && { sentiment: survey.sentiment }),
    ...(postSurvey.enabled && postSurvey.rewards.length > 0 && { rewards: postSurvey.rewards }),
  }
}

/** A question in another language than the survey's is left out: the engine words one. */
function toObjective(
  { id, text, spoken_question: asked }: ValidationPoint,
  language: SurveyLanguage,
): Objective {
  return { id, text, ...(asked?.language === language && { question: asked.text }) }
}

export function deviceOf(userAgent: string): 'mobile' | 'desktop' {
  return /Mobi|Android|iPhone|iPad/i.test(userAgent) ? 'mobile' : 'desktop'
}
