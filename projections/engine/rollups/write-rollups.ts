// Adds the difference that changed rows make to the rollups of their projection.
import type { Row } from '../projection.ts'
import { groupName, type TrackedRowChange } from '../row-cache.ts'
import { matchesKeys, type Queryable, sanitizeJson } from '../tables/rows.ts'
import type { Column, RollupTable, Table } from '../tables/table.ts'

type Sums = { key: Row; measures: number[] }

/** So that one statement stays within a few megabytes in a rebuild. A batch of live events has fewer. */
const groupsPerWrite = 5_000

/** One upsert for each rollup whose sums change, and a deletion where sums become 0. Requires the projection's checkpoint lock. */
export async function writeRollups(
  tx: Queryable,
  { rollups }: Table,
  changes: readonly TrackedRowChange[],
): Promise<void> {
  for (const each of rollups) {
    const differences = differencesOf(each, changes)
    for (let from = 0; from < differences.length; from += groupsPerWrite)
      await addDifferences(tx, each, differences.slice(from, from + groupsPerWrite))
  }
}

function differencesOf({ rollup, table }: RollupTable, changes: readonly TrackedRowChange[]) {
  const measures = measuresOf(table)
  const groupsOf = rollup.groupsOf as (row: Row) => readonly Row[]
  const groups = new Map<string, Sums>()
  const add = (row: Row, sign: 1 | -1) => {
    for (const group of groupsOf(row)) {
      const name = groupName(table.key, group)
      let sums = groups.get(name)
      if (!sums) groups.set(name, (sums = { key: group, measures: measures.map(() => 0) }))
      for (const [index, measure] of measures.entries())
        sums.measures[index]! += sign * requireInteger(rollup.name, measure, group[measure.name])
    }
  }
  for (const { row, before, stored } of changes) {
    // `before` of a row that the table does not hold was never added.
    if (stored && before) add(before, -1)
    if (row) add(row, 1)
  }
  return [...groups.values()]
    .filter((sums) => sums.measures.some((value) => value !== 0))
    .map(({ key, measures: values }) => ({
      ...key,
      ...Object.fromEntries(measures.map(({ name }, index) => [name, values[index]])),
    }))
}

function requireInteger(rollup: string, { name }: Column, value: unknown): number {
  if (Number.isSafeInteger(value)) return value as number
  throw new Error(`rollup ${rollup}: ${name} is no integer`)
}

const measuresOf = ({ columns, key }: Table) => columns.filter((column) => !key.includes(column))

async function addDifferences(
  tx: Queryable,
  { table }: RollupTable,
  differences: readonly Row[],
): Promise<void> {
  const measures = measuresOf(table)
  const names = table.columns.map(({ sql }) => sql).join(', ')
  const keys = table.key.map(({ sql }) => sql).join(', ')
  const typed = table.columns.map(({ sql, type }) => `${sql} ${type}`).join(', ')
  const { rows } = await tx.query<Row>({
    text: `with summed as (
             insert into ${table.sql} as held (${names})
             select ${names} from json_to_recordset($1::json) as given(${typed})
             on conflict (${keys}) do update set ${measures.map(({ sql }) => `${sql} = held.${sql} + excluded.${sql}`).join(', ')}
             returning ${keys}, ${measures.map(({ sql }) => `held.${sql} = 0`).join(' and ')} as "isEmpty")
           select ${keys} from summed where "isEmpty"`,
    values: [sanitizeJson(JSON.stringify(differences))],
  })
  if (rows.length > 0)
    await tx.query({
      text: `delete from ${table.sql} where ${matchesKeys(table.key)}`,
      values: [JSON.stringify(rows)],
    })
}
