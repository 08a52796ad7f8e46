import { z } from 'zod'
import { InsightFailure } from '#contract/api/insights.ts'
import { Provenance } from '#contract/events/conversation-types.ts'
import { VerbatimRepeat, Report } from '#contract/events/insight-reports.ts'
import { SurveyLanguage } from '#contract/languages.ts'
import type { Db } from '#kernel/postgres/db.ts'
import type { DecodedEvent } from '#kernel/commands/decoded-event.ts'
import { must } from '#kernel/problem.ts'
import type { Position } from '#ports/event-store.ts'
import { projection } from '../engine/projection.ts'
import { queryRows } from '../engine/tables/query-rows.ts'
import { readTableOf } from '../engine/tables/table.ts'
import { eraseFromReport } from './erase-from-report.ts'
import { joinBases, ReportBases, splitBases, TopicDays } from './report-bases.ts'

/** A survey's last report, and the progress of the next one. */
export const InsightReportRow = z.object({
  surveyId: z.uuid(),
  ownerId: z.uuid(),
  status: z.enum(['generating', 'ready', 'failed']),
  requestId: z.uuid(),
  language: SurveyLanguage,
  /** Digested parts of the responses. */
  done: z.int(),
  total: z.int(),
  failure: InsightFailure.nullable(),
  /** Time of the run's last event. */
  heardAt: z.iso.datetime(),
  /** Whether there are digests that no report includes yet. */
  unreported: z.boolean(),
  /** Number of reports so far. */
  reports: z.int(),
  generatedAt: z.iso.datetime().nullable(),
  responseCount: z.int().nullable(),
  /** Number of people who gave the responses; null in reports of versions without it. */
  peopleCount: z.int().nullable(),
  dropped: z.int(),
  /** Without the responses that its statements rest on. */
  report: Report.nullable(),
  bases: ReportBases,
  topicDays: TopicDays,
  repeats: z.array(VerbatimRepeat),
  provenance: Provenance.nullable(),
})
export type InsightReportRow = z.infer<typeof InsightReportRow>

/** As pages read it. In a whole one statements have the responses that they rest on. */
export type InsightReport = Omit<InsightReportRow, 'bases' | 'topicDays'>
export type StoredInsightReport = InsightReport & { position: Position }

const surveyKey = ({ id }: { id: string }) => [{ surveyId: id }]

const emptyReport = {
  unreported: false,
  reports: 0,
  generatedAt: null,
  responseCount: null,
  peopleCount: null,
  dropped: 0,
  report: null,
  bases: {},
  topicDays: null,
  repeats: [],
  provenance: null,
}

export const insightReports = projection({
  name: 'insight-reports',
  version: 6,
  table: InsightReportRow,
  key: ['surveyId'],
  subject: 'ownerId',
  rowsOf: {
    InsightsRequested: surveyKey,
    ResponsesDigested: surveyKey,
    InsightsGenerated: surveyKey,
    InsightsFailed: surveyKey,
    SessionErased: ({ meta }) => (meta.surveyId ? [{ surveyId: meta.surveyId }] : []),
    SurveyErased: surveyKey,
  },
  evolve(row, event): InsightReportRow | null {
    if (event.type === 'InsightsRequested') return startGeneration(row, event)
    if (!row || event.type === 'SurveyErased') return null
    if (event.type === 'SessionErased') return eraseSession(row, event)
    const next = { ...row, heardAt: event.at }
    switch (event.type) {
      case 'ResponsesDigested': {
        const { part, parts } = event.data
        return { ...next, done: part, total: parts, unreported: true }
      }
      case 'InsightsGenerated': {
        const { requestId: _, ...generated } = event.data
        return {
          ...next,
          ...generated,
          ...splitBases(generated.report),
          peopleCount: generated.peopleCount ?? null,
          status: 'ready',
          unreported: false,
          reports: row.reports + 1,
          generatedAt: event.at,
        }
      }
      case 'InsightsFailed':
        return { ...next, status: 'failed', failure: event.data.reason }
    }
  },
  topics: ({ surveyId }) => [`insights:${surveyId}`],
})

function eraseSession(
  row: InsightReportRow,
  { data }: DecodedEvent<'SessionErased'>,
): InsightReportRow {
  if (!row.report) return row
  const { report: stored, bases, topicDays } = row
  const whole = { repeats: row.repeats, report: joinBases({ report: stored, bases, topicDays }) }
  const { repeats, report } = eraseFromReport(whole, data.responseIds ?? [])
  return { ...row, repeats, ...splitBases(must(report, 'a report')) }
}

