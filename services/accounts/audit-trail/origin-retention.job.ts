import type { ScheduledJob } from '#kernel/jobs/scheduled-jobs.ts'
import { deleteOldOrigins } from '#kernel/security/events/security-events-table.ts'

/** Deletes where security events came from after 90 days; the events stay. */
export const forgetOrigins: ScheduledJob = {
  name: 'forget-origins',
  due: async (db, now) => [{ id: 'origins', execute: () => deleteOldOrigins(db, now) }],
}
