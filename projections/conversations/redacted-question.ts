// Follow-up questions quote answers: quotes of locked answers are redacted.
import type { ResponseStatus } from '#contract/live.ts'
import type { Db } from '#kernel/postgres/db.ts'
import { redactRanges } from './redaction.ts'
import type { ResponseRow } from './responses.projection.ts'

/** Statuses in which an owner sees only an excerpt of the answer. */
export const redactedStatuses: ReadonlySet<ResponseStatus> = new Set(['pending', 'locked'])

export type ResponseStatuses = ReadonlyMap<string, ResponseStatus>

/** Statuses of the answers that the questions of `rows` quote. */
export async function findQuotedStatuses(
  db: Db,
  rows: readonly ResponseRow[],
): Promise<ResponseStatuses> {
  const quoted = new Set(rows.flatMap(({ quotes }) => quotes.map(({ responseId }) => responseId)))
  if (quoted.size === 0) return new Map()
  const found = await db.query<Pick<ResponseRow, 'responseId' | 'status'>>(
    'select "responseId", status from read.responses where "responseId" = any($1::uuid[])',
    [[...quoted]],
  )
  return new Map(found.rows.map(({ responseId, status }) => [responseId, status]))
}

/** Redacts quotes of locked answers and of answers with an unknown status. */
export function redactQuestion(
  { question, quotes }: Pick<ResponseRow, 'question' | 'quotes'>,
  statusOf: ResponseStatuses,
): string {
  if (question === null) return ''
  const redactedQuotes = quotes.filter(({ responseId }) =>
    redactedStatuses.has(statusOf.get(responseId) ?? 'locked'),
  )
  return redactRanges(question, redactedQuotes)
}
