import { aiUsage } from '#contract/api/ai-usage.ts'
import { route } from '#kernel/http/route.ts'
import { findAiUsage } from '#projections/surveys/ai-usage.projection.ts'
import { presentAiUsage } from './present-ai-usage.ts'
import { findOwnSurvey } from '../present-survey.ts'

export const aiUsageRoute = route(aiUsage, async ({ id }, call) => {
  await findOwnSurvey(call, id)
  return presentAiUsage(await findAiUsage(call.db, id))
})
