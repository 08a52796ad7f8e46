import { z } from 'zod'
import { hourMs } from '#contract/durations.ts'
import { limits } from '#contract/limits.ts'
import type { Db } from '#kernel/postgres/db.ts'
import { projection } from '../engine/projection.ts'

const PreviewRow = z.object({
  conversationId: z.uuid(),
  ownerId: z.uuid(),
  startedAt: z.iso.datetime(),
  /** When the preview must be erased. */
  dueAt: z.iso.datetime(),
})

const conversationKey = ({ id }: { id: string }) => [{ conversationId: id }]

/** Owners' previews until they are erased. No other projection handles them. */
export const previews = projection({
  name: 'previews',
  version: 1,
  categories: ['preview'],
  table: PreviewRow,
  key: ['conversationId'],
  indexes: [['ownerId', 'startedAt'], ['dueAt']],
  rowsOf: { SessionStarted: conversationKey, SessionErased: conversationKey },
  evolve(_, event) {
    if (event.type === 'SessionErased') return null
    const dueAt = new Date(Date.parse(event.at) + limits.previews.retentionHours * hourMs)
    return {
      conversationId: event.id,
      ownerId: event.data.ownerId,
      startedAt: event.at,
      dueAt: dueAt.toISOString(),
    }
  },
})

/** Ids of previews that are due for erasure, oldest first. */
export async function duePreviews(db: Db, now: Date, limit: number): Promise<string[]> {
  const { rows } = await db.query<{ conversationId: string }>(
    'select "conversationId" from read.previews where "dueAt" <= $1 order by "dueAt" limit $2',
    [now, limit],
  )
  return rows.map(({ conversationId }) => conversationId)
}

/** Number of an owner's previews started after `since`, without the one with id `except`. */
export async function countPreviews(
  db: Db,
  ownerId: string,
  since: Date,
  except: string,
): Promise<number> {
  const { rows } = await db.query<{ count: number }>(
    `select count(*) from read.previews
      where "ownerId" = $1 and "startedAt" > $2 and "conversationId" <> $3`,
    [ownerId, since, except],
  )
  return rows[0]?.count ?? 0
}
