// The UTC days of a report, and those that its trend compares.
import type { ReportPeriod } from '#contract/api/reports.ts'
import type { Db } from '#kernel/postgres/db.ts'
import {
  addDays,
  countDays,
  type DayRange,
  dayOf,
  daysOfPeriod,
} from '#projections/reports/calendar.ts'
import { findFirstDay, type ReportScope } from '#projections/reports/report-figures.ts'

export type ReportDays = {
  range: DayRange
  /** The range, or for `all` its later half, and the days before it. */
  later: DayRange
  earlier: DayRange
}

type ChosenDays = {
  period: ReportPeriod | null
  /** Together with `to`, instead of the period. */
  from?: string | null | undefined
  to?: string | null | undefined
}

/** A period ends today; `all` begins with the first conversation. */
export async function daysOf(
  db: Db,
  scope: ReportScope,
  { period, from, to }: ChosenDays,
  now: Date,
): Promise<ReportDays> {
  const today = dayOf(now)
  if (from && to) return withTrend({ from, to })
  if (period && period !== 'all') return withTrend(daysOfPeriod(period, today))
  const range = { from: (await findFirstDay(db, scope)) ?? today, to: today }
  return withTrend(range, Math.ceil(countDays(range) / 2))
}

function withTrend(range: DayRange, length = countDays(range)): ReportDays {
  const later = { from: addDays(range.to, 1 - length), to: range.to }
  return {
    range,
    later,
    earlier: { from: addDays(later.from, -length), to: addDays(later.from, -1) },
  }
}
