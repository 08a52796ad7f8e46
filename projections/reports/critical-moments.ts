import type { CriticalMoment } from '#contract/api/reports.ts'
import { isCallForHelp } from '#contract/events/conversation-types.ts'
import type { Db } from '#kernel/postgres/db.ts'
import { presentTurn } from '../conversations/conversation-feeds.ts'
import { findQuotedStatuses, redactedStatuses } from '../conversations/redacted-question.ts'
import { responses } from '../conversations/responses.projection.ts'
import { queryRows } from '../engine/tables/query-rows.ts'
import type { DayRange } from './calendar.ts'
import { listCriticalMoments, type ReportScope } from './report-figures.ts'

type Moment = Omit<CriticalMoment, 'survey'> & { surveyId: string }

/** What an owner may read of them, the strongest first. A call for help is no moment of a report. */
export async function findCriticalMoments(
  db: Db,
  scope: ReportScope,
  range: DayRange,
  limit: number,
): Promise<Moment[]> {
  // Some may be erased since, or calls for help.
  const ids = await listCriticalMoments(db, scope, range, 2 * limit)
  if (ids.length === 0) return []
  const found = await queryRows(
    db,
    responses,
    'select * from read.responses where "responseId" = any($1::uuid[])',
    [ids],
  )
  const rows = new Map(found.map((row) => [row.responseId, row]))
  const readable = ids
    .flatMap((id) => rows.get(id) ?? [])
    .filter(({ answer, intent }) => answer !== null && !isCallForHelp(intent))
    .slice(0, limit)
  const statusOf = await findQuotedStatuses(db, readable)
  return readable.map((row) => {
    const { question, answer, cut, status } = presentTurn(row, statusOf, new Map())
    return {
      response_id: row.responseId,
      surveyId: row.surveyId,
      conversation_id: row.conversationId,
      question_text: question,
      sentiment_score: row.sentimentScore ?? 0,
      response_text: answer ?? '',
      explanation: redactedStatuses.has(status) ? '' : row.explanation,
      locked: cut,
      answered_at: row.answeredAt ?? row.askedAt,
    }
  })
}
