// The end of the names that personal links carry: on time, with their survey, or on request.
import type { ScheduledJob } from '#kernel/jobs/scheduled-jobs.ts'
import type { Keys } from '#kernel/privacy/keys.ts'
import type { Reactor } from '#kernel/reactors/reactor.ts'
import { inviteeIdOf, inviteesToErase } from '#projections/surveys/invitees.projection.ts'
import { invitationBatch } from './invitation-batch.decider.ts'

const batchSize = 1_000

/** Erases the names of erased surveys, and of links that nobody has opened within the retention period. */
export const eraseInviteesJob: ScheduledJob = {
  name: 'erase-invitees',
  due: async (db, now) =>
    (await inviteesToErase(db, now, batchSize)).map(({ batchId, numbers, isExpired }) => ({
      id: `${batchId}/${numbers[0]}`,
      execute: (execute) =>
        execute(invitationBatch, batchId, {
          type: 'EraseInvitees',
          reason: isExpired ? 'retention' : 'owner',
          numbers,
        }),
    })),
}

/** Destroys the keys of erased names. Destroying a key twice changes nothing. */
export const inviteeKeyShredder = (keys: Pick<Keys, 'destroy'>): Reactor => ({
  name: 'invitee-key-shredder',
  erases: true,
  categories: [invitationBatch.category],
  on: {
    async InviteesErased({ id: batchId, data }) {
      for (const number of data.numbers) await keys.destroy(inviteeIdOf({ batchId, number }))
    },
  },
})
