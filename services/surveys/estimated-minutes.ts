import { medianMinutes } from '#projections/conversations/durations.ts'
import type { Db } from '#kernel/db.ts'

/** How long a conversation takes, in whole minutes. */
export type Minutes = { from: number; to: number }

/** Said until enough people have shown how long it takes. */
const assumed: Minutes = { from: 3, to: 5 }
const enough = 10

/** Measured over the latest conversations that were finished, once there are enough of them. */
export async function estimatedMinutes(db: Db, surveyId: string): Promise<Minutes> {
  const { finished, minutes } = await medianMinutes(db, surveyId)
  if (finished < enough) return assumed
  const from = Math.max(1, Math.floor(minutes))
  return { from, to: from + 1 }
}
