// Compares two tables of the same shape row by row.
import type { Row } from '../projection.ts'
import type { Queryable } from './rows.ts'
import type { Table } from './table.ts'

/** Undefined where a table has no row with this key. */
export type Difference = { key: Row; live: Row | undefined; recomputed: Row | undefined }
export type Comparison = {
  rows: { live: number; recomputed: number }
  /** Total; `differences` holds the first of them. */
  differing: number
  differences: readonly Difference[]
}

type RowCounts = { live: number; recomputed: number; differing: number }
type RowPair = { live: Row | null; recomputed: Row | null }

export async function compareTables(
  sql: Queryable,
  live: Table,
  recomputed: Table,
  maxDifferences = 20,
): Promise<Comparison> {
  // The join of whole rows exceeds the default and would spill to disk.
  await sql.query(`set local work_mem = '256MB'`)
  const on = live.key.map(({ sql: column }) => `l.${column} = r.${column}`).join(' and ')
  const joined = `${live.sql} l full join ${recomputed.sql} r on ${on}`
  const counts = await sql.query<RowCounts>(
    `select count(l.position) as live, count(r.position) as recomputed,
            count(*) filter (where l is distinct from r) as differing from ${joined}`,
  )
  const { differing, ...rows } = counts.rows[0] ?? { live: 0, recomputed: 0, differing: 0 }
  if (differing === 0) return { rows, differing, differences: [] }
  const pairs = await sql.query<RowPair>(
    `select to_jsonb(l) as live, to_jsonb(r) as recomputed from ${joined} where l is distinct from r limit $1`,
    [maxDifferences],
  )
  const names = live.key.map(({ name }) => name)
  const differences = pairs.rows.map((pair) => ({
    key: Object.fromEntries(names.map((name) => [name, (pair.live ?? pair.recomputed)?.[name]])),
    live: pair.live ?? undefined,
    recomputed: pair.recomputed ?? undefined,
  }))
  return { rows, differing, differences }
}
