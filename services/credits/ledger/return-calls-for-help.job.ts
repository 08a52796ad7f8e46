import type { ScheduledJob } from '#kernel/jobs/scheduled-jobs.ts'
import type { EventStore } from '#ports/event-store.ts'
import { callsForHelpToReturn } from '#projections/conversations/responses-to-reassess.ts'
import { creditLedger } from './credit-ledger.decider.ts'

const batchSize = 1_000

/**
 * Returns the credit of each unlocked response that turned out to be a call for help. The read model says which responses
 * are due; the log decides.
 */
export const returnCallsForHelp = (store: Pick<EventStore, 'readStream'>): ScheduledJob => ({
  name: 'return-calls-for-help',
  async due(db) {
    const rows = await callsForHelpToReturn(db, batchSize)
    return rows.map(({ responseId, surveyId, ownerId }) => ({
      id: responseId,
      async execute(execute) {
        if (!(await isCallForHelp(store, responseId))) return
        await execute(creditLedger, ownerId, { type: 'ReturnCallForHelp', responseId, surveyId })
      },
    }))
  },
})

async function isCallForHelp(
  store: Pick<EventStore, 'readStream'>,
  responseId: string,
): Promise<boolean> {
  for await (const { type, data } of store.readStream(`response-${responseId}`))
    if (type === 'ResponseReassessed' && (data as { tier: string | null }).tier !== null)
      return true
  return false
}
