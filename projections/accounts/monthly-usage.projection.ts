import { z } from 'zod'
import {
  defaultPlan,
  isKnownNotice,
  limitsOf,
  monthlyMeters,
  PlanName,
  PlanNotice,
} from '#contract/plans.ts'
import { isTimeZone } from '#contract/settings.ts'
import type { DecodedEvent } from '#kernel/commands/decoded-event.ts'
import type { Db } from '#kernel/postgres/db.ts'
import { projection } from '../engine/projection.ts'
import { endOfMonth, monthAt } from './calendar-month.ts'
import { metersOf, MonthlyCounts, noUsage } from './meters.ts'

/** What an owner used, by calendar month in the time zone that the account had at that time. Erasures change nothing. */
export const MonthlyUsageRow = z.object({
  ownerId: z.uuid(),
  timeZone: z.string(),
  /** By `YYYY-MM`; only the latest months. */
  months: z.record(z.string(), MonthlyCounts),
  plan: PlanName,
  /** Notices of the plan's limits that were requested as mails, in the latest month that has any. */
  notices: z.array(PlanNotice),
  /** The end of the month in which a further notice is due; null: none is. */
  noticeDueUntil: z.iso.datetime().nullable(),
})
export type MonthlyUsageRow = z.infer<typeof MonthlyUsageRow>

/** Two of them can be the current one, around a change of the time zone. */
const maxMonths = 3

const ownerKey = ({ id }: { id: string }) => [{ ownerId: id }]
const ownerKeyFromMeta = ({ meta }: { meta: { ownerId?: string } }) =>
  meta.ownerId ? [{ ownerId: meta.ownerId }] : []

type UseEvent = DecodedEvent<
  'AnswerSubmitted' | 'RecordingTranscribed' | 'SurveyProposed' | 'InsightsGenerated'
>
type AccountEvent = DecodedEvent<
  'OwnerRegistered' | 'PlanChanged' | 'SettingsChanged' | 'MailRequested'
>

export const monthlyUsage = projection({
  name: 'monthly-usage',
  version: 2,
  table: MonthlyUsageRow,
  key: ['ownerId'],
  indexes: [['noticeDueUntil']],
  rowsOf: {
    OwnerRegistered: (event) => (event.data.plan ? ownerKey(event) : []),
    PlanChanged: ownerKey,
    SettingsChanged: (event) => (event.data.changes.time_zone ? ownerKey(event) : []),
    MailRequested: (event) => (event.data.content.kind === 'plan-limit' ? ownerKey(event) : []),
    AccountErased: ownerKey,
    AnswerSubmitted: (event) => (event.data.support ? [] : ownerKeyFromMeta(event)),
    RecordingTranscribed: ownerKeyFromMeta,
    SurveyProposed: ownerKey,
    InsightsGenerated: ownerKeyFromMeta,
  },
  evolve(row, event, { ownerId }): MonthlyUsageRow | null {
    if (event.type === 'AccountErased') return null
    const before = row ?? unusedRow(ownerId!)
    const after = isUse(event)
      ? addUse(before, monthAt(new Date(event.at), before.timeZone), useOf(event))
      : { ...before, ...changesOf(before, event) }
    return { ...after, noticeDueUntil: noticeDueUntil(after, new Date(event.at)) }
  },
})

const unusedRow = (ownerId: string): MonthlyUsageRow => ({
  ...{ ownerId, timeZone: 'UTC', months: {}, plan: defaultPlan },
  ...{ notices: [], noticeDueUntil: null },
})

const isUse = (event: UseEvent | AccountEvent): event is UseEvent =>
  event.type === 'AnswerSubmitted' ||
  event.type === 'RecordingTranscribed' ||
  event.type === 'SurveyProposed' ||
  event.type === 'InsightsGenerated'

function changesOf(row: MonthlyUsageRow, event: AccountEvent): Partial<MonthlyUsageRow> {
  switch (event.type) {
    case 'OwnerRegistered':
    case 'PlanChanged':
      return { plan: event.data.plan ?? row.plan }
    case 'SettingsChanged': {
      const { time_zone: timeZone = 'UTC' } = event.data.changes
      // In UTC where this version of Node does not know the time zone.
      return { timeZone: isTimeZone(timeZone) ? timeZone : 'UTC' }
    }
    case 'MailRequested': {
      const { content } = event.data
      if (content.kind !== 'plan-limit') return {}
      const { month, meter, level } = content
      const ofMonth = row.notices.filter((notice) => notice.month === month)
      return { notices: [...ofMonth, { month, meter, level }] }
    }
  }
}

function useOf(event: UseEvent): Partial<MonthlyCounts> {
  switch (event.type) {
    case 'AnswerSubmitted':
      return { responses: 1 }
    case 'RecordingTranscribed':
      return { audioSeconds: event.data.seconds }
    case 'SurveyProposed':
    case 'InsightsGenerated':
      return { generations: 1 }
  }
}

function addUse(row: MonthlyUsageRow, month: string, use: Partial<MonthlyCounts>) {
  const { responses, audioSeconds, generations } = row.months[month] ?? noUsage
  const counts: MonthlyCounts = {
    responses: responses + (use.responses ?? 0),
    audioSeconds: audioSeconds + (use.audioSeconds ?? 0),
    generations: generations + (use.generations ?? 0),
  }
  const months = Object.entries({ ...row.months, [month]: counts })
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .slice(-maxMonths)
  return { ...row, months: Object.fromEntries(months) }
}

/** Notices of limits that are near or reached in the month and that no notice has named yet. */
function dueNotices({ months, plan, notices }: MonthlyUsageRow, month: string): PlanNotice[] {
  const meters = metersOf(months[month] ?? noUsage, limitsOf(plan))
  return monthlyMeters.flatMap((meter) => {
    const { level } = meters[meter]
    if (level === 'ok') return []
    const notice = { month, meter, level }
    return isKnownNotice(notice, notices) ? [] : [notice]
  })
}

function noticeDueUntil(row: MonthlyUsageRow, at: Date): string | null {
  const isDue = dueNotices(row, monthAt(at, row.timeZone)).length > 0
  return isDue ? endOfMonth(at, row.timeZone).toISOString() : null
}

/** Owners whose address accepts mails, with the notices that are due. */
export async function ownersWithDueNotices(
  db: Db,
  now: Date,
  limit: number,
): Promise<{ ownerId: string; notices: PlanNotice[] }[]> {
  const { rows } = await db.query<MonthlyUsageRow>(
    `select usage.* from read.monthly_usage as usage
       left join read.mailboxes as mailbox on mailbox."ownerId" = usage."ownerId"
      where usage."noticeDueUntil" > $1 and mailbox."stoppedAt" is null
      order by usage."noticeDueUntil", usage."ownerId" limit $2`,
    [now, limit],
  )
  return rows.map((row) => ({
    ownerId: row.ownerId,
    notices: dueNotices(row, monthAt(now, row.timeZone)),
  }))
}
