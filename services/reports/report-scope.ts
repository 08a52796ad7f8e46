// What a report is about: the surveys, the days, and what the trend is compared with.
import type { z } from 'zod'
import type { getReports, ReportSeries } from '#contract/api/reports.ts'
import type { Db } from '#kernel/postgres/db.ts'
import { refuse } from '#kernel/problem.ts'
import {
  addDays,
  countDays,
  type DayRange,
  dayOf,
  daysOfPeriod,
  endOf,
  type Grain,
  startOf,
} from '#projections/reports/calendar.ts'
import { presentPoint } from '#projections/reports/present-figures.ts'
import {
  findFirstDay,
  type ReportScope,
  type StartSums,
  sumSeries,
} from '#projections/reports/report-figures.ts'
import {
  measureNames,
  noMeasures,
  type SessionMeasures,
} from '#projections/reports/session-measures.ts'
import { statusAt, type SurveyRow, surveysOf } from '#projections/surveys/surveys.projection.ts'

export type ReportInput = z.output<typeof getReports.input>

export type ReportSubject = {
  surveys: readonly SurveyRow[]
  scope: ReportScope
  range: DayRange
  /** The range, or for `all` its later half, and the days before it. */
  later: DayRange
  earlier: DayRange
}

/** Refuses a survey that is not the owner's. */
export async function openReport(
  db: Db,
  ownerId: string,
  input: ReportInput,
): Promise<ReportSubject> {
  const now = new Date()
  const rows = (await surveysOf(db, ownerId)).map((row) => ({ ...row, status: statusAt(row, now) }))
  const single = input.survey !== 'all'
  const surveys = single ? rows.filter(({ surveyId }) => surveyId === input.survey) : rows
  if (single && surveys.length === 0) return refuse('surveys/not-found')
  const scope = { ownerId, surveyIds: surveys.map(({ surveyId }) => surveyId), single }
  const range = await rangeOf(db, scope, input, dayOf(now))
  const isOpenEnded = input.from === undefined && input.period === 'all'
  const length = isOpenEnded ? Math.ceil(countDays(range) / 2) : countDays(range)
  const later = { from: addDays(range.to, 1 - length), to: range.to }
  const earlier = { from: addDays(later.from, -length), to: addDays(later.from, -1) }
  return { surveys, scope, range, later, earlier }
}

async function rangeOf(
  db: Db,
  scope: ReportScope,
  { period, from, to }: ReportInput,
  today: string,
): Promise<DayRange> {
  if (from !== undefined && to !== undefined) return { from, to }
  if (period !== 'all') return daysOfPeriod(period, today)
  return { from: (await findFirstDay(db, scope)) ?? today, to: today }
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

export function addUp(rows: readonly SessionMeasures[]): SessionMeasures {
  const total = noMeasures()
  for (const row of rows) for (const name of measureNames) total[name] += row[name]
  return total
}
