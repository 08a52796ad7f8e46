import type { LiveItem, LiveReports } from '#contract/live.ts'
import type { Channel } from '#kernel/read/channel.ts'
import { cursorAfter, decodeCursor } from '#projections/engine/tables/rows-since.ts'
import { lastChangeOfFigures } from '#projections/reports/report-figures.ts'

/** That figures of an owner changed: one item, for pages that fetch them again. */
export const reportsChannel: Channel<LiveItem<LiveReports>> = {
  name: 'reports',
  mayFollow: async (_, ownerId, id) => id === ownerId,
  async readSince(db, ownerId, since) {
    const position = await lastChangeOfFigures(db, ownerId, decodeCursor(since).position)
    if (position === undefined) return { items: [], cursor: since, more: false }
    const items = [{ key: ownerId, changed_at: position }]
    return { items, cursor: cursorAfter(position), more: false }
  },
}
