// Columns of exported tables: the same in every format.

/** A list is an array in JSON; in a spreadsheet its items are joined by "; ". Times are ISO 8601, UTC. */
export type Cell = string | number | boolean | readonly string[] | null

export type ColumnType = 'text' | 'number' | 'boolean' | 'time' | 'day' | 'list'

export type Column<R> = { name: string; type: ColumnType; read: (row: R) => Cell }

export type Table<R> = {
  columns: readonly Column<R>[]
  /** In pages, oldest first. */
  pages: AsyncIterable<readonly R[]>
}

export const joinList = (items: readonly string[]): string => items.join('; ')
