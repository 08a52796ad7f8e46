// Tombstones of deleted rows, for channels. They hold ids, never personal data.
import type { TrackedRowChange } from '../row-cache.ts'
import type { Row } from '../projection.ts'
import type { Queryable } from './rows.ts'
import type { Table } from './table.ts'

/** SQL of a row's key as one text, for channels and tombstones. */
export const keyExpression = ({ key }: Table, from: string) =>
  key.map(({ sql }) => `${from}.${sql}::text`).join(` || '/' || `)

/** Only for projections with topics: no channel reads the others. */
export async function writeTombstones(
  tx: Queryable,
  table: Table,
  changes: readonly TrackedRowChange[],
): Promise<void> {
  const { projection, key } = table
  const deletions = changes.filter(({ row, before }) => row === null && before)
  if (!projection.topics || deletions.length === 0) return
  const scope = new Set([...projection.key, ...(projection.indexes ?? []).flat()])
  const typed = key.map(({ sql, type }) => `${sql} ${type}`).join(', ')
  const tombstones = deletions.map(({ key: named, before, position }) => ({
    ...named,
    position,
    scope: pick(before!, scope),
  }))
  await tx.query({
    text: `insert into read.tombstones ("table", key, position, scope)
           select $1, ${keyExpression(table, 'gone')}, position, scope
             from json_to_recordset($2::json) as gone(${typed}, position text, scope jsonb)
           on conflict ("table", key) do update set position = excluded.position, scope = excluded.scope
           where read.tombstones.position <= excluded.position`,
    values: [projection.name, JSON.stringify(tombstones)],
  })
}

const pick = (row: Row, names: ReadonlySet<string>): Row =>
  Object.fromEntries(Object.entries(row).filter(([name]) => names.has(name)))
