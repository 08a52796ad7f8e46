// Two tables of the same shape, row by row.
import type { Row } from '../projection.ts'
import type { Queryable } from './rows.ts'
import type { Table } from './table.ts'

/** Undefined where one table has no such row. */
export type Difference = { key: Row; ours: Row | undefined; theirs: Row | undefined }
export type Comparison = {
  rows: { ours: number; theirs: number }
  /** All of them are counted; the first few are shown. */
  differing: number
  differences: readonly Difference[]
}

type RowCounts = { ours: number; theirs: number; differing: number }
type RowPair = { ours: Row | null; theirs: Row | null }

export async function compareTables(
  sql: Queryable,
  ours: Table,
  theirs: Table,
  maxShown = 20,
): Promise<Comparison> {
  // Whole rows are joined: in memory, where the default would spill to disk.
  await sql.query(`set local work_mem = '256MB'`)
  const on = ours.key.map(({ sql: column }) => `o.${column} = t.${column}`).join(' and ')
  const joined = `${ours.sql} o full join ${theirs.sql} t on ${on}`
  const counts = await sql.query<RowCounts>(
    `select count(o.position) as ours, count(t.position) as theirs,
            count(*) filter (where o is distinct from t) as differing from ${joined}`,
  )
  const { differing, ...rows } = counts.rows[0] ?? { ours: 0, theirs: 0, differing: 0 }
  if (differing === 0) return { rows, differing, differences: [] }
  const pairs = await sql.query<RowPair>(
    `select to_jsonb(o) as ours, to_jsonb(t) as theirs from ${joined} where o is distinct from t limit $1`,
    [maxShown],
  )
  const names = ours.key.map(({ name }) => name)
  const differences = pairs.rows.map((pair) => ({
    key: Object.fromEntries(names.map((name) => [name, (pair.ours ?? pair.theirs)?.[name]])),
    ours: pair.ours ?? undefined,
    theirs: pair.theirs ?? undefined,
  }))
  return { rows, differing, differences }
}
