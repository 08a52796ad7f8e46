import type { InsightSource } from '#contract/api/insights.ts'
import type { Db } from '#kernel/postgres/db.ts'
import { type ResponseRow, responses } from '../conversations/responses.projection.ts'
import { addDays } from '../reports/calendar.ts'
import { queryRows } from '../engine/tables/query-rows.ts'
import { visibleSources } from './quoted-sources.ts'

const maxSources = 4

type Searched = { surveyId: string; sentiment: 'positive' | 'negative' }

/**
 * For each survey and sentiment, the answers with the strongest one of sessions that started on UTC days, both inclusive; readable
 * ones first. Calls for help are left out.
 */
export async function strongestSourcesOf(
  db: Db,
  searched: readonly Searched[],
  { from, to }: { from: string; to: string },
): Promise<InsightSource[][]> {
  const rows = await queryRows(
    db,
    responses,
    `select r.* from unnest($1::uuid[], $2::text[]) t("surveyId", sentiment) cross join lateral (
        select r."responseId", r."conversationId", r."surveyId", r.sentiment, r.status, r.sealed from read.responses r join read.sessions s on s."conversationId" = r."conversationId"
         where r."surveyId" = t."surveyId" and r.intent = 'answer' and r.purpose <> 'support' and r.sentiment = t.sentiment
           and r.sentiment in ('positive', 'negative') and s."startedAt" >= $3::timestamptz and s."startedAt" < $4::timestamptz
         order by abs(r."sentimentScore") desc, r."answeredAt" desc limit ${maxSources}) r`,
    [
      searched.map(({ surveyId }) => surveyId),
      searched.map(({ sentiment }) => sentiment),
      `${from}T00:00:00Z`,
      `${addDays(to, 1)}T00:00:00Z`,
    ],
  )
  return searched.map(({ surveyId, sentiment }) =>
    sourcesOf(rows.filter((row) => row.surveyId === surveyId && row.sentiment === sentiment)),
  )
}

function sourcesOf(rows: readonly ResponseRow[]): InsightSource[] {
  const quoted = rows.flatMap(({ responseId, answer, status, conversationId }) =>
    answer === null ? [] : [{ responseId, answer, status, conversationId }],
  )
  return visibleSources(
    quoted.map(({ responseId, answer }) => ({ responseId, start: 0, end: answer.length })),
    new Map(quoted.map((each) => [each.responseId, each])),
  )
}
