import { medianMinutes } from '#projections/conversations/conversation-duration.ts'
import type { Db } from '#kernel/postgres/db.ts'

/** How long a conversation takes, in whole minutes. */
export type MinutesRange = { from: number; to: number }

/** Said until enough people have shown how long it takes. */
const defaultMinutes: MinutesRange = { from: 3, to: 5 }
const minFinished = 10

/** Measured over the latest conversations that were finished, once there are enough of them. */
export async function estimateMinutes(db: Db, surveyId: string): Promise<MinutesRange> {
  const { finished, minutes } = await medianMinutes(db, surveyId)
  if (finished < minFinished) return defaultMinutes
  const from = Math.max(1, Math.floor(minutes))
  return { from, to: from + 1 }
}
