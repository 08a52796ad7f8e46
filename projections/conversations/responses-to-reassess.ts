// Which responses are assessed again, and which calls for help still need their credit back.
import type { Db } from '#kernel/postgres/db.ts'
import { queryRows } from '../engine/tables/query-rows.ts'
import { responses, type ResponseRow } from './responses.projection.ts'

/** Responses on sale, or sold, that were qualified by one of these rubrics and never assessed again; oldest first. */
export async function responsesToReassess(
  db: Db,
  rubrics: readonly string[],
  limit: number,
): Promise<ResponseRow[]> {
  return queryRows(
    db,
    responses,
    `select * from read.responses
      where status in ('locked', 'unlocked') and not reassessed and "answeredAt" is not null
        and "rubricVersion" = any($1)
      order by "answeredAt" limit $2`,
    [rubrics, limit],
  )
}

/** Calls for help that were unlocked and whose credit was not returned. */
export async function callsForHelpToReturn(db: Db, limit: number): Promise<ResponseRow[]> {
  return queryRows(
    db,
    responses,
    `select * from read.responses
      where status = 'unlocked' and reassessed and not "creditReturned" and intent in ('distress', 'concern')
      limit $1`,
    [limit],
  )
}
