import { LRUCache } from 'lru-cache'
import type { Db } from '#kernel/postgres/db.ts'
import { openOpenedTexts, type OpenedTexts } from '#kernel/privacy/opened-texts.ts'
import { hashesOf } from '../engine/keyed-column.ts'
import type { AnyProjection } from '../engine/projection.ts'
import { loadKeys, openUnseal } from '../engine/tables/sealed-rows.ts'
import { readTableOf } from '../engine/tables/table.ts'
import { answerFingerprints } from './answer-fingerprints.projection.ts'
import {
  type ComparedChange,
  type ComparedRow,
  type ComparisonWindow,
  createComparisonWindow,
} from './comparison-window.ts'
import { fingerprintsOf } from './fingerprints.ts'
import { responses, type ResponseRow } from './responses.projection.ts'

type ComparisonQuery = {
  ownerId: string
  surveyId: string
  conversationId: string
  responseId: string
  answer: string
}

/** `db` is of `openKeyReader`: with statistics of the tables, other connections plan the statement at each call. */
export type FindComparisonAnswers = (
  db: Db,
  query: ComparisonQuery,
) => Promise<{ others: string[]; own: string[] }>

/** `sharing`: of the answers with one fingerprint in common. Where more share it, these are near-copies, too. */
const maxRows = { latest: 200, similar: 50, sharing: 100, held: 400 }
/** Surveys whose answers were compared lately. */
const maxSurveys = 200
/** Answers whose texts stay in memory. */
const maxOpened = 5_000

/** `sealed` is read where its answer may not be known, and null otherwise. */
type Sealed = { sealed: string | null }
type FoundRow = ComparedChange & Sealed & { part: 'changed' | 'gone' | 'similar' | 'own' }

/**
 * The answers that an answer is compared with: the most similar and the latest of the survey's earlier answers, `own` from
 * the same conversation. Later answers are excluded, because an original is not a copy of its copy. So are calls for help,
 * answers that are not coded yet, which may be one, and replies to support messages. `own` is in the order in which it was said.
 */
export function openFindComparisonAnswers(): FindComparisonAnswers {
  const opened = openOpenedTexts<string | null>(maxOpened)
  const windows = new LRUCache<string, ComparisonWindow>({ max: maxSurveys })
  return async (db, query) => {
    const { rows, changed } = await findRows(db, query, windows)
    const answers = await openAnswers(db, [...changed, ...rows], opened)
    // An answer that several people gave is compared once.
    const read = rows.map((row) => ({ ...row, answer: answers.get(row.responseId) ?? null }))
    const textsOf = (some: readonly { answer: string | null }[]) => [
      ...new Set(some.flatMap(({ answer }) => answer ?? [])),
    ]
    const isOwn = ({ conversationId }: ComparedRow) => conversationId === query.conversationId
    const own = read.filter(isOwn).toSorted((a, b) => (a.position < b.position ? -1 : 1))
    return { others: textsOf(read.filter((row) => !isOwn(row))), own: textsOf(own) }
  }
}

/** The rows to compare with, and those that have changed since the last comparison. */
async function findRows(
  db: Db,
  query: ComparisonQuery,
  windows: LRUCache<string, ComparisonWindow>,
): Promise<{ rows: (ComparedRow & Sealed)[]; changed: (ComparedRow & Sealed)[] }> {
  const { surveyId, responseId } = query
  const window = windows.get(surveyId) ?? createComparisonWindow(maxRows.held)
  const since = window.position()
  const found = await readRows(db, query, { since, known: since, limit: maxRows.held })
  const changes = found.filter(({ part }) => part === 'changed' || part === 'gone')
  const isCut = changes.length >= maxRows.held
  // Too much has changed: the next comparison begins anew.
  if (isCut && since !== '') windows.delete(surveyId)
  else {
    window.take(changes, since, isCut)
    windows.set(surveyId, window)
  }
  const { answeredAt } = found.find(({ part }) => part === 'own') ?? { answeredAt: null }
  const held = windows.get(surveyId)?.before({ responseId, answeredAt }, maxRows.latest)
  const latest =
    held?.map((row) => ({ ...row, sealed: null })) ?? (await readEarlier(db, query, since))
  const ids = new Set(latest.map((row) => row.responseId))
  const similar = found.filter((row) => row.part === 'similar' && !ids.has(row.responseId))
  const changed = changes.filter(({ isCompared }) => isCompared)
  return { rows: [...latest, ...similar], changed }
}

