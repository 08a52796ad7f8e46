// Reads and writes rows of a projection's table in batches.
import type pg from 'pg'
import { prepared } from '#kernel/postgres/key-reader.ts'
import type { Row } from '../projection.ts'
import { rowsLiteral, rowsOfLiteral } from './row-literals.ts'
import { loadKeys, loadKeysToWrite, openUnseal, sealRow, without } from './sealed-rows.ts'
import type { Column, Table, TableInDb } from './table.ts'

/**
 * The part of a connection that the engine needs. With `keepsPlans`, its transaction plans for keys, whatever the size of a
 * table: plans of its reads can be kept.
 */
export type Queryable = Pick<pg.PoolClient, 'query'> & { keepsPlans?: boolean }

export type StoredRow = { row: Row; position: string }
/** The key of a row that is not deleted is the row itself. */
export type RowChange = { key: Row; row: Row | null; position: string }

/** The rows of keys that all have the same columns. */
export async function selectRows(
  tx: Queryable,
  { db, table }: TableInDb,
  columns: readonly Column[],
  keys: readonly Row[],
): Promise<StoredRow[]> {
  const single = columns.length === 1 ? columns[0] : undefined
  const text = single
    ? `select * from ${table.sql} where ${single.sql} = any($1::${single.type}[])`
    : `select * from ${table.sql} where ${matchesKeys(columns)}`
  const values = [single ? keys.map((key) => key[single.name]) : JSON.stringify(keys)]
  const { rows } = await tx.query<Row>(tx.keepsPlans ? prepared(text, values) : { text, values })
  const subjectKeys = await loadKeys({ db, table }, rows)
  const unseal = openUnseal(table, subjectKeys)
  return rows.map((row) => decodeRow(table, unseal(row)))
}

/** SQL of the rows with the keys that the first parameter lists as JSON. */
export function matchesKeys(columns: readonly Column[]): string {
  const named = columns.map(({ sql }) => sql).join(', ')
  const typed = columns.map(({ sql, type }) => `${sql} ${type}`).join(', ')
  return `(${named}) in (select ${named} from json_to_recordset($1::json) as given(${typed}))`
}

/** Separates the position; requires an unsealed row. */
export function decodeRow(table: Table, stored: Row): StoredRow {
  const row = without(stored, 'position')
  for (const { name, optional } of table.columns)
    if (optional && row[name] === null) delete row[name]
  return { row, position: stored['position'] as string }
}

/** Inserts, replaces and deletes in two statements. */
export async function writeRows(
  tx: Queryable,
  target: TableInDb,
  changes: readonly RowChange[],
): Promise<void> {
  await deleteRows(tx, target.table, changes)
  const write = await writeOfRows(target, changes)
  if (write) await tx.query(prepared(upsertOf(write.table), [write.rows]))
}

/** What is written into one table. Rows of a projection replace those with their keys, those of a rollup are added to them. */
export type TableWrite = { table: Table; rows: string }

/** The rows that are not deleted, sealed. */
export async function writeOfRows(
  { db, table }: TableInDb,
  changes: readonly RowChange[],
): Promise<TableWrite | undefined> {
  const written = changes.flatMap(({ row, position }) => (row ? [{ row, position }] : []))
  if (written.length === 0) return undefined
  const subjectKeys = await loadKeysToWrite(
    { db, table },
    written.map(({ row }) => row),
  )
  const stored = written.map(({ row, position }) => ({
    ...sealRow(table, row, subjectKeys),
    position,
  }))
  return { table, rows: rowsLiteral(table, stored) }
}

/** SQL that inserts and replaces the rows in a parameter. */
export function upsertOf(table: Table, parameter = '$1'): string {
  const names = [...table.columns.map(({ sql }) => sql), 'position']
  const keys = table.key.map(({ sql }) => sql)
  const changing = names
    .filter((name) => !keys.includes(name))
    .map((name) => `${name} = excluded.${name}`)
  return `insert into ${table.sql} (${names.join(', ')})
    select ${names.join(', ')} from ${rowsOfLiteral(table, parameter)}
    on conflict (${keys.join(', ')}) do update set ${changing.join(', ')}`
}

/** Deletes the rows that the changes delete. */
export async function deleteRows(
  tx: Queryable,
  table: Table,
  changes: readonly RowChange[],
): Promise<void> {
  const deletions = changes.filter(({ row }) => row === null)
  if (deletions.length === 0) return
  await tx.query({
    text: `delete from ${table.sql} where ${matchesKeys(table.key)}`,
    values: [JSON.stringify(deletions.map(({ key }) => key))],
  })
}
