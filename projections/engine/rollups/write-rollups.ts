// Adds the difference that changed rows make to the rollups of their projection.
import { setImmediate as nextTurn } from 'node:timers/promises'
import type pg from 'pg'
import { prepared } from '#kernel/postgres/key-reader.ts'
import type { Row } from '../projection.ts'
import type { TrackedRowChange } from '../row-cache.ts'
import { copyRows } from '../tables/copy-rows.ts'
import { rowsLiteral, rowsOfLiteral } from '../tables/row-literals.ts'
import { matchesKeys, type Queryable, type TableWrite } from '../tables/rows.ts'
import { createIndexes, type RollupTable, type Table, type TableInDb } from '../tables/table.ts'
import { measuresOf, openRollupSums } from './rollup-sums.ts'

/** So that one statement stays within a few megabytes in a rebuild. A batch of live events has fewer. */
const groupsPerWrite = 5_000

/** One upsert for each rollup whose sums change, and a deletion where sums become 0. Requires the projection's checkpoint lock. */
export async function writeRollups(
  tx: Queryable,
  table: Table,
  changes: readonly TrackedRowChange[],
): Promise<void> {
  for (const { each, differences } of differencesOf(table, changes))
    await addDifferences(tx, each, differences)
}

/** What is added to each rollup whose sums change, for one statement with the rows. */
export const writesOfRollups = (table: Table, changes: readonly TrackedRowChange[]): TableWrite[] =>
  differencesOf(table, changes).map(({ each, differences }) => ({
    table: each.table,
    rows: rowsLiteral(each.table, differences),
  }))

function differencesOf(table: Table, changes: readonly TrackedRowChange[]) {
  const rollups = openSums(table)
  addAll(rollups, changes)
  return rollups
    .map(({ each, sums }) => ({ each, differences: sums.take() }))
    .filter(({ differences }) => differences.length > 0)
}

const openSums = ({ rollups }: Table) =>
  rollups.map((each) => ({ each, sums: openRollupSums(each) }))

function addAll(rollups: ReturnType<typeof openSums>, changes: readonly TrackedRowChange[]): void {
  for (const change of changes) for (const { sums } of rollups) sums.add(change)
}

/** Added between two turns of the event loop: a few milliseconds. */
const changesPerTurn = 100

export type RollupBuilder = {
  /** Resolves after some turns of the event loop, in which the database works too. */
  add: (changes: readonly TrackedRowChange[]) => Promise<void>
  /** Groups in memory, of all rollups. */
  size: () => number
  /** Writes them: the first time by COPY, before the indexes are created. */
  write: (client: pg.ClientBase) => Promise<void>
}

/** Builds the rollups of a new table, which are empty and have no indexes. Sums stay in memory until they are written. */
export function openRollupBuilder({ db, table }: TableInDb): RollupBuilder {
  const rollups = openSums(table)
  let indexed = false
  return {
    async add(changes) {
      if (rollups.length === 0) return
      for (let from = 0; from < changes.length; from += changesPerTurn) {
        addAll(rollups, changes.slice(from, from + changesPerTurn))
        await nextTurn()
      }
    },
    size: () => rollups.reduce((groups, { sums }) => groups + sums.size(), 0),
    async write(client) {
      for (const { each, sums } of rollups) {
        const rows = sums.take()
        if (indexed) await addDifferences(client as pg.PoolClient, each, rows)
        else await fill(client, { db, table: each.table }, rows)
      }
      indexed = true
    },
  }
}

async function fill(client: pg.ClientBase, target: TableInDb, rows: readonly Row[]): Promise<void> {
  if (rows.length > 0)
    await copyRows(
      client,
      target,
      rows.map((row) => ({ row, position: '' })),
    )
  await client.query(createIndexes(target.table).join(';'))
}

async function addDifferences(
  tx: Queryable,
  { table }: RollupTable,
  differences: readonly Row[],
): Promise<void> {
  for (let from = 0; from < differences.length; from += groupsPerWrite)
    await addSlice(tx, table, differences.slice(from, from + groupsPerWrite))
}

async function addSlice(tx: Queryable, table: Table, differences: readonly Row[]): Promise<void> {
  const { rows } = await tx.query<Row>(
    prepared(`with summed as (${additionOf(table)}) select * from summed where "isEmpty"`, [
      rowsLiteral(table, differences),
    ]),
  )
  await deleteEmpty(tx, table, rows)
}

/** SQL that adds the differences in a parameter, and returns the keys of their rows and which of these have sums of 0. */
export function additionOf(table: Table, parameter = '$1'): string {
  const measures = measuresOf(table)
  const names = table.columns.map(({ sql }) => sql).join(', ')
  const keys = table.key.map(({ sql }) => sql).join(', ')
  return `insert into ${table.sql} as held (${names}) select ${names} from ${rowsOfLiteral(table, parameter)}
      on conflict (${keys}) do update set ${measures.map(({ sql }) => `${sql} = held.${sql} + excluded.${sql}`).join(', ')}
      returning ${keys}, ${measures.map(({ sql }) => `held.${sql} = 0`).join(' and ')} as "isEmpty"`
}

/** `rows`: keys of rows whose sums are 0. */
export async function deleteEmpty(
  tx: Queryable,
  table: Table,
  rows: readonly Row[],
): Promise<void> {
  if (rows.length === 0) return
  await tx.query({
    text: `delete from ${table.sql} where ${matchesKeys(table.key)}`,
    values: [JSON.stringify(rows)],
  })
}
