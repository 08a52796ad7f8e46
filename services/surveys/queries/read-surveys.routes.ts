import { getAiUsage } from '#contract/api/ai-usage.ts'
import { getAnalyticsDetails } from '#contract/api/analytics-details.ts'
import { getSurvey, getSurveyAnalytics, listQualifiedResponses } from '#contract/api/surveys.ts'
import { route } from '#kernel/http/route.ts'
import { qualifiedResponsesOf } from '#projections/conversations/qualified-responses.ts'
import { countRunningSessions } from '#projections/reports/analytics/session-journeys.projection.ts'
import { npsOfSurvey, surveyAnalyticsOf } from '#projections/reports/analytics/survey-analytics.ts'
import { objectivesValidated } from '#projections/reports/metric-definitions.ts'
import { findAiUsage } from '#projections/surveys/ai-usage.projection.ts'
import { findSurveyFigures } from '#projections/surveys/survey-figures.projection.ts'
import { presentAiUsage } from './present-ai-usage.ts'
import { presentFigures } from './present-figures.ts'
import { presentWithEtag, findOwnSurvey } from '../present-survey.ts'

export const getSurveyRoute = route(getSurvey, async ({ id }, call) =>
  presentWithEtag(call, await findOwnSurvey(call, id)),
)

export const getSurveyAnalyticsRoute = route(getSurveyAnalytics, async ({ id }, call) => {
  const survey = await findOwnSurvey(call, id)
  const { config } = survey
  const figures = await findSurveyFigures(call.db, id)
  const objectives = objectivesValidated(config.validation_points, figures?.objectivesCovered ?? {})
  return {
    ...presentFigures(figures),
    running_sessions: await countRunningSessions(call.db, id),
    objectives_validated: objectives.validated,
    objectives_completion_rate: objectives.rate,
    advanced_mode_active: config.advanced_mode,
    nps: await npsOfSurvey(call.db, survey),
  }
})

export const getAnalyticsDetailsRoute = route(getAnalyticsDetails, async ({ id }, call) =>
  surveyAnalyticsOf(call.db, await findOwnSurvey(call, id)),
)

export const listQualifiedResponsesRoute = route(listQualifiedResponses, async ({ id }, call) => {
  await findOwnSurvey(call, id)
  return qualifiedResponsesOf(call.db, id)
})

export const getAiUsageRoute = route(getAiUsage, async ({ id }, call) => {
  await findOwnSurvey(call, id)
  return presentAiUsage(await findAiUsage(call.db, id))
})