/** Where the window does not hold enough answers that came before this one. */
const readEarlier = async (db: Db, query: ComparisonQuery, known: string) =>
  (await readRows(db, query, { since: '', known, limit: maxRows.latest, isEarlier: true })).filter(
    ({ part }) => part === 'changed',
  )

/**
 * `limit`: of the rows that changed after `since`; with `isEarlier`, of those that came before this answer. Sealed values of rows
 * that changed up to `known` are left out.
 */
type Reading = { since: string; known: string; limit: number; isEarlier?: boolean }

const compared = `kind = 'open' and "answeredAt" is not null and intent is not null
  and intent not in ('distress', 'concern') and purpose <> 'support'`

/** Reads a bounded number of rows from indexes, however many answers the survey has. */
async function readRows(
  db: Db,
  { ownerId, surveyId, responseId, answer }: ComparisonQuery,
  { since, known, limit, isEarlier = false }: Reading,
): Promise<FoundRow[]> {
  const prints = await hashesOf(db, answerFingerprints, ownerId, fingerprintsOf(answer))
  const { rows } = await db.query<FoundRow>({
    name: 'comparison-answers',
    text: `with own as materialized (select "answeredAt" from read.responses where "responseId" = $2),
      changed as materialized (
        select * from read.responses
          where "surveyId" = $1 and position > $3 and ($3 <> '' or (${compared}))
            and (not $5 or ("answeredAt", "responseId")
              < (coalesce((select "answeredAt" from own), 'infinity'::timestamptz), $2::uuid))
          order by position desc limit $4),
      nearest as materialized (
        select sharing."responseId" from unnest($6::text[]) as wanted(print)
          cross join lateral (
            select "responseId" from read.answer_prints as prints
              where "surveyId" = $1 and prints.print = wanted.print and "responseId" <> $2 limit $7) as sharing
          group by 1 order by count(*) desc, 1 limit $8)
      select 'changed' as part, "responseId", "conversationId", position, "answeredAt", (${compared}) as "isCompared",
          case when position > $9 then sealed end as sealed from changed
      union all
      select 'gone', key::uuid, null, position, null, false, null from read.tombstones
        where $3 <> '' and "table" = 'responses' and position > $3 and scope @> jsonb_build_object('surveyId', $1::uuid)
      union all
      select 'similar', "responseId", "conversationId", position, "answeredAt", true, case when position > $9 then sealed end
        from read.responses where "responseId" = any(array(select "responseId" from nearest)) and ${compared}
          and ("answeredAt", "responseId") < (coalesce((select "answeredAt" from own), 'infinity'::timestamptz), $2::uuid)
      union all
      select 'own', $2, null, null, "answeredAt", false, null from own`,
    values: [
      ...[surveyId, responseId, since, limit, isEarlier],
      ...[prints, maxRows.sharing, maxRows.similar, known],
    ],
  })
  return rows
}

/** By response; null after an erasure. */
async function openAnswers(
  db: Db,
  rows: readonly (ComparedRow & Sealed)[],
  opened: OpenedTexts<string | null>,
): Promise<ReadonlyMap<string, string | null>> {
  const table = readTableOf(responses as AnyProjection)
  const keys = await loadKeys({ db, table }, rows)
  const unseal = openUnseal(table, keys)
  const answerOf = (row: Omit<ComparedRow, 'answeredAt'> & Sealed) => {
    const key = keys.get(row.conversationId)
    if (!key) return { text: null }
    const known = opened.find(row.responseId, row.position, key)
    if (known || row.sealed === null) return known
    const { answer: text } = unseal(row) as ResponseRow
    opened.add(row.responseId, row.position, key, text)
    return { text }
  }
  const answers = new Map<string, string | null>()
  const unknown: string[] = []
  for (const row of rows) {
    if (answers.has(row.responseId)) continue
    const answer = answerOf(row)
    if (answer) answers.set(row.responseId, answer.text)
    else unknown.push(row.responseId)
  }
  for (const row of await readSealed(db, unknown))
    answers.set(row.responseId, answerOf(row)?.text ?? null)
  return answers
}

async function readSealed(
  db: Db,
  responseIds: readonly string[],
): Promise<(Omit<ComparedRow, 'answeredAt'> & Sealed)[]> {
  if (responseIds.length === 0) return []
  const { rows } = await db.query<Omit<ComparedRow, 'answeredAt'> & Sealed>({
    name: 'comparison-answers-sealed',
    text: `select "responseId", "conversationId", position, sealed from read.responses
      where "responseId" = any($1::uuid[])`,
    values: [responseIds],
  })
  return rows
}
