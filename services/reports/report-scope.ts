// What a report is about: the surveys, the days, and what the trend is compared with.
import type { z } from 'zod'
import type { getReports, ReportSeries } from '#contract/api/reports.ts'
import type { Db } from '#kernel/postgres/db.ts'
import { refuse } from '#kernel/problem.ts'
import {
  countDays,
  type DayRange,
  endOf,
  type Grain,
  startOf,
} from '#projections/reports/calendar.ts'
import { presentPoint } from '#projections/reports/present-figures.ts'
import { type ReportScope, type StartSums, sumSeries } from '#projections/reports/report-figures.ts'
import { noMeasures } from '#projections/reports/session-measures.ts'
import {
  hasDeletedSurveys,
  statusAt,
  type SurveyRow,
  surveysOf,
} from '#projections/surveys/surveys.projection.ts'
import { daysOf, type ReportDays } from './report-days.ts'

export type ReportInput = z.output<typeof getReports.input>

export type ReportSubject = ReportDays & { surveys: readonly SurveyRow[]; scope: ReportScope }

/** Refuses a survey that is not the owner's. */
export async function openReport(
  db: Db,
  ownerId: string,
  input: ReportInput,
): Promise<ReportSubject> {
  const now = new Date()
  const [existing, hasDeleted] = await Promise.all([
    surveysOf(db, ownerId),
    hasDeletedSurveys(db, ownerId),
  ])
  const rows = existing.map((row) => ({ ...row, status: statusAt(row, now) }))
  const surveys = chosenOf(rows, input)
  const scope = scopeOf(ownerId, surveys, input, !hasDeleted)
  return { surveys, scope, ...(await daysOf(db, scope, input, now)) }
}

/** Opens a report of these surveys of an owner. Refuses a survey of the input that is not among them. */
export async function openReportOfIds(
  db: Db,
  ownerId: string,
  input: ReportInput,
  surveyIds: readonly string[],
): Promise<ReportDays & { chosen: readonly string[] }> {
  const surveys = chosenOf(
    surveyIds.map((surveyId) => ({ surveyId })),
    input,
  )
  const scope = scopeOf(ownerId, surveys, input, false)
  return { chosen: scope.surveyIds, ...(await daysOf(db, scope, input, new Date())) }
}

function chosenOf<S extends { surveyId: string }>(
  surveys: readonly S[],
  { survey }: ReportInput,
): readonly S[] {
  if (survey === 'all') return surveys
  const chosen = surveys.filter(({ surveyId }) => surveyId === survey)
  return chosen.length > 0 ? chosen : refuse('surveys/not-found')
}

function scopeOf(
  ownerId: string,
  surveys: readonly { surveyId: string }[],
  { survey }: ReportInput,
  areAll: boolean,
): ReportScope {
  const single = survey !== 'all'
  const surveyIds = surveys.map(({ surveyId }) => surveyId)
  return { ownerId, surveyIds, single, isComplete: !single && areAll }
}

export const presentRange = ({ range, earlier }: ReportSubject) => ({ ...range, before: earlier })

const longest = { day: 45, week: 800 }

export const readSeries = (db: Db, { scope, range }: ReportSubject): Promise<ReportSeries> =>
  presentSeries(range, (interval) => sumSeries(db, scope, range, interval))

/** `sums` may lack days, weeks and months without conversations. */
export async function presentSeries(
  range: DayRange,
  sums: (interval: Grain) => Promise<StartSums[]>,
): Promise<ReportSeries> {
  const interval = intervalOf(countDays(range))
  const rows = await sums(interval)
  const known = new Map(rows.map((row) => [row.day, row]))
  const points = []
  for (let day = startOf(interval, range.from); day <= range.to; day = endOf(interval, day))
    points.push(presentPoint(day, known.get(day) ?? noMeasures()))
  return { interval, points }
}

function intervalOf(days: number): Grain {
  if (days <= longest.day) return 'day'
  return days <= longest.week ? 'week' : 'month'
}
