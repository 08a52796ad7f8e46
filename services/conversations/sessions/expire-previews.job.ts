import type { ScheduledJob } from '#kernel/jobs/scheduled-jobs.ts'
import { duePreviews } from '#projections/conversations/previews.projection.ts'
import { preview } from '../conversation.decider.ts'

const batchSize = 1_000

/** Erases previews when their day is over. */
export const expirePreviews: ScheduledJob = {
  name: 'expire-previews',
  due: (db, now) => duePreviews(db, now, batchSize),
  command: (id, execute) => execute(preview, id, { type: 'Erase', reason: 'expired' }),
}
