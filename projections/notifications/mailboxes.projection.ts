import { z } from 'zod'
import { dayMs } from '#contract/durations.ts'
import type { SurveyNews } from '#contract/events/mail.ts'
import { isTimeZone, mergeSettings, SettingsChanges, settingsOf } from '#contract/settings.ts'
import type { DecodedEvent } from '#kernel/commands/decoded-event.ts'
import type { Db } from '#kernel/postgres/db.ts'
import { projection } from '../engine/projection.ts'
import { dueAfterQuiet, nextDay, nextHour, nextMonday } from './mail-times.ts'

const News = z.object({ conversations: z.int(), answers: z.int() })

/** What is new for an owner since the last digest, and when the next one is due. */
export const MailboxRow = z.object({
  ownerId: z.uuid(),
  changes: SettingsChanges,
  /** By survey; what a digest reports is subtracted. */
  news: z.record(z.string(), News),
  /** When the first and the last of it arrived. */
  newsFrom: z.iso.datetime().nullable(),
  newsUntil: z.iso.datetime().nullable(),
  /** Number of digests so far. */
  digests: z.int(),
  digestDueAt: z.iso.datetime().nullable(),
  reportDueAt: z.iso.datetime().nullable(),
  /** When the last weekly report was requested. */
  reportedAt: z.iso.datetime().nullable(),
  /** Number of the last mail that was sent or will not be. */
  ended: z.int(),
  lastSentAt: z.iso.datetime().nullable(),
  /** When the address refused a mail, and with which code; null if mails arrive. */
  stoppedAt: z.iso.datetime().nullable(),
  stoppedCode: z.int().nullable(),
})
export type MailboxRow = z.infer<typeof MailboxRow>

const ownerKey = ({ id }: { id: string }) => [{ ownerId: id }]
const ownerKeyFromMeta = ({ meta }: { meta: { ownerId?: string } }) =>
  meta.ownerId ? [{ ownerId: meta.ownerId }] : []

export const mailboxes = projection({
  name: 'mailboxes',
  version: 2,
  table: MailboxRow,
  key: ['ownerId'],
  indexes: [['digestDueAt'], ['reportDueAt']],
  rowsOf: {
    SettingsChanged: ownerKey,
    SessionCompleted: ownerKeyFromMeta,
    SessionAbandoned: ownerKeyFromMeta,
    MailRequested: ownerKey,
    MailSent: ownerKey,
    MailSkipped: ownerKey,
    MailRefused: ownerKey,
    MailResumed: ownerKey,
    AccountErased: ownerKey,
  },
  evolve(row, event, { ownerId }): MailboxRow {
    const before = row ?? emptyMailbox(ownerId!)
    const after = applyEvent(before, event)
    if (after === before) return before
    const reportDueAt = reportDue(after, event)
    return { ...after, digestDueAt: digestDue(after, before), reportDueAt }
  },
})

const emptyMailbox = (ownerId: string): MailboxRow => ({
  ...{ ownerId, changes: {}, news: {}, newsFrom: null, newsUntil: null },
  ...{
    digests: 0,
    digestDueAt: null,
    reportDueAt: null,
    reportedAt: null,
    ended: 0,
    lastSentAt: null,
  },
  ...{ stoppedAt: null, stoppedCode: null },
})

/** The settings of an erased account: its last conversations are no news. */
const withoutMails: SettingsChanges = {
  notifications: { email_responses: false, email_weekly_report: false },
}

type MailboxEvent = DecodedEvent<
  | 'SettingsChanged'
  | 'SessionCompleted'
  | 'SessionAbandoned'
  | 'MailRequested'
  | 'MailSent'
  | 'MailSkipped'
  | 'MailRefused'
  | 'MailResumed'
  | 'AccountErased'
>

/** Returns the same row for an event that no mail reports. */
function applyEvent(row: MailboxRow, event: MailboxEvent): MailboxRow {
  switch (event.type) {
    case 'SettingsChanged':
      return withoutUnwantedNews({
        ...row,
        changes: mergeSettings(row.changes, event.data.changes),
      })
    case 'SessionCompleted':
    case 'SessionAbandoned':
      return hasDigests(row) ? withConversation(row, event) : row
    case 'MailRequested':
      return withoutReported(row, event)
    case 'MailSent':
      return { ...row, ended: event.data.number, lastSentAt: event.at }
    case 'MailSkipped':
      return { ...row, ended: event.data.number }
    case 'MailRefused': {
      const { number, code } = event.data
      return withoutUnwantedNews({ ...row, ended: number, stoppedAt: event.at, stoppedCode: code })
    }
    case 'MailResumed':
      return { ...row, stoppedAt: null, stoppedCode: null }
    case 'AccountErased':
      return { ...emptyMailbox(row.ownerId), changes: withoutMails, ended: row.ended }
  }
}

const notificationsOf = ({ changes }: MailboxRow) => settingsOf(changes, 'en').notifications

