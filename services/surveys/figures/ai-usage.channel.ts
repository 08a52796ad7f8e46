import type { LiveAiUsage, LiveItem } from '#contract/live.ts'
import type { Channel } from '#kernel/read/channel.ts'
import { rowsSince } from '#projections/engine/tables/rows-since.ts'
import { aiUsage } from '#projections/surveys/ai-usage.projection.ts'
import { findSurvey } from '#projections/surveys/surveys.projection.ts'
import { presentAiUsage } from './present-ai-usage.ts'

/** What AI did for a survey: one item. */
export const aiUsageChannel: Channel<LiveItem<LiveAiUsage | object>> = {
  name: 'ai-usage',
  mayFollow: async (db, ownerId, surveyId) => (await findSurvey(db, surveyId))?.ownerId === ownerId,
  async readSince(db, surveyId, since) {
    const { rows, ...page } = await rowsSince(db, aiUsage, { surveyId }, since)
    const items = rows.map((row) => (row.deleted ? row : { key: row.key, ...presentAiUsage(row) }))
    return { items, ...page }
  },
}
