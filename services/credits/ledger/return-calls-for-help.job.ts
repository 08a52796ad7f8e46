import type { ScheduledJob } from '#kernel/jobs/scheduled-jobs.ts'
import { callsForHelpToReturn } from '#projections/conversations/responses-to-reassess.ts'
import { creditLedger } from './credit-ledger.decider.ts'

const batchSize = 1_000

/** Returns the credit of each unlocked response that turned out to be a call for help. */
export const returnCallsForHelp: ScheduledJob = {
  name: 'return-calls-for-help',
  async due(db) {
    const rows = await callsForHelpToReturn(db, batchSize)
    return rows.map(({ responseId, surveyId, ownerId }) => ({
      id: responseId,
      execute: (execute) =>
        execute(creditLedger, ownerId, { type: 'ReturnCallForHelp', responseId, surveyId }),
    }))
  },
}
