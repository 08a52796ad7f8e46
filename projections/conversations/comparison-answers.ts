import { LRUCache } from 'lru-cache'
import type { Db } from '#kernel/postgres/db.ts'
import { hashesOf } from '../engine/keyed-column.ts'
import type { AnyProjection } from '../engine/projection.ts'
import { loadKeys, openUnseal } from '../engine/tables/sealed-rows.ts'
import { readTableOf } from '../engine/tables/table.ts'
import { answerFingerprints } from './answer-fingerprints.projection.ts'
import { fingerprintsOf } from './fingerprints.ts'
import { openOpenedAnswers, type OpenedAnswers } from './opened-answers.ts'
import { responses, type ResponseRow } from './responses.projection.ts'

type ComparisonQuery = {
  ownerId: string
  surveyId: string
  conversationId: string
  responseId: string
  answer: string
}

export type FindComparisonAnswers = (
  db: Db,
  query: ComparisonQuery,
) => Promise<{ others: string[]; own: string[] }>

/** `sharing`: of the answers with one fingerprint in common. Where more share it, these are near-copies, too. */
const maxRows = { latest: 200, similar: 50, sharing: 100 }

/** `sealed` is read where its answer may not be known, and null otherwise. */
type ComparedRow = Pick<ResponseRow, 'responseId' | 'conversationId'> & {
  sealed: string | null
  position: string
}

/** Surveys whose answers were compared lately. */
const maxSurveys = 1_000

/**
 * The answers that an answer is compared with: the most similar and the latest of the survey's earlier answers, `own` from
 * the same conversation. Later answers are excluded, because an original is not a copy of its copy. So are calls for help,
 * answers that are not coded yet, which may be one, and replies to support messages. `own` is in the order in which it was said.
 */
export function openFindComparisonAnswers(): FindComparisonAnswers {
  const opened = openOpenedAnswers()
  /** The last position up to which a survey's latest answers are known. */
  const positions = new LRUCache<string, string>({ max: maxSurveys })
  return async (db, query) => {
    const { surveyId } = query
    const rows = await readRows(db, query, positions.get(surveyId) ?? '')
    const answers = await openAnswers(db, rows, opened)
    const last = rows.reduce((max, { position }) => (position > max ? position : max), '')
    if (last !== '') positions.set(surveyId, last)
    // An answer that several people gave is compared once.
    const read = rows.map((row, index) => ({ ...row, answer: answers[index] ?? null }))
    const textsOf = (some: readonly { answer: string | null }[]) => [
      ...new Set(some.flatMap(({ answer }) => answer ?? [])),
    ]
    const isOwn = ({ conversationId }: ComparedRow) => conversationId === query.conversationId
    const own = read.filter(isOwn).toSorted((a, b) => (a.position < b.position ? -1 : 1))
    return { others: textsOf(read.filter((row) => !isOwn(row))), own: textsOf(own) }
  }
}

/** Reads a bounded number of rows from indexes, however many answers the survey has; what is sealed in those after `known`. */
async function readRows(
  db: Db,
  { ownerId, surveyId, responseId, answer }: ComparisonQuery,
  known: string,
): Promise<ComparedRow[]> {
  const prints = await hashesOf(db, answerFingerprints, ownerId, fingerprintsOf(answer))
  const { rows } = await db.query<ComparedRow>({
    name: 'comparison-answers',
    text: `with own as (select "answeredAt" from read.responses where "responseId" = $2),
      earlier as not materialized (
        select "responseId", "conversationId", position, case when position > $7 then sealed end as sealed
          from read.responses
          where "surveyId" = $1 and "responseId" <> $2 and kind = 'open' and "answeredAt" is not null
            and intent is not null and intent not in ('distress', 'concern') and purpose <> 'support'
            and ("answeredAt", "responseId")
              < (coalesce((select "answeredAt" from own), 'infinity'::timestamptz), $2::uuid)),
      nearest as materialized (
        select sharing."responseId" from unnest($3::text[]) as wanted(print)
          cross join lateral (
            select "responseId" from read.answer_prints as prints
              where "surveyId" = $1 and prints.print = wanted.print and "responseId" <> $2 limit $6) as sharing
          group by 1 order by count(*) desc, 1 limit $4),
      latest as materialized (select * from earlier order by position desc limit $5)
      select * from latest
      union all
      select * from earlier where "responseId" = any(array(select "responseId" from nearest))
        and "responseId" <> all(array(select "responseId" from latest))`,
    values: [surveyId, responseId, prints, maxRows.similar, maxRows.latest, maxRows.sharing, known],
  })
  return rows
}

/** In the order of the rows; null after an erasure. */
async function openAnswers(
  db: Db,
  rows: readonly ComparedRow[],
  opened: OpenedAnswers,
): Promise<(string | null)[]> {
  const table = readTableOf(responses as AnyProjection)
  const keys = await loadKeys({ db, table }, rows)
  const unseal = openUnseal(table, keys)
  const answerOf = (row: ComparedRow): { text: string | null } | undefined => {
    const key = keys.get(row.conversationId)
    if (!key) return { text: null }
    const known = opened.find(row, key)
    if (known || row.sealed === null) return known
    const { answer: text } = unseal(row) as ResponseRow
    opened.add(row, key, text)
    return { text }
  }
  const answers = new Map(rows.map((row) => [row.responseId, answerOf(row)]))
  const unknown = [...answers].flatMap(([id, answer]) => (answer ? [] : [id]))
  for (const row of await readSealed(db, unknown)) answers.set(row.responseId, answerOf(row))
  return rows.map(({ responseId }) => answers.get(responseId)?.text ?? null)
}

async function readSealed(db: Db, responseIds: readonly string[]): Promise<ComparedRow[]> {
  if (responseIds.length === 0) return []
  const { rows } = await db.query<ComparedRow>({
    name: 'comparison-answers-sealed',
    text: `select "responseId", "conversationId", position, sealed from read.responses
      where "responseId" = any($1::uuid[])`,
    values: [responseIds],
  })
  return rows
}
