// Sums up what changed rows of a projection add to one of its rollups, and take from it.
import type { Row } from '../projection.ts'
import { groupName, type TrackedRowChange } from '../row-cache.ts'
import type { Column, RollupTable, Table } from '../tables/table.ts'

export type RollupSums = {
  add: (change: TrackedRowChange) => void
  /** How many groups changed. */
  size: () => number
  /** The differences that are not 0, as rows of the rollup; the sums begin anew. */
  take: () => Row[]
}

export const measuresOf = ({ columns, key }: Table): Column[] =>
  columns.filter((column) => !key.includes(column))

export function openRollupSums({ rollup, table }: RollupTable): RollupSums {
  const measures = measuresOf(table).map(({ name }) => name)
  const groupsOf = rollup.groupsOf as (row: Row) => readonly Row[]
  let groups = new Map<string, { group: Row; sums: number[] }>()

  function addRow(row: Row, sign: 1 | -1): void {
    for (const group of groupsOf(row)) {
      const name = groupName(table.key, group)
      let found = groups.get(name)
      if (!found) groups.set(name, (found = { group, sums: measures.map(() => 0) }))
      const { sums } = found
      for (let index = 0; index < measures.length; index++)
        sums[index]! += sign * requireInteger(rollup.name, measures[index]!, group)
    }
  }

  return {
    add({ row, before, stored }) {
      // `before` of a row that the table does not hold was never added.
      if (stored && before) addRow(before, -1)
      if (row) addRow(row, 1)
    },
    size: () => groups.size,
    take() {
      const rows: Row[] = []
      for (const { group, sums } of groups.values()) {
        if (sums.every((sum) => sum === 0)) continue
        const row = { ...group }
        for (const [index, name] of measures.entries()) row[name] = sums[index]
        rows.push(row)
      }
      groups = new Map()
      return rows
    },
  }
}

function requireInteger(rollup: string, measure: string, group: Row): number {
  const value = group[measure]
  if (Number.isSafeInteger(value)) return value as number
  throw new Error(`rollup ${rollup}: ${measure} is no integer`)
}
