// Follow-up questions rest on answers: while an answer is locked, its owner reads what the question is about.
import type { ResponseStatus } from '#contract/live.ts'
import type { Db } from '#kernel/postgres/db.ts'
import { redactRanges } from './redaction.ts'
import type { ResponseRow } from './responses.projection.ts'

/** Statuses in which an owner sees only an excerpt of the answer. */
export const redactedStatuses: ReadonlySet<ResponseStatus> = new Set(['pending', 'locked'])

export type ResponseStatuses = ReadonlyMap<string, ResponseStatus>

type AskedRow = Pick<ResponseRow, 'question' | 'quotes' | 'basis'>

/** Ids of the answers that a question quotes or may paraphrase. */
export const restsOn = ({ quotes, basis }: AskedRow): string[] => [
  ...quotes.map(({ responseId }) => responseId),
  ...(basis?.responseIds ?? []),
]

/** Statuses of the answers that the questions of `rows` rest on. */
export async function findQuotedStatuses(
  db: Db,
  rows: readonly ResponseRow[],
): Promise<ResponseStatuses> {
  const quoted = new Set<string>()
  // Most questions rest on no answer.
  for (const row of rows)
    if (row.quotes.length > 0 || row.basis) for (const id of restsOn(row)) quoted.add(id)
  if (quoted.size === 0) return new Map()
  const found = await db.query<Pick<ResponseRow, 'responseId' | 'status'>>(
    'select "responseId", status from read.responses where "responseId" = any($1::uuid[])',
    [[...quoted]],
  )
  return new Map(found.rows.map(({ responseId, status }) => [responseId, status]))
}

/**
 * What an owner reads of a question: where it rests on an answer that is locked or of an unknown status, what it is about;
 * in older events without that, the question without its quotes.
 */
export function redactQuestion(row: AskedRow, statusOf: ResponseStatuses): string {
  const { question, quotes, basis } = row
  if (question === null) return ''
  if (quotes.length === 0 && !basis) return question
  const isLocked = (responseId: string) =>
    redactedStatuses.has(statusOf.get(responseId) ?? 'locked')
  if (basis && restsOn(row).some(isLocked)) return basis.general
  return redactRanges(
    question,
    quotes.filter(({ responseId }) => isLocked(responseId)),
  )
}
