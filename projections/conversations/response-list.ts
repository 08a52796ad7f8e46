// Pages, counts and searches of a survey's qualified responses. Filters and orders read indexes of plain columns; a search
// opens the sealed texts of a bounded number of rows.
import type { QualifiedResponse, ResponseFilter, ResponseOrder } from '#contract/api/responses.ts'
import type { Db } from '#kernel/postgres/db.ts'
import { must } from '#kernel/problem.ts'
import { queryRows } from '../engine/tables/query-rows.ts'
import { normalizeForSearch } from '../surveys/search-text.ts'
import { isErased } from './find-response.ts'
import { presentQualifiedResponse, readableTextOf } from './qualified-responses.ts'
import { findQuotedStatuses } from './redacted-question.ts'
import { findRespondents } from './respondents.ts'
import { resolveFilter, responseConditions, type ResolvedFilter } from './response-filter.ts'
import { responses, type ResponseRow } from './responses.projection.ts'

/** The last row of a page: the value that its order sorts by, and the row's id. */
export type ListPlace = { value: number; responseId: string }

export type ListQuery = {
  filter: ResponseFilter
  order: ResponseOrder
  limit: number
  after?: ListPlace | undefined
  search?: string | undefined
}

export type ListPage = {
  items: QualifiedResponse[]
  next: ListPlace | null
  /** Rows whose texts the search has read. */
  searched: number
}

/** Rows that one request searches, and rows that are read and opened between two turns of the event loop. */
const searchBound = 2_000
const searchBatch = 100

type Sorting = {
  sql: string
  direction: 'asc' | 'desc'
  valueOf: (row: ResponseRow) => number
  parameterOf: (value: number) => unknown
}

const byTime = {
  sql: 'r."answeredAt"',
  valueOf: (row: ResponseRow) => Date.parse(row.answeredAt ?? ''),
  parameterOf: (value: number) => new Date(value),
}
const byScore = {
  sql: 'r.score',
  valueOf: (row: ResponseRow) => row.score ?? 0,
  parameterOf: Number,
}
/** A response without a sentiment is listed among the neutral ones. */
const bySentiment = {
  sql: 'coalesce(r."sentimentScore", 0)',
  valueOf: (row: ResponseRow) => row.sentimentScore ?? 0,
  parameterOf: Number,
}

const sortings: Readonly<Record<ResponseOrder, Sorting>> = {
  newest: { ...byTime, direction: 'desc' },
  oldest: { ...byTime, direction: 'asc' },
  highest_score: { ...byScore, direction: 'desc' },
  lowest_score: { ...byScore, direction: 'asc' },
  most_positive: { ...bySentiment, direction: 'desc' },
  most_negative: { ...bySentiment, direction: 'asc' },
}

/** One page after `after`. A search stops at its bound: `next` is then where it continues, whatever the length of the page. */
export async function pageOfResponses(
  db: Db,
  surveyId: string,
  { filter, search, limit, order, after }: ListQuery,
): Promise<ListPage> {
  const resolved = await resolveFilter(db, surveyId, filter)
  const { valueOf } = sortings[order]
  const placeOf = (row: ResponseRow) => ({ value: valueOf(row), responseId: row.responseId })
  const read = (from: ListPlace | undefined, count: number) =>
    readRows(db, surveyId, { filter: resolved, order, limit: count, after: from })
  const text = normalizeForSearch(search ?? '')
  if (text !== '') return searchRows(db, { text, limit, after, read, placeOf })
  // One row more than the page: shows whether there is a next page.
  const rows = await read(after, limit + 1)
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  const items = await presentMatches(db, page, { text, limit })
  return { items, next: last && rows.length > limit ? placeOf(last) : null, searched: 0 }
}

type RowsSearch = Pick<ListQuery, 'limit' | 'after'> & {
  /** Normalized. */
  text: string
  read: (after: ListPlace | undefined, count: number) => Promise<ResponseRow[]>
  placeOf: (row: ResponseRow) => ListPlace
}

/** Ends after the row that fills the page, after the last row, or at the bound. */
async function searchRows(
  db: Db,
  { text, limit, after, read, placeOf }: RowsSearch,
): Promise<ListPage> {
  const items: QualifiedResponse[] = []
  let [place, searched] = [after, 0]
  while (searched < searchBound) {
    // oxlint-disable-next-line no-await-in-loop -- each batch continues after the one before
    const rows = await read(place, searchBatch)
    // oxlint-disable-next-line no-await-in-loop
    items.push(...(await presentMatches(db, rows, { text, limit: limit - items.length })))
    const isFull = items.length === limit
    const lastId = isFull ? items.at(-1)?.id : rows.at(-1)?.responseId
    const readCount = rows.findIndex(({ responseId }) => responseId === lastId) + 1
    searched += readCount
    const last = rows[readCount - 1]
    if (!last || (rows.length < searchBatch && readCount === rows.length))
      return { items, next: null, searched }
    place = placeOf(last)
    if (isFull) break
  }
  return { items, next: place ?? null, searched }
}

