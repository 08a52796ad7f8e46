import { getPublicSurvey } from '#contract/api/public.ts'
import { refuse } from '#kernel/problem.ts'
import { route } from '#kernel/route.ts'
import type { Serves } from './config-json.ts'
import { findPublicSurvey } from './find-public-survey.ts'

export const publicSurveyRoute = ({ serves }: { serves: Serves }) =>
  route(getPublicSurvey, async ({ publicId }, { db, found }) => {
    const seen = await findPublicSurvey(db, found, publicId, serves)
    if ('survey' in seen) return seen.survey
    return refuse(seen.code, seen.status && { survey_status: seen.status })
  })
