import type { Db } from '#kernel/postgres/db.ts'
import { fingerprintsOf } from './fingerprints.ts'

type ComparisonQuery = { surveyId: string; responseId: string; answer: string }

const maxRows = { latest: 200, similar: 50 }

/**
 * The answers that an answer is compared with: the most similar and the latest of the survey's earlier answers, those of
 * the same conversation included. Later answers are excluded: an original is not a copy of its copy.
 */
export async function findComparisonAnswers(
  db: Db,
  { surveyId, responseId, answer }: ComparisonQuery,
): Promise<string[]> {
  const { rows } = await db.query<{ answer: string }>(
    `with own as (select "answeredAt" from read.responses where "responseId" = $2),
      nearest as (
        select "responseId" from read.answer_prints
          where "surveyId" = $1 and print = any($3::text[]) and "responseId" <> $2
          group by "responseId" order by count(*) desc, "responseId" limit $4),
      before as (
        select "responseId", answer, position from read.responses
          where "surveyId" = $1 and "responseId" <> $2 and kind = 'open' and answer is not null
            and ("answeredAt", "responseId")
              < (coalesce((select "answeredAt" from own), 'infinity'::timestamptz), $2::uuid))
      (select answer from before where "responseId" in (select "responseId" from nearest))
      union
      (select answer from before order by position desc limit $5)`,
    [surveyId, responseId, fingerprintsOf(answer), maxRows.similar, maxRows.latest],
  )
  return rows.map((row) => row.answer)
}
