// Compares two tables of the same shape row by row, personal columns by what their sealed values say.
import type { Row } from '../projection.ts'
import type { Queryable } from './rows.ts'
import { loadKeys, openSealed, type SubjectKeys } from './sealed-rows.ts'
import { sealedColumn, type Table, type TableInDb } from './table.ts'

/** Undefined where a table has no row with this key. */
export type Difference = { key: Row; live: Row | undefined; recomputed: Row | undefined }
export type Comparison = {
  rows: { live: number; recomputed: number }
  /** Total; `differences` holds the first of them. */
  differing: number
  differences: readonly Difference[]
}

type RowCounts = { live: number; recomputed: number; differing: number; resealed: number }
type RowPair = { live: Row | null; recomputed: Row | null }
/** The key and the subject of both rows, and their sealed values. */
type SealedPair = Row & { live: string | null; recomputed: string | null }

const pairsPerFetch = 2_000
const maxDifferences = 20

/** Also the tables of the rollups: their differences count, and have the rollup's name in their key. Requires a transaction. */
export async function compareWithRollups(
  sql: Queryable,
  { db, table }: TableInDb,
  recomputed: Table,
): Promise<Comparison> {
  // The join of whole rows exceeds the default and would spill to disk.
  await sql.query(`set local work_mem = '256MB'`)
  const compared = await compareTables(sql, { db, table }, recomputed)
  let { differing, differences } = compared
  for (const [index, { rollup, table: live }] of table.rollups.entries()) {
    const own = await compareTables(sql, { db, table: live }, recomputed.rollups[index]!.table)
    differing += own.differing
    const named = own.differences.map((each) => ({
      ...each,
      key: { rollup: rollup.name, ...each.key },
    }))
    differences = [...differences, ...named].slice(0, maxDifferences)
  }
  return { ...compared, differing, differences }
}

async function compareTables(
  sql: Queryable,
  target: TableInDb,
  recomputed: Table,
): Promise<Comparison> {
  const { table: live } = target
  const anyKey = live.key[0]!.sql
  const on = live.key.map(({ sql: column }) => `l.${column} = r.${column}`).join(' and ')
  const joined = `${live.sql} l full join ${recomputed.sql} r on ${on}`
  const plainDiffers = `(${plainRow(live, 'l')}) is distinct from (${plainRow(live, 'r')})`
  // Equal rows have equal sealed values, except for those of earlier versions, which sealed at random.
  const resealed =
    live.personal.length > 0
      ? `not (${plainDiffers}) and l.sealed is distinct from r.sealed`
      : 'false'
  const counts = await sql.query<RowCounts>(
    `select count(l.${anyKey}) as live, count(r.${anyKey}) as recomputed,
            count(*) filter (where ${plainDiffers}) as differing,
            count(*) filter (where ${resealed}) as resealed from ${joined}`,
  )
  const { differing, resealed: suspects, ...rows } = counts.rows[0]!
  const sealed =
    suspects > 0
      ? await compareSealed(sql, target, `${joined} where ${resealed}`)
      : { differing: 0, differences: [] }
  const plain = differing > 0 ? await differingRows() : []
  const names = live.key.map(({ name }) => name)
  const differences = [...plain, ...sealed.differences].slice(0, maxDifferences).map((pair) => ({
    key: Object.fromEntries(names.map((name) => [name, (pair.live ?? pair.recomputed)?.[name]])),
    live: pair.live ?? undefined,
    recomputed: pair.recomputed ?? undefined,
  }))
  return { rows, differing: differing + sealed.differing, differences }

  async function differingRows(): Promise<RowPair[]> {
    const pairs = await sql.query<RowPair>(
      `select to_jsonb(l) as live, to_jsonb(r) as recomputed from ${joined} where ${plainDiffers} limit $1`,
      [maxDifferences],
    )
    const keys = await loadKeys(
      target,
      pairs.rows.flatMap((pair) => [pair.live, pair.recomputed].filter((row) => row !== null)),
    )
    const open = (row: Row | null) => row && readable(live, row, keys)
    return pairs.rows.map((pair) => ({ live: open(pair.live), recomputed: open(pair.recomputed) }))
  }
}

/** A row without its sealed value, and with what that says. */
function readable(table: Table, { sealed, ...row }: Row, keys: SubjectKeys): Row {
  return { ...row, ...(JSON.parse(openIfIntact(table, row, sealed, keys) ?? '{}') as Row) }
}

/** Undefined for a value that was altered. */
function openIfIntact(
  table: Table,
  row: Row,
  sealed: unknown,
  keys: SubjectKeys,
): string | undefined {
  try {
    return openSealed(table, { ...row, sealed }, keys)
  } catch {
    return undefined
  }
}

const plainRow = ({ columns, hasPosition }: Table, from: string) =>
  [
    ...columns.filter((column) => column !== sealedColumn).map((column) => column.sql),
    ...(hasPosition ? ['position'] : []),
  ]
    .map((column) => `${from}.${column}`)
    .join(', ')

/** Rows that differ only in their sealed value: both are opened. */
async function compareSealed(
  sql: Queryable,
  target: TableInDb,
  joined: string,
): Promise<{ differing: number; differences: RowPair[] }> {
  const { table } = target
  const found = { differing: 0, differences: [] as RowPair[] }
  const named = [...new Set([...table.projection.key, table.projection.subject!])]
  await sql.query(
    `declare sealed_pairs no scroll cursor for
      select ${named.map((name) => `l."${name}"`).join(', ')}, l.sealed as live, r.sealed as recomputed
        from ${joined}`,
  )
  for (;;) {
    const { rows } = await sql.query<SealedPair>(`fetch ${pairsPerFetch} from sealed_pairs`)
    if (rows.length === 0) break
    const keys = await loadKeys(target, rows)
    for (const { live, recomputed, ...row } of rows) {
      const opened = openIfIntact(table, row, live, keys)
      if (opened !== undefined && opened === openIfIntact(table, row, recomputed, keys)) continue
      found.differing++
      if (found.differences.length < maxDifferences)
        found.differences.push({
          live: readable(table, { ...row, sealed: live }, keys),
          recomputed: readable(table, { ...row, sealed: recomputed }, keys),
        })
    }
  }
  await sql.query('close sealed_pairs')
  return found
}
