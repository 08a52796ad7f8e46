import type { LiveInsights, LiveItem } from '#contract/live.ts'
import type { Channel } from '#kernel/read/channel.ts'
import { rowsSince } from '#projections/engine/tables/rows-since.ts'
import { insightReports } from '#projections/insights/insight-reports.projection.ts'
import { liveInsightsOf } from '#projections/insights/survey-insights.ts'
import { findSurvey } from '#projections/surveys/surveys.projection.ts'

/** How far a survey's insights are, for its owner. Says nothing of what they say. */
export const insightsChannel: Channel<LiveItem<LiveInsights | object>> = {
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
