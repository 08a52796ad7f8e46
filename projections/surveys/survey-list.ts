// Queries of an owner's list of surveys.
import type { SurveyStatus } from '#contract/survey.ts'
import type { Db } from '#kernel/postgres/db.ts'
import { queryRows } from '../engine/tables/query-rows.ts'
import { findSurveysWithText } from './survey-search.ts'
import { statusAt, type SurveyRow, surveys } from './surveys.projection.ts'

export type ListedSurvey = Pick<
  SurveyRow,
  'surveyId' | 'publicId' | 'title' | 'description' | 'status' | 'closesAt' | 'createdAt'
> & { isAdvanced: boolean }

/** `before`: the last survey of the previous page. `limit`: null for all. */
export type SurveyListQuery = {
  search?: string | undefined
  status?: SurveyStatus | undefined
  before?: { createdAt: string; surveyId: string } | undefined
  limit: number | null
}

/** Newest first, with the status of each at `now`. Reads one index range, whatever the number of surveys. */
export async function listSurveysOf(
  db: Db,
  ownerId: string,
  { search, ...page }: SurveyListQuery,
  now = new Date(),
): Promise<ListedSurvey[]> {
  const ids = search ? await findSurveysWithText(db, ownerId, search) : undefined
  if (ids?.length === 0) return []
  const { text, values } = surveyListSql(ownerId, { ...page, ids }, now)
  const rows = await queryRows(db, surveys, text, values)
  return rows.map(({ surveyId, publicId, title, description, config, ...row }) => ({
    ...{ surveyId, publicId, title, description, closesAt: row.closesAt, createdAt: row.createdAt },
    status: statusAt(row, now),
    isAdvanced: config.advanced_mode,
  }))
}

/** `ids`: of those that may be listed; all of the owner's where absent. */
type FoundSurveys = Omit<SurveyListQuery, 'search'> & { ids?: readonly string[] | undefined }

export function surveyListSql(
  ownerId: string,
  { ids, status, before, limit }: FoundSurveys,
  now: Date,
) {
  const values: unknown[] = [ownerId]
  const parameter = (value: unknown) => `$${values.push(value)}`
  const conditions = ['"ownerId" = $1', '"restorableUntil" is null']
  if (status === 'closed')
    conditions.push(
      `(status = 'closed' or (status <> 'draft' and "closesAt" <= ${parameter(now)}))`,
    )
  else if (status) conditions.push(`status = ${parameter(status)}`)
  if (status === 'published' || status === 'paused')
    conditions.push(`("closesAt" is null or "closesAt" > ${parameter(now)})`)
  if (ids) conditions.push(isOneOf(parameter(ids)))
  if (before) {
    const [at, id] = [parameter(before.createdAt), parameter(before.surveyId)]
    conditions.push(`("createdAt", "surveyId") < (${at}::timestamptz, ${id}::uuid)`)
  }
  const text = `select "surveyId", "publicId", status, "closesAt", "createdAt", sealed
    from read.surveys where ${conditions.join(' and ')}
    order by "createdAt" desc, "surveyId" desc limit ${parameter(limit)}`
  return { text, values }
}

type SurveyCounts = Record<SurveyStatus, number>

/** By the status at `now`. */
export async function countSurveysOf(
  db: Db,
  ownerId: string,
  search?: string,
  now = new Date(),
): Promise<SurveyCounts> {
  const counts: SurveyCounts = { draft: 0, published: 0, paused: 0, closed: 0 }
  const ids = search ? await findSurveysWithText(db, ownerId, search) : undefined
  if (ids?.length === 0) return counts
  const values: unknown[] = [ownerId]
  const parameter = (value: unknown) => `$${values.push(value)}`
  const found = ids ? `and ${isOneOf(parameter(ids))}` : ''
  const count = (and = '') =>
    db.query<{ status: SurveyStatus; count: number }>(
      `select status, count(*)::int as count from read.surveys
       where "ownerId" = $1 and "restorableUntil" is null ${found} ${and} group by status`,
      values,
    )
  // Apart, so that the first query reads nothing but its index. Few surveys are due: the job closes them each minute.
  const { rows } = await count()
  const due = await count(
    `and status in ('published', 'paused') and "closesAt" <= ${parameter(now)}`,
  )
  for (const row of rows) counts[row.status] += row.count
  for (const row of due.rows) {
    counts[row.status] -= row.count
    counts.closed += row.count
  }
  return counts
}

/** Last deleted first. */
export async function deletedSurveysOf(
  db: Db,
  ownerId: string,
  now: Date,
): Promise<Pick<SurveyRow, 'surveyId' | 'title' | 'deletedAt' | 'restorableUntil'>[]> {
  return queryRows(
    db,
    surveys,
    `select "surveyId", sealed, "deletedAt", "restorableUntil" from read.surveys
      where "ownerId" = $1 and "restorableUntil" > $2 order by "deletedAt" desc limit 200`,
    [ownerId, now],
  )
}

/** Ids of surveys whose closing time has passed. */
export async function surveysDueToClose(db: Db, now: Date, limit: number): Promise<string[]> {
  const { rows } = await db.query<{ surveyId: string }>(
    `select "surveyId" from read.surveys
     where "closesAt" <= $1 and "restorableUntil" is null order by "closesAt" limit $2`,
    [now, limit],
  )
  return rows.map(({ surveyId }) => surveyId)
}

/** Ids of deleted surveys that are no longer restorable. */
export async function surveysDueToErase(db: Db, now: Date, limit: number): Promise<string[]> {
  const { rows } = await db.query<{ surveyId: string }>(
    `select "surveyId" from read.surveys
     where "restorableUntil" <= $1 order by "restorableUntil" limit $2`,
    [now, limit],
  )
  return rows.map(({ surveyId }) => surveyId)
}

const isOneOf = (parameter: string) => `"surveyId" = any(${parameter}::uuid[])`
