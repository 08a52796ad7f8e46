// Sums of figures over days, for reports. All read rollups: their time depends on surveys and days, not on responses.
import type { Db } from '#kernel/postgres/db.ts'
import type { Position } from '#ports/event-store.ts'
import { type DayRange, type Grain, type Span, spansOf } from './calendar.ts'
import { measureNames, type SessionMeasures } from './session-measures.ts'

/** The surveys of a report: `surveyIds` are all that count; `single` reads those of one survey by their own index. */
export type ReportScope = { ownerId: string; surveyIds: readonly string[]; single: boolean }

// Exact up to 2 ** 53; sums of bigint are converted from numeric, which takes longer than the sums.
const sums = measureNames.map((name) => `sum(d."${name}"::float8) as "${name}"`).join(', ')

/** The first parameter lists the spans; the second is the owner or the survey; the third, if any, the surveys. */
const daysIn = (table: string, { single }: ReportScope) =>
  `json_to_recordset($1::json) as given(part text, grain text, "from" text, "to" text)
     join read.${table} d on d.grain = given.grain and d.day between given."from" and given."to"
      and ${single ? 'd."surveyId" = $2' : 'd."ownerId" = $2 and d."surveyId" = any($3::uuid[])'}`

const valuesOf = (spans: readonly object[], { ownerId, surveyIds, single }: ReportScope) =>
  single ? [JSON.stringify(spans), surveyIds[0]] : [JSON.stringify(spans), ownerId, surveyIds]

type Part = Span & { part: string }

export type SurveySums = SessionMeasures & { surveyId: string; part: string }

/** Figures of each survey in each of some ranges, by the ranges' names. */
export async function sumSurveys(
  db: Db,
  scope: ReportScope,
  ranges: Readonly<Record<string, DayRange>>,
): Promise<SurveySums[]> {
  const namesOf = Map.groupBy(Object.keys(ranges), (name) => {
    const { from, to } = ranges[name]!
    return `${from} ${to}`
  })
  // Ranges of the same days are summed up once.
  const parts = [...namesOf.values()].flatMap(([part]): Part[] =>
    spansOf(ranges[part!]!).map((span) => ({ part: part!, ...span })),
  )
  const { rows } = await db.query<SurveySums>(
    `select d."surveyId", given.part, ${sums} from ${daysIn('survey_days', scope)} group by 1, 2`,
    valuesOf(parts, scope),
  )
  const alike = new Map([...namesOf.values()].map((names) => [names[0], names]))
  return rows.flatMap((row) => (alike.get(row.part) ?? []).map((part) => ({ ...row, part })))
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
  const { rows } = await db.query<StartSums>(
    `select ${start} as day, ${sums} from ${daysIn('survey_days', scope)} group by 1 order by 1`,
    valuesOf(spans, scope),
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
  const { rows } = await db.query<AspectSums>(
    `select d."surveyId", d.keyword, sum(d.mentions)::float8 as mentions,
            sum(d.positive)::float8 as positive, sum(d.negative)::float8 as negative
       from ${daysIn('survey_aspects', scope)} group by 1, 2`,
    valuesOf(spansOf(range), scope),
  )
  return rows
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
