import type { Clock } from '#kernel/clock.ts'
import { surveysDueToClose } from '#projections/surveys/survey-list.ts'
import { survey } from './survey.decider.ts'

const atOnce = 1_000

/** Closes surveys at the time that their owners set. */
export const closeWhenDue: Clock = {
  name: 'close-surveys',
  due: (db, now) => surveysDueToClose(db, now, atOnce),
  command: (id, execute) =>
    execute(survey, id, { type: 'CloseWhenDue', now: new Date().toISOString() }),
}
