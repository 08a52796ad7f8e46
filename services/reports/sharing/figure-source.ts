// Where the sums of a shared report come from.
import type { Db } from '#kernel/postgres/db.ts'
import { type DayRange, type Grain, startOf } from '#projections/reports/calendar.ts'
import {
  type AspectSums,
  type ReportScope,
  type StartSums,
  sumAspects,
  sumSeries,
  type SurveySums,
  sumSurveys,
} from '#projections/reports/report-figures.ts'
import { addUp } from '#projections/reports/session-measures.ts'
import type { PinnedDay } from './pins.ts'

/** `isComplete`: the surveys are all that the owner has sessions of. */
export const scopeOf = (
  ownerId: string,
  surveyIds: readonly string[],
  isComplete = false,
): ReportScope => ({ ownerId, surveyIds, single: surveyIds.length === 1, isComplete })

/** Sums of the figures of surveys. */
export type FigureSource = {
  surveys: (ranges: Readonly<Record<string, DayRange>>) => Promise<SurveySums[]>
  series: (range: DayRange, interval: Grain) => Promise<StartSums[]>
  /** Sums of aspects in the report's range. */
  aspects: (range: DayRange) => Promise<AspectSums[]>
}

export const liveSource = (db: Db, scope: ReportScope): FigureSource => ({
  surveys: (ranges) => sumSurveys(db, scope, ranges),
  series: (range, interval) => sumSeries(db, scope, range, interval),
  aspects: (range) => sumAspects(db, scope, range),
})

export function pinnedSource(
  days: readonly PinnedDay[],
  aspects: FigureSource['aspects'],
): FigureSource {
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
    aspects,
  }
}
