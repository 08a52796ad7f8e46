// Two tables of the same shape, row by row.
import type { Row } from './projection.ts'
import type { Sql } from './rows.ts'
import type { Table } from './table.ts'

/** Undefined where one table has no such row. */
export type Difference = { key: Row; ours: Row | undefined; theirs: Row | undefined }
export type Comparison = {
  rows: { ours: number; theirs: number }
  /** All of them are counted; the first few are shown. */
  differing: number
  differences: readonly Difference[]
}

type Compared = { ours: Row | null; theirs: Row | null; total: number }

export async function compareTables(
  sql: Sql,
  ours: Table,
  theirs: Table,
  show = 20,
): Promise<Comparison> {
  const on = ours.key.map(({ sql: column }) => `o.${column} = t.${column}`).join(' and ')
  const { rows } = await sql.query<Compared>({
    text: `select to_jsonb(o) as ours, to_jsonb(t) as theirs, count(*) over () as total
             from ${ours.sql} o full join ${theirs.sql} t on ${on}
            where o is distinct from t limit $1`,
    values: [show],
  })
  const counted = await sql.query<{ ours: number; theirs: number }>(
    `select (select count(*) from ${ours.sql}) as ours, (select count(*) from ${theirs.sql}) as theirs`,
  )
  const names = ours.key.map(({ name }) => name)
  return {
    rows: counted.rows[0] ?? { ours: 0, theirs: 0 },
    differing: rows[0]?.total ?? 0,
    differences: rows.map((row) => ({
      key: Object.fromEntries(names.map((name) => [name, (row.ours ?? row.theirs)?.[name]])),
      ours: row.ours ?? undefined,
      theirs: row.theirs ?? undefined,
    })),
  }
}
