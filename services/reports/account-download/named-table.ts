import type { Column, Table } from '../exports/column.ts'

/** A table of an archive. `name`: that of its files, without their extensions. The rows are read again for each format. */
export type NamedTable = { name: string; table: Table<never> }

export const named = <R>(
  name: string,
  columns: readonly Column<R>[],
  open: () => AsyncIterable<readonly R[]>,
): NamedTable => {
  const pages = { [Symbol.asyncIterator]: () => open()[Symbol.asyncIterator]() }
  const table: Table<R> = { columns, pages }
  // A table passes its own rows to its own columns.
  return { name, table: table as unknown as Table<never> }
}
