import { dueCommands, type ScheduledJob } from '#kernel/jobs/scheduled-jobs.ts'
import { conversationsToErase } from '#projections/surveys/erased-surveys.projection.ts'
import { conversation } from '../conversation.decider.ts'

const batchSize = 1_000

/** Erases the conversations of surveys that are gone for good; that destroys their keys. */
export const eraseWithSurvey: ScheduledJob = {
  name: 'erase-conversations-of-surveys',
  due: async (db) =>
    dueCommands(await conversationsToErase(db, batchSize), (id, execute) =>
      execute(conversation, id, { type: 'Erase', reason: 'owner' }),
    ),
}
