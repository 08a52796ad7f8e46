// Totals of the sessions of some surveys, days and groups.
import { must } from '#kernel/problem.ts'
import type { Db } from '#kernel/postgres/db.ts'
import type { DayRange } from './calendar.ts'

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

const groupColumns = {
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

/** Of sessions that started on UTC days, both inclusive. Reads rollups: its time depends on surveys and days only. */
export async function sessionTotalsOf(
  db: Db,
  surveyIds: readonly string[],
  { from, to, group }: { from: string | undefined; to: string; group: SessionGroup | undefined },
): Promise<SessionTotals> {
  const sums = measures.map((name) => `coalesce(sum("${name}"), 0)::float8 as "${name}"`)
  const { rows } = await db.query<Record<(typeof measures)[number], number>>(
    `select ${sums.join(', ')} from read.survey_group_days
      where "surveyId" = any($1::uuid[]) and day between $2 and $3 ${group ? `and ${groupColumns[group.by]} = $4` : ''}`,
    [surveyIds, from ?? '', to, ...(group ? [String(group.value)] : [])],
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

export type SurveyDayTotals = {
  surveyId: string
  day: string
  responses: number
  analysed: number
  positive: number
  negative: number
}

/** By survey and UTC day, both inclusive. */
export async function surveyDayTotalsOf(
  db: Db,
  surveyIds: readonly string[],
  { from, to }: DayRange,
): Promise<SurveyDayTotals[]> {
  const { rows } = await db.query<SurveyDayTotals>(
    `select "surveyId", day, responses::float8 as responses, analysed::float8 as analysed,
       positive::float8 as positive, negative::float8 as negative
     from read.survey_days where "surveyId" = any($1::uuid[]) and grain = 'day' and day between $2 and $3`,
    [surveyIds, from, to],
  )
  return rows
}
