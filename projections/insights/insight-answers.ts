// The answers of a survey that insights are based on: coded as answers and not erased. Replies to support messages are left out.
import type { Source } from '#contract/events/insight-reports.ts'
import type { ResponseStatus } from '#contract/live.ts'
import type { Sentiment } from '#contract/survey.ts'
import type { Db } from '#kernel/postgres/db.ts'
import { must } from '#kernel/problem.ts'
import type { Position } from '#ports/event-store.ts'
import { responses, type ResponseRow } from '../conversations/responses.projection.ts'
import { queryRows } from '../engine/tables/query-rows.ts'

export type InsightAnswer = {
  responseId: string
  conversationId: string
  question: string
  objectiveId: string | null
  isClosing: boolean
  answer: string
  sentiment: Sentiment | null
  status: ResponseStatus
}

const insightAnswersSql = `from read.responses r
  where r."surveyId" = $1 and r.intent = 'answer' and r.purpose <> 'support' and r."answeredAt" is not null`

/** A person's answers together; oldest first. */
export async function insightAnswersOf(db: Db, surveyId: string): Promise<InsightAnswer[]> {
  const rows = await queryRows(
    db,
    responses,
    `select r.* ${insightAnswersSql}
      order by min(r."answeredAt") over (partition by r."conversationId"), r."conversationId", r."answeredAt", r."responseId"`,
    [surveyId],
  )
  return rows.flatMap(insightAnswerOf)
}

function insightAnswerOf(row: ResponseRow): InsightAnswer[] {
  const { responseId, conversationId, question, objectiveId, answer, sentiment, status } = row
  if (answer === null) return []
  return [
    {
      ...{ responseId, conversationId, objectiveId, answer, sentiment, status },
      question: question ?? '',
      isClosing: row.purpose === 'closing',
    },
  ]
}

export async function insightAnswerIdsOf(db: Db, surveyId: string): Promise<string[]> {
  const { rows } = await db.query<{ responseId: string }>(
    `select r."responseId" ${insightAnswersSql}`,
    [surveyId],
  )
  return rows.map(({ responseId }) => responseId)
}

/** The number of people whose answers insights are based on. */
export async function countInsightPeople(db: Db, surveyId: string): Promise<number> {
  const { rows } = await db.query<{ people: number }>(
    `select count(distinct r."conversationId")::float8 as people ${insightAnswersSql}`,
    [surveyId],
  )
  return must(rows[0], 'a count').people
}

/** Number of answers, of those that no digest has read, and of calls for help, whose replies are not counted. */
export async function countInsightAnswers(
  db: Db,
  surveyId: string,
): Promise<{ all: number; unread: number; calls: number }> {
  const { rows } = await db.query<{ all: number; calls: number; digested: number }>(
    `select coalesce(sum(answers), 0)::float8 as all, coalesce(sum(calls), 0)::float8 as calls,
            (select coalesce(sum(responses), 0)::float8 from read.digested_counts
              where "surveyId" = $1) as digested
       from read.insight_answers where "surveyId" = $1`,
    [surveyId],
  )
  const { all, calls, digested } = must(rows[0], 'sums')
  return { all, calls, unread: Math.max(0, all - digested) }
}

/** The ids of the answers of each conversation until a time, by the time of the conversation's first answer. */
export async function conversationsUntil(
  db: Db,
  surveyId: string,
  until: string,
): Promise<string[][]> {
  const { rows } = await db.query<{ ids: string[] }>(
    `select array_agg(r."responseId"::text) as ids ${insightAnswersSql}
      and r."answeredAt"::timestamptz <= $2::timestamptz
      group by r."conversationId" order by min(r."answeredAt"), r."conversationId"`,
    [surveyId, until],
  )
  return rows.map(({ ids }) => ids)
}

export type QuotedAnswer = { answer: string; status: ResponseStatus; conversationId: string }
type PositionedAnswer = QuotedAnswer & { position: Position }

/** Answers and statuses of those responses that still exist. */
export async function findQuotedAnswers(
  db: Db,
  surveyIds: readonly string[],
  responseIds: Iterable<string>,
): Promise<ReadonlyMap<string, PositionedAnswer>> {
  const rows = await queryRows(
    db,
    responses,
    `select "responseId", "conversationId", status, sealed, position from read.responses
      where "surveyId" = any($1::uuid[]) and "responseId" = any($2::uuid[]) and "answeredAt" is not null`,
    [surveyIds, [...responseIds]],
  )
  return new Map(
    rows.flatMap(({ responseId, answer, status, conversationId, position }) =>
      answer === null ? [] : [[responseId, { answer, status, conversationId, position }]],
    ),
  )
}

/** A fingerprint of these answers and their statuses: a change moves the latest position, an erasure lowers the count. */
export const stateOfAnswers = (answers: readonly PositionedAnswer[]): string =>
  `${answers.length} ${answers.reduce((last, { position }) => (position > last ? position : last), '')}`

/** By survey, without reading the answers; surveys of which none is left are missing. */
export async function statesOfAnswers(
  db: Db,
  responseIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await db.query<{ surveyId: string; state: string }>(
    `select "surveyId", count(*) || ' ' || max(position) as state from read.responses
      where "responseId" = any($1::uuid[]) and "answeredAt" is not null group by 1`,
    [responseIds],
  )
  return new Map(rows.map(({ surveyId, state }) => [surveyId, state]))
}

/** Readable answers among which evidence is looked for: the latest. */
const maxEvidenceAnswers = 1_000

/** Parts of the latest readable answers that address each objective: the longest of different people. */
export async function findObjectiveEvidence(
  db: Db,
  surveyId: string,
  most: number,
): Promise<(Source & QuotedAnswer & { objectiveId: string })[]> {
  const { rows } = await db.query<Source & { objectiveId: string }>(
    `select "objectiveId", "responseId", start, "end" from (
        select *, row_number() over (partition by "objectiveId" order by "end" - start desc, "responseId") as rank from (
          select distinct on (e->>'objectiveId', r."conversationId") e->>'objectiveId' as "objectiveId", r."responseId",
            (e->>'start')::int as start, (e->>'end')::int as "end"
          from (select "responseId", "conversationId", evidence from read.responses
                 where "surveyId" = $1 and intent = 'answer' and purpose <> 'support' and evidence <> '[]'
                   and status not in ('pending', 'locked')
                 order by "answeredAt" desc limit $2) r
            cross join jsonb_array_elements(r.evidence) e
          order by e->>'objectiveId', r."conversationId", (e->>'end')::int - (e->>'start')::int desc, r."responseId") each
      ) ranked
      where rank <= $3 order by rank`,
    [surveyId, maxEvidenceAnswers, most],
  )
  const answers = await findQuotedAnswers(
    db,
    [surveyId],
    rows.map(({ responseId }) => responseId),
  )
  return rows.flatMap((row) => {
    const quoted = answers.get(row.responseId)
    return quoted ? [{ ...row, ...quoted }] : []
  })
}
