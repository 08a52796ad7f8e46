// The end of surveys: those of an erased account, and the keys of all that are erased.
import { dueCommands, type ScheduledJob } from '#kernel/jobs/scheduled-jobs.ts'
import type { Keys } from '#kernel/privacy/keys.ts'
import type { Eraser } from '#kernel/privacy/repeat-erasures.ts'
import type { Reactor } from '#kernel/reactors/reactor.ts'
import { surveysOfErasedAccounts } from '#projections/accounts/account-deletions.projection.ts'
import { survey } from '../survey.decider.ts'

const batchSize = 1_000

/** Also those that a request still created while the account was erased. */
export const eraseWithAccountJob: ScheduledJob = {
  name: 'erase-surveys-of-accounts',
  due: async (db) =>
    dueCommands(await surveysOfErasedAccounts(db, batchSize), (id, execute) =>
      execute(survey, id, { type: 'Erase' }),
    ),
}

/** Erases a survey again that a restored backup has brought back. */
export const surveyEraser: Eraser = {
  category: survey.category,
  erase: (id, _, execute) => execute(survey, id, { type: 'Erase' }),
}

/** Destroys the key of an erased survey: of its content in the log and in read models. */
export const surveyKeyShredder = (keys: Pick<Keys, 'destroy'>): Reactor => ({
  name: 'survey-key-shredder',
  categories: [survey.category],
  erases: true,
  on: { SurveyErased: ({ id }) => keys.destroy(id) },
})
