// Sums of figures over days, for reports. All read rollups: their time depends on surveys and days, not on responses.
import type { Db } from '#kernel/postgres/db.ts'
import type { Position } from '#ports/event-store.ts'
import { addDays, type DayRange, fewestSpans, type Grain, spansOf } from './calendar.ts'
import { type Part, rowsOfSpans } from './rows-of-spans.ts'
import { addUp, measureNames, noMeasures, type SessionMeasures } from './session-measures.ts'

/** The surveys of a report: `surveyIds` are all that count; `single` reads those of one survey by their own index. */
export type ReportScope = {
  ownerId: string
  surveyIds: readonly string[]
  single: boolean
  /** All that the owner has sessions of: sums over all surveys are those of the owner. */
  isComplete: boolean
}

type Measure = keyof SessionMeasures

/** Exact up to 2 ** 53; sums of bigint are converted from numeric, which takes longer than the sums. */
const sumOf = (name: string) => `sum(d."${name}"::float8 * given.sign) as "${name}"`
const sumsOf = (names: readonly Measure[]) => names.map(sumOf).join(', ')

/** Rows with a survey. */
function daysIn(
  table: string,
  { ownerId, surveyIds, single, isComplete }: ReportScope,
  parts: readonly Part[],
) {
  if (single) return rowsOfSpans(table, 'r."surveyId" = $6', parts, [surveyIds[0]])
  if (isComplete) return rowsOfSpans(table, 'r."ownerId" = $6', parts, [ownerId])
  const condition = 'r."ownerId" = $6 and r."surveyId" = any($7::uuid[])'
  return rowsOfSpans(table, condition, parts, [ownerId, surveyIds])
}

/** Rows whose sums are of all surveys together. */
const totalsIn = (scope: ReportScope, parts: readonly Part[]) =>
  scope.single || !scope.isComplete
    ? daysIn('survey_days', scope, parts)
    : rowsOfSpans('owner_days', 'r."ownerId" = $6', parts, [scope.ownerId])

type Ranges = Readonly<Record<string, DayRange>>

/** The ranges cut where one of them begins or ends, so that the days of several are summed up once. */
function partsOf(ranges: Ranges): Part[] {
  const ends = Object.values(ranges).flatMap(({ from, to }) => [from, addDays(to, 1)])
  const starts = [...new Set(ends)].toSorted()
  return starts.slice(0, -1).flatMap((from, index) => {
    const part = { from, to: addDays(starts[index + 1]!, -1) }
    const isAsked = Object.values(ranges).some((range) => isWithin(range, from))
    return isAsked ? fewestSpans(part).map((span) => ({ part: from, ...span })) : []
  })
}

const isWithin = ({ from, to }: DayRange, day: string) => from <= day && day <= to

/** The sums of each range from those of its parts; `idOf` distinguishes the rows of one part. */
const sumsByRange = <R extends PartSums>(
  ranges: Ranges,
  rows: readonly R[],
  idOf: (row: R) => string,
): R[] =>
  Object.entries(ranges).flatMap(([part, range]) => {
    const own = rows.filter((row) => isWithin(range, row.part))
    return [...Map.groupBy(own, idOf).values()].map((of) => ({ ...of[0]!, ...addUp(of), part }))
  })

export type PartSums = SessionMeasures & { part: string }
export type SurveySums = PartSums & { surveyId: string }

/** Figures of each survey in each of some ranges, by the ranges' names. Measures that are not in `names` are 0. */
export async function sumSurveys(
  db: Db,
  scope: ReportScope,
  ranges: Ranges,
  names: readonly Measure[] = measureNames,
): Promise<SurveySums[]> {
  const days = daysIn('survey_days', scope, partsOf(ranges))
  const { rows } = await db.query<Pick<SurveySums, 'surveyId' | 'part'>>(
    `select d."surveyId", given.part, ${sumsOf(names)} from ${days.rows} group by 1, 2`,
    days.values,
  )
  const sums = rows.map((row) => ({ ...noMeasures(), ...row }))
  return sumsByRange(ranges, sums, ({ surveyId }) => surveyId)
}

