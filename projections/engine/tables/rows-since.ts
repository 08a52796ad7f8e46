import type { Cursor } from '#contract/live.ts'
import type { Db } from '#kernel/postgres/db.ts'
import { keyQuery, openedTextsOf } from '#kernel/postgres/key-reader.ts'
import { Problem } from '#kernel/problem.ts'
import type { Position } from '#ports/event-store.ts'
import type { AnyProjection, Row } from '../projection.ts'
import type { ProjectionOf } from './query-rows.ts'
import { decodeRow } from './rows.ts'
import { loadKeys, openUnseal } from './sealed-rows.ts'
import { readTableOf, type Table } from './table.ts'
import { keyExpression } from './tombstones.ts'

export type RowsPage<R> = {
  /** In the order of their last change. A deleted row has only its key. */
  rows: ((R & { key: string; deleted?: undefined }) | { key: string; deleted: true })[]
  cursor: Cursor
  more: boolean
}

/**
 * Rows of a projection that changed since a cursor, oldest change first: a page of a channel. `where` has columns of the
 * key or of an index. `key` is the row's key, several columns joined by `/`. Throws the problem `request/invalid` for a
 * malformed cursor.
 */
export async function rowsSince<R extends Row>(
  db: Db,
  projection: ProjectionOf<R>,
  where: Partial<R>,
  since: Cursor,
  limit = 100,
): Promise<RowsPage<R>> {
  const table = readTableOf(projection as AnyProjection)
  const from = decodeCursor(since)
  const conditions = Object.entries(where)
  // A value that the column cannot hold matches no row; Postgres would raise an error.
  if (
    conditions.some(
      ([name, value]) => !table.projection.table.shape[name]?.safeParse(value).success,
    )
  )
    return { rows: [], cursor: since, more: false }
  const names = conditions.map(([name]) => name)
  const scope = [projection.name, JSON.stringify(where), ...conditions.map(([, value]) => value)]
  const { rows } = await db.query<Row & { _key: string; _gone: boolean }>(
    keyQuery(db, pageSql(table, names, limit + 1), [from.position, from.key, ...scope]),
  )
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  const keys = await loadKeys(
    { db, table },
    page.filter(({ _gone }) => !_gone),
  )
  const unseal = openUnseal(table, keys, openedTextsOf(db))
  return {
    rows: page.map(({ _key: key, _gone, ...stored }) =>
      _gone ? { key, deleted: true } : { ...(decodeRow(table, unseal(stored)).row as R), key },
    ),
    cursor: last ? `${last['position'] as string}~${last._key}` : since,
    more: rows.length > limit,
  }
}

/**
 * Rows and tombstones in one statement, for a consistent snapshot. A read from the start needs no tombstones. `limit` is in the
 * text: a plan for any limit would sort everything after the cursor.
 */
function pageSql(table: Table, names: readonly string[], limit: number): string {
  const scope = names.map((name, index) => `and t."${name}" = $${index + 5}`).join(' ')
  const key = `(${keyExpression(table, 't')}) collate "C"`
  const nulls = table.columns.map(({ type }) => `null::${type}`).join(', ')
  const columns = table.columns.map(({ sql }) => `t.${sql}`).join(', ')
  return `
    (select ${columns}, t.position, ${key} as _key, false as _gone from ${table.sql} t
      where t.position >= $1 ${scope} and (t.position, ${key}) > ($1, $2) order by t.position, _key limit ${limit})
    union all
    (select ${nulls}, t.position, t.key as _key, true as _gone from read.tombstones t
      where $1 <> '' and t."table" = $3 and t.position >= $1 and t.scope @> $4::jsonb and (t.position, t.key) > ($1, $2)
      order by t.position, t.key limit ${limit})
    order by position, _key limit ${limit}`
}

/** Cursor after all rows at a position: no key sorts after `~`. */
export const cursorAfter = (position: Position): Cursor => `${position}~~`

export function decodeCursor(cursor: Cursor): { position: string; key: string } {
  if (cursor === '') return { position: '', key: '' }
  const [, position, key] = /^([0-9A-Za-z-]{1,64})~(.*)$/s.exec(cursor) ?? []
  if (position === undefined || key === undefined || key.includes('\0'))
    throw new Problem('request/invalid', { field: 'since' })
  return { position, key }
}
