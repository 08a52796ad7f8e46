import { getPublicSurvey } from '#contract/api/public.ts'
import { refuse } from '#kernel/problem.ts'
import { route } from '#kernel/http/route.ts'
import type { Capabilities } from '../config-json.ts'
import { findPublicSurvey } from './find-public-survey.ts'

export const publicSurveyRoute = ({ capabilities }: { capabilities: Capabilities }) =>
  route(getPublicSurvey, async ({ publicId }, { db, readConsistently }) => {
    const seen = await findPublicSurvey(db, readConsistently, publicId, capabilities)
    if ('survey' in seen) return seen.survey
    return refuse(seen.code, seen.status && { survey_status: seen.status })
  })
