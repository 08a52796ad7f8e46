import type { z } from 'zod'
import type { Db } from '#kernel/postgres/db.ts'
import { keyQuery, openedTextsOf } from '#kernel/postgres/key-reader.ts'
import type { Position } from '#ports/event-store.ts'
import type { AnyProjection, Row } from '../projection.ts'
import { loadKeys, openUnseal } from './sealed-rows.ts'
import { readTableOf } from './table.ts'

/** A projection whose rows are of type `R`. */
export type ProjectionOf<R extends Row> = Omit<AnyProjection, 'table'> & { table: z.ZodType<R> }

/**
 * Rows of a projection with personal columns, by a query that selects all columns of its table, or those that its caller reads with the
 * key, the subject and `sealed`. The keys of their subjects are loaded together. After an erasure the personal columns are empty, until
 * the row is deleted.
 */
export async function queryRows<R extends Row>(
  db: Db,
  projection: ProjectionOf<R>,
  text: string,
  values: unknown[],
): Promise<(R & { position: Position })[]> {
  const { rows } = await db.query<Row>(keyQuery(db, text, values))
  return (await unsealRows(db, projection, rows)) as (R & { position: Position })[]
}

export async function unsealRows<R extends Row>(
  db: Db,
  projection: ProjectionOf<R>,
  rows: readonly Row[],
): Promise<Row[]> {
  const table = readTableOf(projection as AnyProjection)
  const keys = await loadKeys({ db, table }, rows)
  return rows.map(openUnseal(table, keys, openedTextsOf(db)))
}