function startGeneration(
  row: InsightReportRow | undefined,
  { data, at }: DecodedEvent<'InsightsRequested'>,
): InsightReportRow {
  return {
    ...(row ?? emptyReport),
    ...data,
    status: 'generating',
    done: 0,
    total: 0,
    failure: null,
    heardAt: at,
  }
}

export async function findInsightReport(
  db: Db,
  surveyId: string,
): Promise<StoredInsightReport | undefined> {
  const [row] = await findInsightReports(db, [surveyId])
  return row
}

export const findInsightReports = (
  db: Db,
  surveyIds: readonly string[],
): Promise<StoredInsightReport[]> =>
  queryRows(
    db,
    insightReports,
    `select ${readColumns()} from read.insight_reports where "surveyId" = any($1::uuid[])`,
    [surveyIds],
  )

const readColumns = () =>
  [...readTableOf(insightReports).columns.map(({ name }) => name), 'position']
    .filter((name) => name !== 'bases' && name !== 'topicDays')
    .map((name) => `"${name}"`)
    .join(', ')

/** With all responses that its statements rest on. */
export async function findWholeReport(
  db: Db,
  surveyId: string,
): Promise<StoredInsightReport | undefined> {
  const [row] = await queryRows(
    db,
    insightReports,
    'select * from read.insight_reports where "surveyId" = $1',
    [surveyId],
  )
  if (!row) return undefined
  const { bases, topicDays, report, ...rest } = row
  return { ...rest, report: report && joinBases({ report, bases, topicDays }) }
}

/** By survey, for each topic; reports from before they were recorded are left out. */
export async function recordedTopicDaysOf(
  db: Db,
  surveyIds: readonly string[],
): Promise<ReadonlyMap<string, Record<string, number>[]>> {
  const { rows } = await db.query<{ surveyId: string; topicDays: Record<string, number>[] }>(
    `select "surveyId", "topicDays" from read.insight_reports
      where "surveyId" = any($1::uuid[]) and "topicDays" is not null`,
    [surveyIds],
  )
  return new Map(rows.map(({ surveyId, topicDays }) => [surveyId, topicDays]))
}

/** A report without its statements. */
export type ReportState = Pick<StoredInsightReport, 'surveyId' | 'position' | 'peopleCount'> & {
  /** UTC day. */
  generatedOn: string
}

const stateColumns = `r.position, r."peopleCount"::float8 as "peopleCount",
  to_char(r."generatedAt" at time zone 'utc', 'YYYY-MM-DD') as "generatedOn"`

/** The states of these surveys' reports; a survey without a report has none. */
export async function reportStatesOf(db: Db, surveyIds: readonly string[]): Promise<ReportState[]> {
  const { rows } = await db.query<ReportState>(
    `select r."surveyId", ${stateColumns} from read.insight_reports r
      where r."surveyId" = any($1::uuid[]) and r."generatedAt" is not null`,
    [surveyIds],
  )
  return rows
}

/** The surveys of an owner, without deleted ones; the latest report first, then those without one. */
export async function surveysWithReports(
  db: Db,
  ownerId: string,
): Promise<{ surveyIds: string[]; reports: ReportState[] }> {
  type Joined = { surveyId: string } & (ReportState | { generatedOn: null })
  const { rows } = await db.query<Joined>(
    `select s."surveyId", ${stateColumns} from read.surveys s left join read.insight_reports r using ("surveyId")
      where s."ownerId" = $1 and s."restorableUntil" is null order by r."generatedAt" desc nulls last, s."surveyId"`,
    [ownerId],
  )
  return {
    surveyIds: rows.map(({ surveyId }) => surveyId),
    reports: rows.filter((row): row is ReportState => row.generatedOn !== null),
  }
}

/** Number of reports generated so far for these surveys. */
export async function countReports(db: Db, surveyIds: readonly string[]): Promise<number> {
  const { rows } = await db.query<{ written: number }>(
    'select coalesce(sum(reports), 0)::int as written from read.insight_reports where "surveyId" = any($1::uuid[])',
    [surveyIds],
  )
  return rows[0]?.written ?? 0
}
