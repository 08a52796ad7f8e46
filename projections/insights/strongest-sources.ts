import type { InsightSource } from '#contract/api/insights.ts'
import type { Db } from '#kernel/postgres/db.ts'
import { responses } from '../conversations/responses.projection.ts'
import { queryRows } from '../engine/tables/query-rows.ts'
import { visibleSources } from './quoted-sources.ts'

const maxSources = 4

/**
 * The answers with the strongest positive or negative sentiment of sessions that started on UTC days, both inclusive; readable
 * ones first. Calls for help are left out.
 */
export async function strongestSourcesOf(
  db: Db,
  surveyId: string,
  { from, to, sentiment }: { from: string; to: string; sentiment: 'positive' | 'negative' },
): Promise<InsightSource[]> {
  const rows = await queryRows(
    db,
    responses,
    `select r.* from read.responses r join read.sessions s on s."conversationId" = r."conversationId"
      where r."surveyId" = $1 and r.intent = 'answer' and r.purpose <> 'support' and r.sentiment = $2 and r.sentiment in ('positive', 'negative')
        and (s."startedAt" at time zone 'utc')::date between $3::date and $4::date
      order by abs(r."sentimentScore") desc, r."answeredAt" desc limit ${maxSources}`,
    [surveyId, sentiment, from, to],
  )
  const quoted = rows.flatMap(({ responseId, answer, status, conversationId }) =>
    answer === null ? [] : [{ responseId, answer, status, conversationId }],
  )
  return visibleSources(
    quoted.map(({ responseId, answer }) => ({ responseId, start: 0, end: answer.length })),
    new Map(quoted.map((each) => [each.responseId, each])),
  )
}
