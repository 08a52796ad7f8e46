import { codeResponse, getCodingCheck, startCodingCheck } from '#contract/api/coding-check.ts'
import type { CodingCheck } from '#contract/api/coding-check.ts'
import { refuse } from '#kernel/problem.ts'
import { type RequestContext, route } from '#kernel/http/route.ts'
import { codingCheckOf, drawSample } from '#projections/insights/coding-check.ts'
import { surveyInsightsOf } from '#projections/insights/survey-insights.ts'
import type { SurveyRow } from '#projections/surveys/surveys.projection.ts'
import { findOwnSurvey } from '../find-own-survey.ts'
import { codingCheck } from './coding-check.decider.ts'

const present = async ({ db }: RequestContext, survey: SurveyRow): Promise<CodingCheck> =>
  codingCheckOf(db, survey, (await surveyInsightsOf(db, survey)).insights)

const getCodingCheckRoute = route(getCodingCheck, async ({ id }, call) =>
  present(call, await findOwnSurvey(call, id)),
)

const startCodingCheckRoute = route(startCodingCheck, async ({ id }, call) => {
  const survey = await findOwnSurvey(call, id)
  const { insights } = await surveyInsightsOf(call.db, survey)
  const checkId = call.newId('coding-check')
  const sample = await drawSample(call.db, survey, { insights, seed: checkId })
  if (!sample) return refuse('insights/nothing-to-check')
  const { position } = await call.execute(codingCheck, id, {
    type: 'StartCodingCheck',
    check: { ownerId: call.ownerId, surveyId: id, checkId, ...sample },
  })
  await call.waitForPosition(position)
  return present(call, survey)
})

const codeResponseRoute = route(codeResponse, async ({ id, responseId, codes }, call) => {
  const survey = await findOwnSurvey(call, id)
  const { items } = await present(call, survey)
  const { position } = await call.execute(codingCheck, id, {
    ...{ type: 'CodeResponse', responseId, codes },
    presentIds: items.map((item) => item.response_id),
  })
  await call.waitForPosition(position)
  return present(call, survey)
})

export const codingCheckRoutes = [getCodingCheckRoute, startCodingCheckRoute, codeResponseRoute]
