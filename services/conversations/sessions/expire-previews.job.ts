import { dueCommands, type ScheduledJob } from '#kernel/jobs/scheduled-jobs.ts'
import { duePreviews } from '#projections/conversations/previews.projection.ts'
import { preview } from '../conversation.decider.ts'

const batchSize = 1_000

/** Erases previews when their day is over. */
export const expirePreviews: ScheduledJob = {
  name: 'expire-previews',
  due: async (db, now) =>
    dueCommands(await duePreviews(db, now, batchSize), (id, execute) =>
      execute(preview, id, { type: 'Erase', reason: 'expired' }),
    ),
}
