import { generateInsights, getSurveyInsights, type SurveyInsights } from '#contract/api/insights.ts'
import { type RequestContext, route } from '#kernel/http/route.ts'
import type { LogTail } from '#kernel/read/log-tail.ts'
import type { RecordedEvent } from '#ports/event-store.ts'
import { findPlan, type OwnerPlan } from '#projections/accounts/allowance.ts'
import { requireFeature, requireGeneration } from '#projections/accounts/require-plan.ts'
import { findInsightReport } from '#projections/insights/insight-reports.projection.ts'
import { insightAnswerIdsOf } from '#projections/insights/insight-answers.ts'
import { isStale, surveyInsightsOf } from '#projections/insights/survey-insights.ts'
import { findOwnSurvey } from '../find-own-survey.ts'
import { insight } from './insight.decider.ts'

/** How long a request waits for a report before it returns the progress with 202. */
const maxWaitMs = 8_000

export type InsightRoutesDeps = {
  until: LogTail['waitFor']
  /** A stream's events from a revision on. */
  eventsFrom: (
    stream: string,
    revision: bigint,
  ) => Promise<readonly Pick<RecordedEvent, 'type' | 'revision' | 'position'>[]>
  /** By default 8 s. */
  insightsWaitMs?: number | undefined
}

export const surveyInsightsRoute = route(getSurveyInsights, async ({ id }, call) => {
  const survey = await findOwnSurvey(call, id)
  return withinPlan(await surveyInsightsOf(call.db, survey), await findPlan(call.db, call.ownerId))
})

/** A report from before a downgrade is kept, and shown again after an upgrade. */
const withinPlan = (answer: SurveyInsights, { limits }: OwnerPlan): SurveyInsights =>
  limits.premium_insights
    ? answer
    : { ...answer, insights: null, saturation: null, can_generate: false }

/** Requests a report and waits for it. A second request waits for the same run. Succeeded reports are counted. */
export const generateInsightsRoute = (deps: InsightRoutesDeps) =>
  route(generateInsights, async ({ id }, call) => {
    const survey = await findOwnSurvey(call, id)
    await requireFeature(call.db, call.ownerId, 'premium_insights')
    await requireGeneration(call.db, call.ownerId)
    const { revision, position } = await call.execute(insight, id, {
      type: 'RequestInsights',
      ownerId: call.ownerId,
      surveyId: id,
      requestId: call.newId('insights'),
      language: survey.language,
      responseIds: await findReadableIds(call, id),
      staleRequestId: await findStaleRun(call, id),
    })
    const ended = await waitForEnd(id, revision, deps)
    await call.waitForPosition(ended?.position ?? position)
    const answer = await surveyInsightsOf(call.db, survey)
    if (answer.status === 'generating') call.reply.code(202)
    return answer
  })

async function findReadableIds(
  { db, readConsistently }: RequestContext,
  surveyId: string,
): Promise<string[]> {
  const ids = await readConsistently(async () => {
    const all = await insightAnswerIdsOf(db, surveyId)
    return all.length > 0 ? all : undefined
  })
  return ids ?? []
}

async function findStaleRun({ db }: RequestContext, surveyId: string): Promise<string | null> {
  const row = await findInsightReport(db, surveyId)
  return row && isStale(row, Date.now()) ? row.requestId : null
}

/** The first ending event from a revision on; undefined after `insightsWaitMs`. */
async function waitForEnd(
  surveyId: string,
  revision: bigint,
  { until, eventsFrom, insightsWaitMs = maxWaitMs }: InsightRoutesDeps,
) {
  const stream = `${insight.category}-${surveyId}`
  let from = revision
  return until(
    stream,
    async () => {
      const events = await eventsFrom(stream, from)
      from = (events.at(-1)?.revision ?? from - 1n) + 1n
      return events.find(({ type }) => type === 'InsightsGenerated' || type === 'InsightsFailed')
    },
    insightsWaitMs,
  )
}
