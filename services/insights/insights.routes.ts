import { generateInsights, surveyInsights } from '#contract/api/insights.ts'
import { refuse } from '#kernel/problem.ts'
import { type Call, route } from '#kernel/route.ts'
import type { Tail } from '#kernel/tail.ts'
import type { Recorded } from '#ports/event-store.ts'
import { findInsightReport } from '#projections/insights/insight-reports.projection.ts'
import { readableIds } from '#projections/insights/readable-answers.ts'
import { isStale, surveyInsightsOf } from '#projections/insights/survey-insights.ts'
import { findSurvey } from '#projections/surveys/surveys.projection.ts'
import { insight } from './insight.decider.ts'

/** How long a request waits for a report before it is told how far the writing is. */
const patienceMs = 8_000

export type InsightRoutesDeps = {
  until: Tail['until']
  /** A stream's events from a revision on. */
  eventsFrom: (
    stream: string,
    revision: bigint,
  ) => Promise<readonly Pick<Recorded, 'type' | 'revision' | 'position'>[]>
  /** By default 8 s. */
  insightsWaitMs?: number | undefined
}

export const surveyInsightsRoute = route(surveyInsights, async ({ id }, call) => {
  const survey = await ownSurvey(call, id)
  return surveyInsightsOf(call.db, survey)
})

/** Asks for a report and waits for it. Asked again meanwhile, it waits for the same one. */
export const generateInsightsRoute = (deps: InsightRoutesDeps) =>
  route(generateInsights, async ({ id }, call) => {
    const survey = await ownSurvey(call, id)
    const { revision } = await call.execute(insight, id, {
      type: 'RequestInsights',
      ownerId: call.ownerId,
      surveyId: id,
      requestId: call.newId('insights'),
      language: survey.language,
      responseIds: await readable(call, id),
      stale: await staleRun(call, id),
    })
    const ended = await endOf(id, revision, deps)
    if (ended) await call.settled(ended.position)
    const answer = await surveyInsightsOf(call.db, survey)
    if (answer.status === 'generating') call.reply.code(202)
    return answer
  })

async function ownSurvey({ db, ownerId, found }: Call<'owner'>, id: string) {
  const own = await found(async () => {
    const survey = await findSurvey(db, id)
    return survey?.ownerId === ownerId ? survey : undefined
  })
  return own ?? refuse('surveys/not-found')
}

async function readable({ db, found }: Call, surveyId: string): Promise<string[]> {
  const ids = await found(async () => {
    const all = await readableIds(db, surveyId)
    return all.length > 0 ? all : undefined
  })
  return ids ?? []
}

async function staleRun({ db }: Call, surveyId: string): Promise<string | null> {
  const row = await findInsightReport(db, surveyId)
  return row && isStale(row, Date.now()) ? row.requestId : null
}

/** The event that ended what the stream was about at a revision; undefined when that takes too long. */
async function endOf(
  surveyId: string,
  revision: bigint,
  { until, eventsFrom, insightsWaitMs = patienceMs }: InsightRoutesDeps,
) {
  const stream = `${insight.stream}-${surveyId}`
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
