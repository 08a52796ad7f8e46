import type { Db } from '#kernel/postgres/db.ts'
import { fingerprintsOf } from './fingerprints.ts'

type ComparisonQuery = { surveyId: string; responseId: string; answer: string }

const maxRows = { latest: 200, alike: 50 }

/**
 * What an answer is compared with: of all answers that the survey got before it, the likest and the latest, those of
 * the same conversation included. Later ones do not count: an original stays one, whenever it is judged.
 */
export async function findComparisonAnswers(
  db: Db,
  { surveyId, responseId, answer }: ComparisonQuery,
): Promise<string[]> {
  const { rows } = await db.query<{ answer: string }>(
    `with own as (select "answeredAt" from read.responses where "responseId" = $2),
      alike as (
        select "responseId" from read.answer_prints
          where "surveyId" = $1 and print = any($3::text[]) and "responseId" <> $2
          group by "responseId" order by count(*) desc, "responseId" limit $4),
      before as (
        select "responseId", answer, position from read.responses
          where "surveyId" = $1 and "responseId" <> $2 and kind = 'open' and answer is not null
            and ("answeredAt", "responseId")
              < (coalesce((select "answeredAt" from own), 'infinity'::timestamptz), $2::uuid))
      (select answer from before where "responseId" in (select "responseId" from alike))
      union
      (select answer from before order by position desc limit $5)`,
    [surveyId, responseId, fingerprintsOf(answer), maxRows.alike, maxRows.latest],
  )
  return rows.map((row) => row.answer)
}
