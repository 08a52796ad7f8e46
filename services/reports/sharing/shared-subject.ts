// What a shared report is about: surveys, days, and where its sums come from.
import type { SharedReportRange } from '#contract/events/shared-reports.ts'
import type { Db } from '#kernel/postgres/db.ts'
import {
  addDays,
  countDays,
  type DayRange,
  dayOf,
  daysOfPeriod,
  type Grain,
  startOf,
} from '#projections/reports/calendar.ts'
import {
  findFirstDay,
  type ReportScope,
  type StartSums,
  sumSeries,
  type SurveySums,
  sumSurveys,
} from '#projections/reports/report-figures.ts'
import { addUp } from '../report-scope.ts'
import type { PinnedDay } from './pins.ts'

/** `later` and `earlier` are what the trend compares. */
export type SharedDays = { range: DayRange; later: DayRange; earlier: DayRange }

export const scopeOf = (ownerId: string, surveyIds: readonly string[]): ReportScope => ({
  ownerId,
  surveyIds,
  single: surveyIds.length === 1,
})

export async function sharedDaysOf(
  db: Db,
  scope: ReportScope,
  { period, from, to }: SharedReportRange,
  now: Date,
): Promise<SharedDays> {
  const today = dayOf(now)
  if (from !== null && to !== null) return withTrend({ from, to })
  if (period !== null && period !== 'all') return withTrend(daysOfPeriod(period, today))
  const range = { from: (await findFirstDay(db, scope)) ?? today, to: today }
  return withTrend(range, Math.ceil(countDays(range) / 2))
}

function withTrend(range: DayRange, length = countDays(range)): SharedDays {
  const later = { from: addDays(range.to, 1 - length), to: range.to }
  return {
    range,
    later,
    earlier: { from: addDays(later.from, -length), to: addDays(later.from, -1) },
  }
}

/** Sums of the figures of surveys. */
export type FigureSource = {
  surveys: (ranges: Readonly<Record<string, DayRange>>) => Promise<SurveySums[]>
  series: (range: DayRange, interval: Grain) => Promise<StartSums[]>
}

export const liveSource = (db: Db, scope: ReportScope): FigureSource => ({
  surveys: (ranges) => sumSurveys(db, scope, ranges),
  series: (range, interval) => sumSeries(db, scope, range, interval),
})

export function pinnedSource(days: readonly PinnedDay[]): FigureSource {
  const daysIn = ({ from, to }: DayRange) => days.filter(({ day }) => from <= day && day <= to)
  return {
    surveys: async (ranges) =>
      Object.entries(ranges).flatMap(([part, range]) =>
        [...Map.groupBy(daysIn(range), ({ surveyId }) => surveyId)].map(([surveyId, own]) => ({
          ...addUp(own),
          ...{ surveyId, part },
        })),
      ),
    series: async (range, interval) =>
      [...Map.groupBy(daysIn(range), ({ day }) => startOf(interval, day))].map(([day, own]) => ({
        ...addUp(own),
        day,
      })),
  }
}
