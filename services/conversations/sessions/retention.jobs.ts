import type { ScheduledJob } from '#kernel/jobs/scheduled-jobs.ts'
import { idleSessions } from '#projections/conversations/sessions.projection.ts'
import { conversation } from '../conversation.decider.ts'

const batchSize = 1_000

/** Ends what nobody goes on with, so that what was said is judged like everything else. */
export function abandonIdle(hours: number): ScheduledJob {
  return {
    name: 'abandon-idle',
    async due(db, now) {
      const idle = await idleSessions(db, { now, hours, limit: batchSize })
      return idle.map(({ conversationId: id, goes: respondentActions }) => ({
        id,
        execute: (execute) => execute(conversation, id, { type: 'Abandon', respondentActions }),
      }))
    },
  }
}
