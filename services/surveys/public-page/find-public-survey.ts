import type { PublicSurvey } from '#contract/api/public.ts'
import { limitsOf } from '#contract/plans.ts'
import type { ProblemCode } from '#contract/problems.ts'
import type { SurveyStatus } from '#contract/survey.ts'
import type { Db } from '#kernel/postgres/db.ts'
import type { ConsistentRead } from '#kernel/read/consistent-read.ts'
import { findOwner } from '#projections/accounts/owners.projection.ts'
import { findSurveyByPublicId, statusAt } from '#projections/surveys/surveys.projection.ts'
import { publicConfigJson, type Capabilities } from '../config-json.ts'
import { estimateMinutes } from './estimated-minutes.ts'
import { presentQuestions, surveyTypeOf } from '../present-survey.ts'

export type PublicSurveyResult =
  | { survey: PublicSurvey }
  | { code: ProblemCode; status?: SurveyStatus }

/** What a stranger may know of a survey, or why nothing. */
export async function findPublicSurvey(
  db: Db,
  found: ConsistentRead,
  publicId: string,
  serves: Capabilities,
): Promise<PublicSurveyResult> {
  const survey = await found(() => findSurveyByPublicId(db, publicId))
  if (!survey) return { code: 'surveys/not-public' }
  const status = statusAt(survey, new Date())
  if (status !== 'published') return { code: 'surveys/unavailable', status }
  const [minutes, owner] = await Promise.all([
    estimateMinutes(db, survey.surveyId),
    findOwner(db, survey.ownerId),
  ])
  const offered = {
    ...serves,
    whatsApp: serves.whatsApp && limitsOf(owner?.plan).whatsapp_integration,
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
      config_json: publicConfigJson(survey, offered, minutes, owner?.name ?? ''),
      questions: survey.config.advanced_mode ? [] : presentQuestions(survey.questions),
    },
  }
}
