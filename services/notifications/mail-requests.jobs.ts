import { dueCommands, type ScheduledJob } from '#kernel/jobs/scheduled-jobs.ts'
import { addDays, dayOf } from '#projections/reports/calendar.ts'
import { ownersWithDueNotices } from '#projections/accounts/monthly-usage.projection.ts'
import { dueDigests, dueWeeklyReports } from '#projections/notifications/mailboxes.projection.ts'
import { mailbox } from './mailbox.decider.ts'

const batchSize = 1_000

/** Requests one mail for all new conversations of an owner. */
export const requestDigestsJob: ScheduledJob = {
  name: 'request-digests',
  async due(db, now) {
    const due = await dueDigests(db, now, batchSize)
    return due.map(({ ownerId, digests: after, surveys }) => ({
      id: ownerId,
      execute: (execute) => execute(mailbox, ownerId, { type: 'RequestDigest', after, surveys }),
    }))
  },
}

/** Requests the report of the seven days before today, in UTC as all reports. */
export const requestWeeklyReportsJob: ScheduledJob = {
  name: 'request-weekly-reports',
  async due(db, now) {
    const to = addDays(dayOf(now), -1)
    const days = { from: addDays(to, -6), to }
    return dueCommands(await dueWeeklyReports(db, now, batchSize), (id, execute) =>
      execute(mailbox, id, { type: 'RequestWeeklyReport', days }),
    )
  },
}

/** Requests a notice when most of a plan's limit is used, and one when all of it is. */
export const requestPlanNoticesJob: ScheduledJob = {
  name: 'request-plan-notices',
  async due(db, now) {
    const due = await ownersWithDueNotices(db, now, batchSize)
    return due.flatMap(({ ownerId, notices }) =>
      notices.map((notice) => ({
        id: `${ownerId} ${notice.meter}`,
        execute: (execute) => execute(mailbox, ownerId, { type: 'RequestPlanNotice', notice }),
      })),
    )
  },
}
