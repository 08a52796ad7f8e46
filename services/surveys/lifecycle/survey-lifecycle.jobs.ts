import { dueCommands, type ScheduledJob } from '#kernel/jobs/scheduled-jobs.ts'
import { surveysDueToClose, surveysDueToErase } from '#projections/surveys/survey-list.ts'
import { survey } from '../survey.decider.ts'

const batchSize = 1_000

/** Closes surveys at the time that their owners set. */
export const closeSurveysJob: ScheduledJob = {
  name: 'close-surveys',
  due: async (db, now) =>
    dueCommands(await surveysDueToClose(db, now, batchSize), (id, execute) =>
      execute(survey, id, { type: 'CloseWhenDue', now: new Date().toISOString() }),
    ),
}

/** Erases deleted surveys at the end of their restore period. */
export const eraseSurveysJob: ScheduledJob = {
  name: 'erase-surveys',
  due: async (db, now) =>
    dueCommands(await surveysDueToErase(db, now, batchSize), (id, execute) =>
      execute(survey, id, { type: 'EraseWhenDue', now: new Date().toISOString() }),
    ),
}
