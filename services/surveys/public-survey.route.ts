import { getPublicSurvey } from '#contract/api/public.ts'
import { refuse } from '#kernel/problem.ts'
import { route } from '#kernel/route.ts'
import { findSurveyByPublicId } from '#projections/surveys/surveys.projection.ts'
import { publicConfigJson } from './config-json.ts'

export const publicSurveyRoute = route(getPublicSurvey, async ({ publicId }, { db, found }) => {
  const survey = await found(() => findSurveyByPublicId(db, publicId))
  if (!survey || survey.status === 'draft') return refuse('surveys/not-public')
  if (survey.status !== 'published')
    return refuse('surveys/unavailable', { survey_status: survey.status })
  return {
    id: survey.surveyId,
    public_id: survey.publicId,
    title: survey.title,
    description: survey.description,
    status: survey.status,
    // Without questions of its own, a survey is led by the interviewer.
    survey_type: 'advanced' as const,
    language: survey.language,
    goal: '' as const,
    config_json: publicConfigJson(survey.config, survey.language),
    questions: [],
  }
})
