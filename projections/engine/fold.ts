// Folds events over rows in memory, which it keeps until its owner drops it.
import { matchesCategory } from '#kernel/commands/category-filter.ts'
import type { DecodedEvent } from '#kernel/commands/decoded-event.ts'
import { openKeyedColumn } from './keyed-column.ts'
import { type TrackedRowChange, type CachedRow, openRowCache } from './row-cache.ts'
import type { Key, Row } from './projection.ts'
import { selectRows, type Queryable } from './tables/rows.ts'
import type { TableInDb } from './tables/table.ts'

const newEntry = (key: Key): CachedRow => ({
  key,
  row: undefined,
  position: '',
  changed: false,
  stored: false,
  before: undefined,
  weight: 0,
})

export type Fold = {
  /** Reads the touched rows that are not in memory. Precedes `apply`. */
  load: (tx: Queryable, events: readonly DecodedEvent[]) => Promise<void>
  /** Requires that the touched rows are in memory. */
  apply: (events: readonly DecodedEvent[]) => void
  /** Rows to be written. */
  changes: () => TrackedRowChange[]
  /** The changes are stored: the rows stay, as they were read. */
  settle: () => void
  /** Rows in memory, and their approximate number of characters. */
  size: () => { rows: number; characters: number }
}

type RowsOf = (event: DecodedEvent) => readonly Key[]
type Evolve = (row: Row | undefined, event: DecodedEvent, key: Key) => Row | null

type FoldOptions = {
  /** The table has no rows, so none are read. */
  empty?: boolean
  /** Whether each change is an upsert: rows that events overwrite are not read. */
  upserts?: boolean
}

export function openFold(
  target: TableInDb,
  { empty = false, upserts = false }: FoldOptions = {},
): Fold {
  const { table } = target
  const cache = openRowCache(table)
  const keyedColumn = openKeyedColumn(target)
  const { projection } = table
  const rowsOf = projection.rowsOf as { readonly [type: string]: RowsOf | undefined }
  const evolve = projection.evolve as Evolve
  const overwrites = new Set(upserts ? projection.overwrites : [])
  let characters = 0

  /** The single place that maps events to rows, live and in rebuilds. */
  const keysOf = (event: DecodedEvent): readonly Key[] =>
    matchesCategory(projection, event.stream)
      ? keyedColumn.keysOf(event, () => rowsOf[event.type]?.(event) ?? [])
      : []

  function applyEvent(
    entry: CachedRow | undefined,
    name: string,
    event: DecodedEvent,
    key: Key,
  ): void {
    const before = entry?.row
    const next = evolve(before, event, before ?? key) ?? undefined
    // `evolve` returns its input for an unchanged row.
    if (next === before) return
    if (next && cache.keyText(next) !== name)
      throw new Error(`${event.type}: evolve returned a row with another key`)
    const weight = next ? charactersOf(next) : 0
    const tracked = entry ?? cache.put(name, newEntry(key))
    characters += weight - tracked.weight
    // Channels announce a deletion, also of a row that was created in this fold.
    if (!next) tracked.before ??= before
    tracked.row = next
    tracked.position = event.position
    cache.markChanged(tracked)
    tracked.weight = weight
    if (next) cache.addToGroups(name, next)
  }

  return {
    async load(tx, events) {
      await keyedColumn.load(events)
      if (empty) return
      const reading = events.filter(({ type }) => !overwrites.has(type))
      for (const { columns, keys } of cache.keysToLoad(reading.flatMap(keysOf)))
        for (const stored of await selectRows(tx, target, columns, keys)) {
          const weight = charactersOf(stored.row)
          if (cache.addStored(stored, weight)) characters += weight
        }
    },
    apply(events) {
      for (const event of events)
        for (const key of keysOf(event)) {
          const columns = cache.columnsOf(key)
          if (columns === table.key) {
            const name = cache.keyText(key)
            applyEvent(cache.get(name), name, event, key)
          } else
            for (const { name, entry, row } of cache.rowsInGroup(key, columns))
              applyEvent(entry, name, event, row)
        }
    },
    changes: () => cache.changes(),
    settle: () => cache.settle(),
    size: () => ({ rows: cache.count(), characters }),
  }
}

/** Approximate size of a row. */
function charactersOf(row: Row): number {
  let sum = 100
  for (const name in row) {
    const value = row[name]
    if (typeof value === 'string') sum += value.length
    else if (typeof value === 'object' && value !== null) sum += 200
  }
  return sum
}
