import type { Clock } from '#kernel/clock.ts'
import { duePreviews } from '#projections/conversations/previews.projection.ts'
import { preview } from './conversation.decider.ts'

const atOnce = 1_000

/** Erases previews when their day is over. */
export const expirePreviews: Clock = {
  name: 'expire-previews',
  due: (db, now) => duePreviews(db, now, atOnce),
  command: (id, execute) => execute(preview, id, { type: 'Erase', reason: 'expired' }),
}
