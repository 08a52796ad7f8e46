import { dueCommands, type ScheduledJob } from '#kernel/jobs/scheduled-jobs.ts'
import { expiredSessions } from '#projections/conversations/sessions.projection.ts'
import { conversation } from '../conversation.decider.ts'

const batchSize = 1_000

/** What respondents said is kept as long as they are told, and not longer. */
export const eraseAfterRetention: ScheduledJob = {
  name: 'forget-old',
  due: async (db, now) =>
    dueCommands(await expiredSessions(db, now, batchSize), (id, execute) =>
      execute(conversation, id, { type: 'Erase', reason: 'retention' }),
    ),
}
