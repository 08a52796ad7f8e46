import type { Db } from '#kernel/postgres/db.ts'
import { queryRows } from '../engine/tables/query-rows.ts'
import { responses, type ResponseRow } from './responses.projection.ts'

/** Undefined also for a response whose person was just erased. */
export async function findResponse(db: Db, responseId: string): Promise<ResponseRow | undefined> {
  const [row] = await findResponses(db, [responseId])
  return row
}

/** The responses that exist and are not erased, in no order. */
export async function findResponses(
  db: Db,
  responseIds: readonly string[],
): Promise<ResponseRow[]> {
  const rows = await queryRows(
    db,
    responses,
    'select * from read.responses where "responseId" = any($1::uuid[])',
    [responseIds],
  )
  return rows.filter((row) => !isErased(row))
}

/** The person was erased: the texts are gone before the row. */
export const isErased = ({ rubricVersion, qualification }: ResponseRow) =>
  rubricVersion !== null && qualification === null
