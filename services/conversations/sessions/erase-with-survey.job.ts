import type { ScheduledJob } from '#kernel/jobs/scheduled-jobs.ts'
import { conversationsToErase } from '#projections/surveys/erased-surveys.projection.ts'
import { conversation } from '../conversation.decider.ts'

const batchSize = 1_000

/** Erases the conversations of surveys that are gone for good; that destroys their keys. */
export const eraseWithSurvey: ScheduledJob = {
  name: 'erase-conversations-of-surveys',
  due: (db) => conversationsToErase(db, batchSize),
  command: (id, execute) => execute(conversation, id, { type: 'Erase', reason: 'owner' }),
}