/** Figures of all surveys together in each of some ranges. */
export async function sumTotals(db: Db, scope: ReportScope, ranges: Ranges): Promise<PartSums[]> {
  const days = totalsIn(scope, partsOf(ranges))
  const { rows } = await db.query<PartSums>(
    `select given.part, ${sumsOf(measureNames)} from ${days.rows} group by 1`,
    days.values,
  )
  return sumsByRange(ranges, rows, () => '')
}

export type StartSums = SessionMeasures & { day: string }

/** Figures by day, or by the first day of a week or month, oldest first; those without conversations are missing. */
export async function sumSeries(
  db: Db,
  scope: ReportScope,
  range: DayRange,
  interval: Grain,
): Promise<StartSums[]> {
  const spans = spansOf(range, interval === 'day' ? ['day'] : [interval, 'day'])
  const start =
    interval === 'day'
      ? 'd.day'
      : `to_char(date_trunc('${interval}', d.day::timestamp), 'YYYY-MM-DD')`
  const days = totalsIn(scope, spans)
  const { rows } = await db.query<StartSums>(
    `select ${start} as day, ${sumsOf(measureNames)} from ${days.rows} group by 1 order by 1`,
    days.values,
  )
  return rows
}

export type AspectSums = {
  surveyId: string
  keyword: string
  mentions: number
  positive: number
  negative: number
}

export async function sumAspects(
  db: Db,
  scope: ReportScope,
  range: DayRange,
): Promise<AspectSums[]> {
  const days = daysIn('survey_aspects', scope, partsOf({ range }))
  const { rows } = await db.query<AspectSums>(
    `select d."surveyId", d.keyword, ${['mentions', 'positive', 'negative'].map(sumOf).join(', ')}
       from ${days.rows} group by 1, 2`,
    days.values,
  )
  // Rows of other days of a month that is counted as a whole are 0.
  return rows.filter(({ mentions }) => mentions > 0)
}

/** The day of the first conversation. */
export async function findFirstDay(
  db: Db,
  { ownerId, surveyIds, single }: ReportScope,
): Promise<string | undefined> {
  const { rows } = await db.query<{ day: string | null }>(
    `select min(day) as day from read.survey_days
      where grain = 'day' and ${single ? '"surveyId" = $1' : '"ownerId" = $1'}`,
    [single ? surveyIds[0] : ownerId],
  )
  return rows[0]?.day ?? undefined
}

/** Ids of responses, the strongest moments first, then the newest. */
export async function listCriticalMoments(
  db: Db,
  { ownerId, surveyIds, single }: ReportScope,
  { from, to }: DayRange,
  limit: number,
): Promise<string[]> {
  const { rows } = await db.query<{ responseId: string }>(
    `select "responseId" from read.critical_moments
      where ${single ? '"surveyId" = $1' : '"ownerId" = $1 and "surveyId" = any($5::uuid[])'}
        and day between $2 and $3 order by score, age limit $4`,
    single ? [surveyIds[0], from, to, limit] : [ownerId, from, to, limit, surveyIds],
  )
  return rows.map(({ responseId }) => responseId)
}

/** The position of the last change of an owner's figures after another; undefined without one. */
export async function lastChangeOfFigures(
  db: Db,
  ownerId: string,
  after: Position,
): Promise<Position | undefined> {
  const { rows } = await db.query<{ position: Position | null }>(
    `select greatest(
       (select max(position) from read.session_figures where "ownerId" = $1 and position > $2),
       (select max(position) from read.tombstones
         where "table" = 'session-figures' and position > $2 and scope @> $3::jsonb)) as position`,
    [ownerId, after, JSON.stringify({ ownerId })],
  )
  return rows[0]?.position ?? undefined
}
