import type { LiveFigures, LiveItem } from '#contract/live.ts'
import type { Channel } from '#kernel/read/channel.ts'
import { rowsSince } from '#projections/engine/tables/rows-since.ts'
import { surveyFigures } from '#projections/surveys/survey-figures.projection.ts'
import { presentFigures } from './present-figures.ts'

/** An owner's surveys in figures, one item a survey. What is deleted is gone from here, and comes back when it is restored. */
export const figuresChannel: Channel<LiveItem<LiveFigures | object>> = {
  name: 'survey-figures',
  mayFollow: async (_, ownerId, id) => id === ownerId,
  async readSince(db, ownerId, since) {
    const { rows, ...page } = await rowsSince(db, surveyFigures, { ownerId }, since)
    const items = rows.map((row) =>
      row.deleted || row.isDeleted
        ? { key: row.key, deleted: true as const }
        : { key: row.key, survey_id: row.surveyId, status: row.status, ...presentFigures(row) },
    )
    return { items, ...page }
  },
}
