import type { Db } from '#kernel/postgres/db.ts'
import { queryRows } from '../engine/tables/query-rows.ts'
import { answerFingerprints } from './answer-fingerprints.projection.ts'
import { fingerprintsOf } from './fingerprints.ts'
import { hashesOf } from '../engine/keyed-column.ts'
import { responses } from './responses.projection.ts'

type ComparisonQuery = {
  ownerId: string
  surveyId: string
  conversationId: string
  responseId: string
  answer: string
}

const maxRows = { latest: 200, similar: 50 }

/**
 * The answers that an answer is compared with: the most similar and the latest of the survey's earlier answers, `own` from
 * the same conversation. Later answers are excluded, because an original is not a copy of its copy. So are calls for help,
 * answers that are not coded yet, which may be one, and replies to support messages.
 */
export async function findComparisonAnswers(
  db: Db,
  { ownerId, surveyId, conversationId, responseId, answer }: ComparisonQuery,
): Promise<{ others: string[]; own: string[] }> {
  const prints = await hashesOf(db, answerFingerprints, ownerId, fingerprintsOf(answer))
  const rows = await queryRows(
    db,
    responses,
    `with own as (select "answeredAt" from read.responses where "responseId" = $2),
      nearest as (
        select "responseId" from read.answer_prints
          where "surveyId" = $1 and print = any($3::text[]) and "responseId" <> $2
          group by "responseId" order by count(*) desc, "responseId" limit $4),
      before as (
        select "responseId", position from read.responses
          where "surveyId" = $1 and "responseId" <> $2 and kind = 'open' and "answeredAt" is not null
            and intent is not null and intent not in ('distress', 'concern') and purpose <> 'support'
            and ("answeredAt", "responseId")
              < (coalesce((select "answeredAt" from own), 'infinity'::timestamptz), $2::uuid))
      select * from read.responses where "responseId" in (
        (select "responseId" from before where "responseId" in (select "responseId" from nearest))
        union
        (select "responseId" from (select * from before order by position desc limit $5) latest))`,
    [surveyId, responseId, prints, maxRows.similar, maxRows.latest],
  )
  // An answer that several people gave is compared once.
  const textsOf = (isOwn: boolean) => [
    ...new Set(
      rows.flatMap((row) =>
        row.answer !== null && (row.conversationId === conversationId) === isOwn
          ? [row.answer]
          : [],
      ),
    ),
  ]
  return { others: textsOf(false), own: textsOf(true) }
}
