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

/** The columns that are compared, and those that unsealing needs. */
type ComparedRow = Pick<ResponseRow, 'responseId' | 'conversationId'> & {
  sealed: string | null
  position: string
}

/**
 * The answers that an answer is compared with: the most similar and the latest of the survey's earlier answers, `own` from
 * the same conversation. Later answers are excluded, because an original is not a copy of its copy. So are calls for help,
 * answers that are not coded yet, which may be one, and replies to support messages.
 */
export function openFindComparisonAnswers(): FindComparisonAnswers {
  const opened = openOpenedAnswers()
  return async (db, query) => {
    const rows = await readRows(db, query)
    const answers = await unsealAnswers(db, rows, opened)
    // An answer that several people gave is compared once.
    const textsOf = (isOwn: boolean) => [
      ...new Set(
        rows.flatMap(({ conversationId }, index) =>
          (conversationId === query.conversationId) === isOwn ? (answers[index] ?? []) : [],
        ),
      ),
    ]
    return { others: textsOf(false), own: textsOf(true) }
  }
}

/** Reads a bounded number of rows from indexes, however many answers the survey has. */
async function readRows(
  db: Db,
  { ownerId, surveyId, responseId, answer }: ComparisonQuery,
): Promise<ComparedRow[]> {
  const prints = await hashesOf(db, answerFingerprints, ownerId, fingerprintsOf(answer))
  const { rows } = await db.query<ComparedRow>({
    name: 'comparison-answers',
    text: `with own as (select "answeredAt" from read.responses where "responseId" = $2),
      earlier as not materialized (
        select "responseId", "conversationId", sealed, position from read.responses
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
    values: [surveyId, responseId, prints, maxRows.similar, maxRows.latest, maxRows.sharing],
  })
  return rows
}

/** In the order of the rows; null after an erasure. */
async function unsealAnswers(
  db: Db,
  rows: readonly ComparedRow[],
  opened: OpenedAnswers,
): Promise<(string | null)[]> {
  const table = readTableOf(responses as AnyProjection)
  const keys = await loadKeys({ db, table }, rows)
  const unseal = openUnseal(table, keys)
  return rows.map((row) => {
    const key = keys.get(row.conversationId)
    return key ? opened(row, key, () => (unseal(row) as ResponseRow).answer) : null
  })
}
