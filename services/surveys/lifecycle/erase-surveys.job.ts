import type { ScheduledJob } from '#kernel/jobs/scheduled-jobs.ts'
import { surveysDueToErase } from '#projections/surveys/survey-list.ts'
import { survey } from '../survey.decider.ts'

const batchSize = 1_000

/** Erases deleted surveys once they cannot be restored any more. */
export const eraseSurveysJob: ScheduledJob = {
  name: 'erase-surveys',
  due: (db, now) => surveysDueToErase(db, now, batchSize),
  command: (id, execute) =>
    execute(survey, id, { type: 'EraseWhenDue', now: new Date().toISOString() }),
}
