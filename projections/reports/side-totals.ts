// Totals of the sessions of some surveys, days and groups.
import type { z } from 'zod'
import { must } from '#kernel/problem.ts'
import type { Db } from '#kernel/postgres/db.ts'
import { type DayRange, spansOf } from './calendar.ts'
import { rowsOfSpans } from './rows-of-spans.ts'
import type { RatingKind } from './session-figures-row.ts'

export type SessionGroup = {
  by: 'versions' | 'language' | 'device' | 'channel' | 'batch'
  value: string | number
}

/** Sums of values of which a mean and its variance follow. */
export type Sums = { count: number; sum: number; sumOfSquares: number }

export type SessionTotals = {
  sessions: number
  completed: number
  analysed: number
  positive: number
  negative: number
  /** Responses by session. */
  responses: Sums
  /** Durations of completed sessions, in seconds. */
  durations: Sums
}

/** Sessions that started on UTC days, both inclusive. */
type GroupDays = { from: string | undefined; to: string; group: SessionGroup | undefined }

const columnOf = {
  versions: '"surveyVersion"::text',
  language: 'language',
  device: 'device',
  channel: 'mode',
  batch: '"invitationBatch"',
} as const

const measures = [
  ...(['sessions', 'completed', 'analysed', 'positive', 'negative', 'responses'] as const),
  ...(['responsesSquared', 'timed', 'seconds', 'secondsSquared'] as const),
]

/** Reads a rollup: its time depends on surveys and months only. */
export async function sessionTotalsOf(
  db: Db,
  surveyIds: readonly string[],
  days: GroupDays,
): Promise<SessionTotals> {
  const sums = measures.map((name) => `coalesce(sum("${name}"), 0)::float8 as "${name}"`)
  const { rows: from, values } = rowsOfGroup('survey_group_days', surveyIds, days)
  const { rows } = await db.query<Record<(typeof measures)[number], number>>(
    `select ${sums.join(', ')} from ${from}`,
    values,
  )
  const { responses, responsesSquared, timed, seconds, secondsSquared, ...counts } = must(
    rows[0],
    'sums',
  )
  return {
    ...counts,
    responses: { count: counts.sessions, sum: responses, sumOfSquares: responsesSquared },
    durations: { count: timed, sum: seconds, sumOfSquares: secondsSquared },
  }
}

export type Ratings = Record<z.infer<typeof RatingKind>, ReadonlyMap<number, number>>

/** How often each number was answered to questions of each kind. */
export async function ratingsOf(
  db: Db,
  surveyIds: readonly string[],
  days: GroupDays,
): Promise<Ratings> {
  const { rows: from, values } = rowsOfGroup('survey_ratings', surveyIds, days)
  const { rows } = await db.query<{ kind: keyof Ratings; value: number; answers: number }>(
    `select kind, value, sum(answers)::float8 as answers from ${from} group by kind, value order by value`,
    values,
  )
  const countsOf = (kind: keyof Ratings) =>
    new Map(rows.flatMap((row) => (row.kind === kind ? [[row.value, row.answers]] : [])))
  return { nps: countsOf('nps'), scale: countsOf('scale') }
}

const earliest = '2000-01-01'

function rowsOfGroup(
  table: string,
  surveyIds: readonly string[],
  { from = earliest, to, group }: GroupDays,
): { rows: string; values: unknown[] } {
  const condition = `r."surveyId" = any($6::uuid[]) ${group ? `and r.${columnOf[group.by]} = $7` : ''}`
  const values = [surveyIds, ...(group ? [String(group.value)] : [])]
  return rowsOfSpans(table, condition, spansOf({ from, to }, ['month', 'day']), values)
}

/** Sums of a survey's sessions of some days. */
export type PeriodTotals = {
  responses: number
  analysed: number
  positive: number
  negative: number
  /** Responses until the day on which the survey's insights were generated. */
  reported: number
}

/** The totals of a period and of the days before it; UTC days, both inclusive. */
export type ComparedTotals = { later: PeriodTotals; before: PeriodTotals }

export const noTotals: PeriodTotals = {
  ...{ responses: 0, analysed: 0, positive: 0, negative: 0, reported: 0 },
}

/** By survey; those without sessions are left out. `before` ends where `later` begins. */
export async function comparedTotalsOf(
  db: Db,
  reports: readonly { surveyId: string; generatedOn: string }[],
  { later, before }: { later: DayRange; before: DayRange },
): Promise<ReadonlyMap<string, ComparedTotals>> {
  const { rows } = await db.query<PeriodTotals & { surveyId: string; isLater: boolean }>(
    `select given."surveyId", d.day >= $3 as "isLater", sum(d.responses)::float8 as responses, sum(d.analysed)::float8 as analysed,
        sum(d.positive)::float8 as positive, sum(d.negative)::float8 as negative,
        coalesce(sum(d.responses) filter (where d.day <= given."generatedOn"), 0)::float8 as reported
       from unnest($1::uuid[], $2::text[]) as given("surveyId", "generatedOn")
       cross join lateral (
         select * from read.survey_days r
          where r."surveyId" = given."surveyId" and r.grain = 'day' and r.day between $4 and $5 offset 0) d
      group by 1, 2`,
    [
      reports.map(({ surveyId }) => surveyId),
      reports.map(({ generatedOn }) => generatedOn),
      ...[later.from, before.from, later.to],
    ],
  )
  const bySurvey = Map.groupBy(rows, ({ surveyId }) => surveyId)
  return new Map(
    [...bySurvey].map(([surveyId, own]) => [
      surveyId,
      {
        later: own.find(({ isLater }) => isLater) ?? noTotals,
        before: own.find(({ isLater }) => !isLater) ?? noTotals,
      },
    ]),
  )
}
