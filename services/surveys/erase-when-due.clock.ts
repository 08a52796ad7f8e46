import type { Clock } from '#kernel/clock.ts'
import { surveysDueToErase } from '#projections/surveys/survey-list.ts'
import { survey } from './survey.decider.ts'

const atOnce = 1_000

/** Erases deleted surveys once they cannot be restored any more. */
export const eraseWhenDue: Clock = {
  name: 'erase-surveys',
  due: (db, now) => surveysDueToErase(db, now, atOnce),
  command: (id, execute) =>
    execute(survey, id, { type: 'EraseWhenDue', now: new Date().toISOString() }),
}
