import type { LiveInsights, LiveItem } from '#contract/live.ts'
import type { BoundedContext } from '#kernel/bounded-context.ts'
import type { Channel } from '#kernel/read/channel.ts'
import type { Db } from '#kernel/postgres/db.ts'
import type { EventStore } from '#ports/event-store.ts'
import { rowsSince } from '#projections/engine/tables/rows-since.ts'
import { insightAnswersOf } from '#projections/insights/insight-answers.ts'
import { daysOfResponses } from '#projections/insights/topic-sessions.ts'
import { insightReports } from '#projections/insights/insight-reports.projection.ts'
import { liveInsightsOf } from '#projections/insights/survey-insights.ts'
import { findSurvey } from '#projections/surveys/surveys.projection.ts'
import { codingCheckRoutes } from './checking/coding-check.routes.ts'
import {
  generateInsightsRoute,
  type InsightRoutesDeps,
  surveyInsightsRoute,
} from './reporting/insights.routes.ts'
import { reporter } from './reporting/reporter.reactor.ts'
import { responseEraser } from './scoring/erase-responses.ts'
import { reassessEarlierSales, type ReassessDeps } from './scoring/reassess.job.ts'
import { scorer, type ScorerDeps } from './scoring/scorer.reactor.ts'

export type InsightsDeps = ScorerDeps &
  ReassessDeps &
  Omit<InsightRoutesDeps, 'eventsFrom'> & {
    db: Db
    store: Pick<EventStore, 'readStream'>
  }

/** Analyses and judges single responses, and reports on all responses of a survey. */
export function insights(deps: InsightsDeps): BoundedContext {
  const { ai, db, store } = deps
  const eventsFrom = (stream: string, from: bigint) =>
    Array.fromAsync(store.readStream(stream, { from }))
  return {
    routes: [
      surveyInsightsRoute,
      generateInsightsRoute({ ...deps, eventsFrom }),
      ...codingCheckRoutes,
    ],
    reactors: [
      scorer(deps),
      responseEraser,
      reporter({
        ai,
        briefOf: (surveyId) => briefOf(db, surveyId),
        answersOf: (surveyId) => insightAnswersOf(db, surveyId),
        daysOf: (responseIds) => daysOfResponses(db, responseIds),
      }),
    ],
    jobs: [reassessEarlierSales(deps)],
    channels: [insightsChannel],
  }
}

async function briefOf(db: Db, surveyId: string) {
  const survey = await findSurvey(db, surveyId)
  if (!survey) return undefined
  const { title, goal, config } = survey
  return { title, goal, objectives: config.validation_points.map(({ id, text }) => ({ id, text })) }
}

/** The progress of a survey's insights, for its owner, without their content. */
const insightsChannel: Channel<LiveItem<LiveInsights | object>> = {
  name: 'insights',
  mayFollow: async (db, ownerId, surveyId) => (await findSurvey(db, surveyId))?.ownerId === ownerId,
  async readSince(db, surveyId, since) {
    const { rows, ...page } = await rowsSince(db, insightReports, { surveyId }, since)
    const items = rows.map((row) =>
      row.deleted ? row : { key: row.key, ...liveInsightsOf(row, Date.now()) },
    )
    return { items, ...page }
  },
}
