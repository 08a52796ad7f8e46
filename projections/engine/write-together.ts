// Writes what a batch changes in several tables, and moves the checkpoints, in one statement: to start a statement takes the
// database about as long as to write a row.
import { prepared } from '#kernel/postgres/key-reader.ts'
import { movedAt } from './checkpoints.ts'
import { additionOf, deleteEmpty } from './rollups/write-rollups.ts'
import type { Row } from './projection.ts'
import { type Queryable, type TableWrite, upsertOf } from './tables/rows.ts'
import type { Table } from './tables/table.ts'

export type CheckpointsMove = {
  names: readonly string[]
  upTo: string
  channel: string
  announcement: string
}

type Tables = readonly Table[]

/** Chooses the tables of a statement: a few of them may have nothing to write. */
export type StatementSets = {
  choose: (needed: Tables) => readonly Tables[]
  /** A statement failed: a table may have been replaced by one of another version. */
  clear: () => void
}

/** The statement of each set of tables is parsed and planned once. */
const limits = { sets: 24, unused: 4, counted: 1_000 }
/** A set that occurs for the second time gets a statement. */
const occurrences = 2

export function openStatementSets(): StatementSets {
  const sets: Tables[] = []
  const counts = new Map<string, number>()
  return {
    clear() {
      sets.length = 0
      counts.clear()
    },
    choose(needed) {
      if (needed.length === 0) return [[]]
      const names = needed.map(({ sql }) => sql).toSorted()
      const fitting = sets.filter(
        (tables) =>
          tables.length <= needed.length + limits.unused &&
          names.every((name) => tables.some(({ sql }) => sql === name)),
      )
      const [best] = fitting.toSorted((one, other) => one.length - other.length)
      if (best) return [best]
      const key = names.join()
      const count = (counts.get(key) ?? 0) + 1
      if (counts.size >= limits.counted) counts.clear()
      counts.set(key, count)
      if (count < occurrences || sets.length >= limits.sets)
        return [[], ...needed.map((table) => [table])]
      sets.push(needed)
      return [needed]
    },
  }
}

/**
 * Writes into tables that all differ. Resolves to the time by which the moved checkpoints are known. Sent at once on a
 * pipeline, but for rows of rollups that are deleted because their sums became 0.
 */
export async function writeTogether(
  tx: Queryable,
  sets: StatementSets,
  writes: readonly TableWrite[],
  move: CheckpointsMove,
): Promise<string> {
  const chosen = sets.choose(writes.map(({ table }) => table))
  const [moved] = await settleAll(
    chosen.map((tables, index) => writeTables(tx, tables, writes, index === 0 ? move : undefined)),
  )
  return moved!
}

/** Resolves to the time at which the checkpoints are moved; undefined without `move`. */
async function writeTables(
  tx: Queryable,
  tables: Tables,
  writes: readonly TableWrite[],
  move: CheckpointsMove | undefined,
): Promise<string | undefined> {
  const rowsOf = (table: Table) => writes.find((write) => write.table.sql === table.sql)?.rows
  const values = tables.map((table) => rowsOf(table) ?? '{}')
  const moving = move ? [move.names, move.upTo, move.channel, move.announcement] : []
  const { rows } = await tx.query<Record<string, Row[] | string | null>>(
    prepared(move ? movingStatementOf(tables) : statementOf(tables, false), [...values, ...moving]),
  )
  const [result] = rows
  await settleAll(
    tables.map((table, index) =>
      deleteEmpty(tx, table, (result![`empty${index}`] as Row[] | null) ?? []),
    ),
  )
  return result!['movedAt'] as string | undefined
}

const movingStatements = new WeakMap<Tables, string>()

function movingStatementOf(tables: Tables): string {
  let text = movingStatements.get(tables)
  if (text === undefined) movingStatements.set(tables, (text = statementOf(tables, true)))
  return text
}

/** Tables of rollups have no position. */
function statementOf(tables: Tables, moves: boolean): string {
  const parts = tables.map((table, index) => {
    const parameter = `$${index + 1}`
    return `w${index} as (${table.hasPosition ? upsertOf(table, parameter) : additionOf(table, parameter)})`
  })
  const results = tables.flatMap(({ hasPosition }, index) =>
    hasPosition ? [] : [`(select json_agg(w) from w${index} w where "isEmpty") as "empty${index}"`],
  )
  const [names, upTo, channel, announcement] = [1, 2, 3, 4].map((at) => `$${tables.length + at}`)
  if (moves) {
    parts.push(`advanced as (update read.checkpoints
      set position = greatest(position, ${upTo}), state = 'live', error = null, updated_at = now() where name = any(${names}))`)
    results.push(`${movedAt.now} as "movedAt"`, `pg_notify(${channel}, ${announcement})`)
  }
  return `with ${parts.join(', ')} select ${results.join(', ') || 'null'}`
}

/**
 * Awaits all before it throws the first failure: with `Promise.all`, the others' later queries would run after the rollback of
 * their transaction.
 */
export async function settleAll<T>(work: readonly Promise<T>[]): Promise<T[]> {
  const results = await Promise.allSettled(work)
  return results.map((result) => {
    if (result.status === 'rejected') throw result.reason
    return result.value
  })
}
