import { getPublicSurvey, type PublicSurvey } from '#contract/api/public.ts'
import {
  demonstrationSurveyId,
  findDemonstration,
  type Demonstration,
} from '#contract/demonstration.ts'
import { limits } from '#contract/limits.ts'
import type { ProblemCode } from '#contract/problems.ts'
import type { SurveyLanguage } from '#contract/languages.ts'
import { duplicatesOf, type PublicStatus } from '#contract/survey.ts'
import { route } from '#kernel/http/route.ts'
import type { Db } from '#kernel/postgres/db.ts'
import { refuse } from '#kernel/problem.ts'
import type { ConsistentRead } from '#kernel/read/consistent-read.ts'
import { readAllowance } from '#projections/accounts/allowance.ts'
import { findOwner } from '#projections/accounts/owners.projection.ts'
import { medianMinutes } from '#projections/conversations/conversation-duration.ts'
import { readSurveyPrivacy, type SurveyPrivacy } from '#projections/privacy/survey-privacy.ts'
import { publicStatusOf } from '#projections/surveys/public-status.ts'
import { findSurveyByPublicId, type SurveyRow } from '#projections/surveys/surveys.projection.ts'
import { presentQuestions, surveyTypeOf } from '../present-survey.ts'

/** The adapters that this installation is configured with. */
export type Capabilities = { whatsApp: boolean; speech: boolean }

export type PublicSurveyResult =
  | { survey: PublicSurvey }
  /** `language`: of the survey, if it exists. */
  | { code: ProblemCode; status?: PublicStatus; language?: SurveyLanguage }

export const getPublicSurveyRoute = ({ capabilities }: { capabilities: Capabilities }) =>
  route(getPublicSurvey, async ({ publicId }, { db, readConsistently }) => {
    const result = await findPublicSurvey(db, readConsistently, publicId, capabilities)
    if ('survey' in result) return result.survey
    return refuse(result.code, result.status && { survey_status: result.status })
  })

/** The public part of a published survey; else the problem's code, with the status of a survey that exists. */
export async function findPublicSurvey(
  db: Db,
  readConsistently: ConsistentRead,
  publicId: string,
  capabilities: Capabilities,
): Promise<PublicSurveyResult> {
  const demonstration = findDemonstration(publicId)
  if (demonstration) return { survey: presentDemonstration(demonstration) }
  const survey = await readConsistently(() => findSurveyByPublicId(db, publicId))
  if (!survey) return { code: 'surveys/not-public' }
  const status = await publicStatusOf(db, survey, new Date())
  if (status !== 'published')
    return { code: 'surveys/unavailable', status, language: survey.language }
  const [minutes, owner, privacy, { plan, meters }] = await Promise.all([
    estimateMinutes(db, survey.surveyId),
    findOwner(db, survey.ownerId),
    readSurveyPrivacy(db, survey),
    readAllowance(db, survey.ownerId),
  ])
  const allowed = {
    whatsApp: capabilities.whatsApp && plan.limits.whatsapp_integration,
    speech: capabilities.speech && meters.audio_minutes.level !== 'reached',
    answers: meters.responses.level !== 'reached',
  }
  return {
    survey: {
      id: survey.surveyId,
      public_id: survey.publicId,
      title: survey.title,
      description: survey.description,
      status,
      survey_type: surveyTypeOf(survey),
      language: survey.language,
      goal: '',
      config_json: publicConfigJson(survey, {
        ...{ allowed, minutes, privacy },
        ownerName: owner?.name ?? '',
      }),
      questions: survey.config.advanced_mode ? [] : presentQuestions(survey.questions),
    },
  }
}

const presentDemonstration = ({
  publicId,
  title,
  description,
  language,
}: Demonstration): PublicSurvey => ({
  id: demonstrationSurveyId,
  public_id: publicId,
  title,
  description,
  status: 'published',
  survey_type: 'advanced',
  language,
  goal: '',
  config_json: JSON.stringify({
    advanced_mode: true,
    max_questions: limits.questions.min,
    ai_personality: 'friendly',
    conversation_mode: false,
    asked_by: 'Prosa',
    language,
    estimated_minutes: { from: 1, to: 2 },
  }),
  questions: [],
})

/** Whole minutes. */
type MinutesRange = { from: number; to: number }

const defaultMinutes: MinutesRange = { from: 3, to: 5 }
const minFinished = 10

/** The median duration of the latest finished conversations; the default while there are fewer than `minFinished`. */
async function estimateMinutes(db: Db, surveyId: string): Promise<MinutesRange> {
  const { finished, minutes } = await medianMinutes(db, surveyId)
  if (finished < minFinished) return defaultMinutes
  const from = Math.max(1, Math.floor(minutes))
  return { from, to: from + 1 }
}

type PublicFacts = {
  allowed: Capabilities & { answers: boolean }
  minutes: MinutesRange
  ownerName: string
  privacy: SurveyPrivacy
}

/** The settings that a respondent's page needs. Objectives and rewards are not among them. */
function publicConfigJson(
  { config, language }: Pick<SurveyRow, 'config' | 'language'>,
  { allowed, minutes, ownerName, privacy }: PublicFacts,
): string {
  const { advanced_mode, max_questions, ai_personality, conversation_mode } = config
  const { anonymous_responses } = privacy.account
  return JSON.stringify({
    advanced_mode,
    max_questions,
    ai_personality,
    conversation_mode,
    pre_survey_config: anonymous_responses
      ? { enabled: false, required_fields: [] }
      : config.pre_survey_config,
    anonymous_responses,
    data_retention_days: privacy.policy.days,
    // Running conversations continue.
    ...(!allowed.answers && { full: true }),
    ...(config.invited_only && { invited_only: true }),
    duplicates: duplicatesOf(config),
    asked_by: config.asked_by || ownerName,
    language,
    estimated_minutes: minutes,
    enable_audio: allowed.speech && config.enable_audio,
    // A phone number is a contact, so an anonymous conversation is on this page.
    // A personal link is good for one conversation, which is the one on this page.
    enable_whatsapp:
      allowed.whatsApp &&
      config.advanced_mode &&
      config.enable_whatsapp &&
      !anonymous_responses &&
      duplicatesOf(config) !== 'once-per-link',
  })
}
