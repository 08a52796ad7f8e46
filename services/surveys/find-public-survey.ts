import type { PublicSurvey } from '#contract/api/public.ts'
import type { ProblemCode } from '#contract/problems.ts'
import type { SurveyStatus } from '#contract/survey.ts'
import type { Db } from '#kernel/db.ts'
import type { Found } from '#kernel/found.ts'
import { findSurveyByPublicId, statusAt } from '#projections/surveys/surveys.projection.ts'
import { publicConfigJson } from './config-json.ts'
import { presentQuestions, typeOf } from './present-survey.ts'

export type FoundPublic = { survey: PublicSurvey } | { code: ProblemCode; status?: SurveyStatus }

/** What a stranger may know of a survey, or why nothing. */
export async function findPublicSurvey(
  db: Db,
  found: Found,
  publicId: string,
): Promise<FoundPublic> {
  const survey = await found(() => findSurveyByPublicId(db, publicId))
  const status = survey ? statusAt(survey, new Date()) : 'draft'
  if (!survey || status === 'draft') return { code: 'surveys/not-public' }
  if (status !== 'published') return { code: 'surveys/unavailable', status }
  return {
    survey: {
      id: survey.surveyId,
      public_id: survey.publicId,
      title: survey.title,
      description: survey.description,
      status,
      survey_type: typeOf(survey),
      language: survey.language,
      goal: '',
      config_json: publicConfigJson(survey.config, survey.language),
      questions: survey.config.advanced_mode ? [] : presentQuestions(survey.questions),
    },
  }
}
