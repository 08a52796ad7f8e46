// What an owner may take along: the answers and conversations of a survey, oldest conversation first.
import type { ExportedThing, ExportFilter } from '#contract/api/exports.ts'
import type { OwnerTurn } from '#contract/live.ts'
import type { Respondent } from '#contract/respondent.ts'
import type { Db } from '#kernel/postgres/db.ts'
import type { Row } from '../engine/projection.ts'
import { unsealRows } from '../engine/tables/query-rows.ts'
import { readSnapshot } from '../engine/tables/read-snapshot.ts'
import { presentTurn } from './conversation-feeds.ts'
import { findQuotedStatuses } from './redacted-question.ts'
import { respondentsOf } from './respondents.ts'
import { resolveFilter, responseConditions } from './response-filter.ts'
import { normalizeForSearch } from '../surveys/search-text.ts'
import { type ResponseRow, responses } from './responses.projection.ts'
import { sessions, type SessionRow } from './sessions.projection.ts'

export type ExportedRows = { surveyId: string; what: ExportedThing; filter: ExportFilter }

/** Conditions on rows of `read.responses`, named `r`: the answers of a survey that a filter selects, without its search. */
async function conditionsOf(
  db: Db,
  surveyId: string,
  fields: ExportFilter,
): Promise<{ where: string; values: unknown[]; isFiltered: boolean }> {
  const { search: _, answer_language: language, ...filter } = fields
  const values: unknown[] = [surveyId]
  const parameter = (value: unknown) => `$${values.push(value)}`
  const resolved = await resolveFilter(db, surveyId, { ...filter, ...(language && { language }) })
  const conditions = responseConditions(surveyId, resolved, parameter)
  const base = ['r."surveyId" = $1', `r.status <> 'unanswered'`]
  const isFiltered = conditions.length > 0
  // Only qualified responses are locked or unlocked.
  if (filter.access) conditions.push('r."rubricVersion" is not null')
  return { where: [...base, ...conditions].join(' and '), values, isFiltered }
}

async function sourceOf(
  db: Db,
  { surveyId, what, filter }: ExportedRows,
): Promise<{ from: string; values: unknown[] }> {
  const { where, values, isFiltered } = await conditionsOf(db, surveyId, filter)
  if (what === 'responses') return { from: `read.responses r where ${where}`, values }
  const from = 'read.sessions where "surveyId" = $1'
  if (!isFiltered) return { from, values }
  const matching = `select r."conversationId" from read.responses r where ${where}`
  return { from: `${from} and "conversationId" in (${matching})`, values }
}

/** The number of rows before a search, counted up to `limit`. */
export async function countExportedRows(
  db: Db,
  rows: ExportedRows,
  limit?: number,
): Promise<number> {
  const { from, values } = await sourceOf(db, rows)
  const counted = await db.query<{ count: number }>(
    `select count(*)::int as count from (select from ${from} limit $${values.length + 1}) counted`,
    [...values, limit ?? null],
  )
  return counted.rows[0]?.count ?? 0
}

const sessionsPerPage = { responses: 125, sessions: 1_000 }

/** What `presentTurn` reads of a row, and columns do not skip: half of a row is for other readers. */
const presentedColumns = [
  ...['responseId', 'conversationId', 'number', 'kind', 'quotes', 'purpose', 'intent'],
  ...[
    'status',
    'sentiment',
    'emotions',
    'followUp',
    'score',
    'askedAt',
    'answeredAt',
    'spoken',
    'sealed',
  ],
]
  .map((name) => `r."${name}"`)
  .join(', ')

/**
 * Answered questions, redacted as on the owner's screens. Conversations are read in order, and their answers with them: a
 * sort of all answers would not fit into memory.
 */
export async function* exportedTurns(
  db: Db,
  surveyId: string,
  filter: ExportFilter,
): AsyncGenerator<OwnerTurn[]> {
  const { where, values } = await conditionsOf(db, surveyId, filter)
  const text = `select ${presentedColumns} from read.responses r
    where ${where} and r."conversationId" = any($${values.length + 1}::uuid[]) order by r.number`
  const { from, values: sessionValues } = await sourceOf(db, { surveyId, what: 'sessions', filter })
  yield* readSnapshot(db, {
    text: `select * from ${from} order by "startedAt", "conversationId"`,
    values: sessionValues,
    rowsPerPage: sessionsPerPage.responses,
    async read(page, tx) {
      // Loads the keys of the conversations while the database reads the answers, which the same keys seal.
      const [answers, found] = await Promise.all([
        tx.query<Row>(text, [...values, idsOf(page)]),
        unsealSessions(db, page),
      ])
      return { answers: answers.rows, found }
    },
    async make(page, { answers, found }) {
      const rows = (await unsealRows(db, responses, answers)) as ResponseRow[]
      answers.length = 0
      const statusOf = await findQuotedStatuses(db, rows)
      const respondents = await respondentsOf(db, found)
      const byConversation = Map.groupBy(rows, ({ conversationId }) => conversationId)
      return idsOf(page).flatMap((id) =>
        (byConversation.get(id) ?? []).map((row) => presentTurn(row, statusOf, respondents)),
      )
    },
  })
}

const idsOf = (stored: readonly Row[]) => stored.map((row) => row['conversationId'] as string)

const unsealSessions = async (db: Db, stored: readonly Row[]) =>
  (await unsealRows(db, sessions, stored)) as SessionRow[]

export type ExportedSession = SessionRow & { respondent?: Respondent | undefined }

export async function* exportedSessions(
  db: Db,
  surveyId: string,
  filter: ExportFilter,
): AsyncGenerator<ExportedSession[]> {
  const { from, values } = await sourceOf(db, { surveyId, what: 'sessions', filter })
  yield* readSnapshot(db, {
    text: `select * from ${from} order by "startedAt", "conversationId"`,
    values,
    rowsPerPage: sessionsPerPage.sessions,
    read: () => Promise.resolve(undefined),
    async make(page) {
      const rows = await unsealSessions(db, page)
      const respondents = await respondentsOf(db, rows)
      return rows.map((row) => ({ ...row, respondent: respondents.get(row.conversationId) }))
    },
  })
}

/** Whether a turn has a text in what its owner may read of it: the text is normalized. */
export function turnContains(turn: OwnerTurn, text: string): boolean {
  const { name = '', reference = '', fields = [] } = turn.respondent ?? {}
  const texts = [
    turn.question,
    turn.answer ?? '',
    name,
    reference,
    ...fields.map(({ value }) => value),
  ]
  return texts.some((each) => normalizeForSearch(each).includes(text))
}
