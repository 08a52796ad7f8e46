import type { LiveAiUsage, LiveFigures, LiveItem } from '#contract/live.ts'
import type { Channel } from '#kernel/read/channel.ts'
import { rowsSince } from '#projections/engine/tables/rows-since.ts'
import { aiUsage } from '#projections/surveys/ai-usage.projection.ts'
import { surveyFigures } from '#projections/surveys/survey-figures.projection.ts'
import { findSurvey } from '#projections/surveys/surveys.projection.ts'
import { presentAiUsage } from './present-ai-usage.ts'
import { presentFigures } from './present-figures.ts'

/** The AI calls of one survey: one item. */
export const aiUsageChannel: Channel<LiveItem<LiveAiUsage | object>> = {
  name: 'ai-usage',
  mayFollow: async (db, ownerId, surveyId) => (await findSurvey(db, surveyId))?.ownerId === ownerId,
  async readSince(db, surveyId, since) {
    const { rows, ...page } = await rowsSince(db, aiUsage, { surveyId }, since)
    const items = rows.map((row) => (row.deleted ? row : { key: row.key, ...presentAiUsage(row) }))
    return { items, ...page }
  },
}

/** The figures of an owner's surveys, one item a survey. A deleted survey is a deleted item until it is restored. */
export const figuresChannel: Channel<LiveItem<LiveFigures | object>> = {
  name: 'survey-figures',
  mayFollow: async (_, ownerId, id) => id === ownerId,
  async readSince(db, ownerId, since) {
    const { rows, ...page } = await rowsSince(db, surveyFigures, { ownerId }, since)
    const items = rows.map((row) =>
      row.deleted || row.isDeleted
        ? { key: row.key, deleted: true as const }
        : {
            ...{ key: row.key, survey_id: row.surveyId, status: row.status, version: row.version },
            ...presentFigures(row),
          },
    )
    return { items, ...page }
  },
}