/** In UTC where this version of Node does not know the time zone. */
function scheduleOf(row: MailboxRow) {
  const { time_zone: timeZone, notifications } = settingsOf(row.changes, 'en')
  return { timeZone: isTimeZone(timeZone) ? timeZone : 'UTC', hour: notifications.daily_hour }
}

const hasDigests = (row: MailboxRow) =>
  row.stoppedAt === null && notificationsOf(row).email_responses

/** What happens while digests are off is not reported later. */
const withoutUnwantedNews = (row: MailboxRow): MailboxRow =>
  hasDigests(row) ? row : { ...row, news: {}, newsFrom: null, newsUntil: null }

function withConversation(
  row: MailboxRow,
  { data, meta, at }: DecodedEvent<'SessionCompleted' | 'SessionAbandoned'>,
): MailboxRow {
  const { surveyId } = meta
  if (surveyId === undefined || data.answersGiven === 0) return row
  const { conversations, answers } = row.news[surveyId] ?? { conversations: 0, answers: 0 }
  const news = { conversations: conversations + 1, answers: answers + data.answersGiven }
  return {
    ...row,
    news: { ...row.news, [surveyId]: news },
    newsFrom: row.newsFrom ?? at,
    newsUntil: at,
  }
}

/** What arrived after the digest was decided stays for the next one. */
function withoutReported(
  row: MailboxRow,
  { at, data: { content } }: DecodedEvent<'MailRequested'>,
) {
  if (content.kind === 'weekly-report') return { ...row, reportedAt: at }
  if (content.kind !== 'responses') return row
  const news = { ...row.news }
  for (const { surveyId, conversations, answers } of content.surveys) {
    const left = news[surveyId]
    if (left && left.conversations > conversations)
      news[surveyId] = {
        conversations: left.conversations - conversations,
        answers: Math.max(1, left.answers - answers),
      }
    else delete news[surveyId]
  }
  const isEmpty = Object.keys(news).length === 0
  return {
    ...row,
    ...{ news, digests: content.digest },
    newsFrom: isEmpty ? null : row.newsUntil,
    newsUntil: isEmpty ? null : row.newsUntil,
  }
}

function digestDue(row: MailboxRow, before: MailboxRow): string | null {
  if (row.newsFrom === null || row.newsUntil === null) return null
  const from = Date.parse(row.newsFrom)
  const { responses_frequency: frequency } = notificationsOf(row)
  if (frequency === 'each') return toIso(dueAfterQuiet(from, Date.parse(row.newsUntil)))
  if (row.newsFrom === before.newsFrom && row.changes === before.changes) return before.digestDueAt
  return toIso(frequency === 'hourly' ? nextHour(from) : nextDay(from, scheduleOf(row)))
}

/** Not twice within six days, whatever is changed in between. */
function reportDue(row: MailboxRow, { type, at }: MailboxEvent): string | null {
  if (row.stoppedAt !== null || !notificationsOf(row).email_weekly_report) return null
  const isDone = row.reportedAt === at
  const isChanged = type === 'SettingsChanged' || type === 'MailResumed'
  const isOverdue = row.reportDueAt !== null && row.reportDueAt <= at
  if (row.reportDueAt !== null && !isDone && (isOverdue || !isChanged)) return row.reportDueAt
  const reported = row.reportedAt === null ? 0 : Date.parse(row.reportedAt) + minDaysBetween
  return toIso(nextMonday(Math.max(Date.parse(at), reported), scheduleOf(row)))
}

const minDaysBetween = 6 * dayMs

const toIso = (at: number) => new Date(at).toISOString()

/** Undefined for an owner without news, settings and mails. */
export async function findMailbox(db: Db, ownerId: string): Promise<MailboxRow | undefined> {
  const { rows } = await db.query<MailboxRow>('select * from read.mailboxes where "ownerId" = $1', [
    ownerId,
  ])
  return rows[0]
}

export type DueDigest = { ownerId: string; digests: number; surveys: SurveyNews[] }

/** The digests that are due, the longest overdue first. */
export async function dueDigests(db: Db, now: Date, limit: number): Promise<DueDigest[]> {
  const { rows } = await db.query<Pick<MailboxRow, 'ownerId' | 'digests' | 'news'>>(
    `select "ownerId", digests, news from read.mailboxes
      where "digestDueAt" <= $1 order by "digestDueAt", "ownerId" limit $2`,
    [now, limit],
  )
  return rows.map(({ ownerId, digests, news }) => ({
    ...{ ownerId, digests },
    surveys: Object.entries(news).map(([surveyId, counts]) => ({ surveyId, ...counts })),
  }))
}

export async function dueWeeklyReports(db: Db, now: Date, limit: number): Promise<string[]> {
  const { rows } = await db.query<Pick<MailboxRow, 'ownerId'>>(
    `select "ownerId" from read.mailboxes
      where "reportDueAt" <= $1 order by "reportDueAt", "ownerId" limit $2`,
    [now, limit],
  )
  return rows.map(({ ownerId }) => ownerId)
}