/** `more`: further responses match, which are not counted. */
export type ResponseCounts = { total: number; locked: number; unlocked: number; more: boolean }

/** Matching rows that one request counts. */
const countBound = 10_000

/** Without a filter the count is exact; with one, it ends at a bound. */
export async function countResponses(
  db: Db,
  surveyId: string,
  filter: ResponseFilter,
): Promise<ResponseCounts> {
  const isFiltered = Object.values(filter).some((value) => value !== undefined)
  if (!isFiltered) return countAll(db, surveyId)
  const { where, values, parameter } = openWhere(
    surveyId,
    await resolveFilter(db, surveyId, filter),
  )
  const { rows } = await db.query<{ found: number; unlocked: number }>(
    `select count(*)::int as found, (count(*) filter (where status = 'unlocked'))::int as unlocked
      from (select r.status from read.responses r where ${where} limit ${parameter(countBound + 1)}) matching`,
    values,
  )
  const { found, unlocked } = must(rows[0], 'counts')
  return countsOf(Math.min(found, countBound), unlocked, found > countBound)
}

async function countAll(db: Db, surveyId: string): Promise<ResponseCounts> {
  const { rows } = await db.query<{ responses: number; unlocked: number }>(
    'select responses, unlocked from read.qualified_counts where "surveyId" = $1',
    [surveyId],
  )
  const { responses: total, unlocked } = rows[0] ?? { responses: 0, unlocked: 0 }
  return countsOf(total, unlocked, false)
}

const countsOf = (total: number, unlocked: number, more: boolean): ResponseCounts => ({
  total,
  locked: Math.max(0, total - unlocked),
  unlocked: Math.min(unlocked, total),
  more,
})

type RowsQuery = Pick<ListQuery, 'order' | 'limit' | 'after'> & { filter: ResolvedFilter }

async function readRows(db: Db, surveyId: string, query: RowsQuery): Promise<ResponseRow[]> {
  const { text, values } = rowsSql(surveyId, query)
  return queryRows(db, responses, text, values)
}

/** The inner query reads an index alone; the rows are fetched for the page only. */
export function rowsSql(
  surveyId: string,
  { filter, order, limit, after }: RowsQuery,
): { text: string; values: unknown[] } {
  const { where, values, parameter } = openWhere(surveyId, filter)
  const { sql, direction, parameterOf } = sortings[order]
  const compare = direction === 'asc' ? '>' : '<'
  const place = after
    ? `and (${sql}, r."responseId") ${compare} (${parameter(parameterOf(after.value))}, ${parameter(after.responseId)}::uuid)`
    : ''
  const sorted = `order by ${sql} ${direction}, r."responseId" ${direction}`
  const text = `select r.* from read.responses r where r."responseId" in (
      select r."responseId" from read.responses r where ${where} ${place} ${sorted} limit ${parameter(limit)})
    ${sorted}`
  return { text, values }
}

function openWhere(surveyId: string, filter: ResolvedFilter) {
  const values: unknown[] = [surveyId]
  const parameter = (value: unknown) => `$${values.push(value)}`
  const conditions = responseConditions(surveyId, filter, parameter)
  const where = ['r."surveyId" = $1', 'r."rubricVersion" is not null', ...conditions].join(' and ')
  return { where, values, parameter }
}

/** The first of the rows that contain a text, as their owner reads them; of all rows without a text. */
async function presentMatches(
  db: Db,
  found: readonly ResponseRow[],
  { text, limit }: { text: string; limit: number },
): Promise<QualifiedResponse[]> {
  const rows = found.filter((row) => !isErased(row))
  const statusOf = await findQuotedStatuses(db, rows)
  const respondents = await findRespondents(db, rows)
  const matches = (row: ResponseRow) =>
    text === '' ||
    readableTextOf(row, statusOf, respondents).some((part) =>
      normalizeForSearch(part).includes(text),
    )
  return rows
    .filter(matches)
    .slice(0, limit)
    .map((row) => presentQualifiedResponse(row, statusOf, respondents))
}
