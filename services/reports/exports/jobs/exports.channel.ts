import type { LiveExport, LiveItem } from '#contract/live.ts'
import type { Channel } from '#kernel/read/channel.ts'
import { rowsSince } from '#projections/engine/tables/rows-since.ts'
import { exports } from '#projections/reports/exports.projection.ts'

/** The progress of an owner's exports. */
export const exportsChannel: Channel<LiveItem<LiveExport | object>> = {
  name: 'exports',
  mayFollow: async (_, ownerId, id) => id === ownerId,
  async readSince(db, ownerId, since) {
    const { rows, ...page } = await rowsSince(db, exports, { ownerId }, since)
    const items = rows.map((row) =>
      row.deleted ? row : { key: row.key, status: row.status, percent: row.percent, runs: row.run },
    )
    return { items, ...page }
  },
}
