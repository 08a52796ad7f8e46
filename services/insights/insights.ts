import type { BoundedContext } from '#kernel/bounded-context.ts'
import type { Db } from '#kernel/postgres/db.ts'
import type { EventStore } from '#ports/event-store.ts'
import { insightAnswersOf } from '#projections/insights/insight-answers.ts'
import { findSurvey } from '#projections/surveys/surveys.projection.ts'
import { insightsChannel } from './reporting/insights.channel.ts'
import {
  generateInsightsRoute,
  type InsightRoutesDeps,
  surveyInsightsRoute,
} from './reporting/insights.routes.ts'
import { reporter } from './reporting/reporter.reactor.ts'
import { scorer, type ScorerDeps } from './scoring/scorer.reactor.ts'

export type InsightsDeps = ScorerDeps &
  Omit<InsightRoutesDeps, 'eventsFrom'> & {
    db: Db
    store: Pick<EventStore, 'readStream'>
  }

/** What is made of responses: their sentiment, whether they are worth a credit, and what all of them say together. */
export function insights(deps: InsightsDeps): BoundedContext {
  const { ai, db, store } = deps
  const eventsFrom = (stream: string, from: bigint) =>
    Array.fromAsync(store.readStream(stream, { from }))
  return {
    routes: [surveyInsightsRoute, generateInsightsRoute({ ...deps, eventsFrom })],
    reactors: [
      scorer(deps),
      reporter({
        ai,
        briefOf: (surveyId) => briefOf(db, surveyId),
        answersOf: (surveyId) => insightAnswersOf(db, surveyId),
      }),
    ],
    channels: [insightsChannel],
  }
}

async function briefOf(db: Db, surveyId: string) {
  const survey = await findSurvey(db, surveyId)
  if (!survey) return undefined
  const { title, goal, config } = survey
  return { title, goal, objectives: config.validation_points.map(({ id, text }) => ({ id, text })) }
}
