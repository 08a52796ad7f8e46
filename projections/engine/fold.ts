// Folds events over rows in memory. Live, a fold lasts for one batch; in a rebuild, until its memory is full.
import { matchesCategory } from '#kernel/commands/category-filter.ts'
import type { DecodedEvent } from '#kernel/commands/decoded-event.ts'
import { type TrackedRowChange, type CachedRow, openRowCache } from './row-cache.ts'
import type { Key, Row } from './projection.ts'
import { selectRows, type Queryable } from './tables/rows.ts'
import type { Table } from './tables/table.ts'

const emptyEntry: CachedRow = {
  row: undefined,
  position: '',
  changed: false,
  stored: false,
  before: undefined,
  weight: 0,
}

export type Fold = {
  /** Reads what the events touch and is not in memory yet. */
  load: (tx: Queryable, events: readonly DecodedEvent[]) => Promise<void>
  /** Applies events whose rows are in memory. */
  apply: (events: readonly DecodedEvent[]) => void
  /** What has to be written. */
  changes: () => TrackedRowChange[]
  /** Rows in memory, and roughly how many characters of text they hold. */
  size: () => { rows: number; characters: number }
}

type RowsOf = (event: DecodedEvent) => readonly Key[]
type Evolve = (row: Row | undefined, event: DecodedEvent, key: Key) => Row | null

/** `empty`: the table holds nothing yet, so nothing needs to be looked up. */
export function openFold(table: Table, { empty = false } = {}): Fold {
  const cache = openRowCache(table)
  const { projection } = table
  const rowsOf = projection.rowsOf as { readonly [type: string]: RowsOf | undefined }
  const evolve = projection.evolve as Evolve
  let characters = 0

  /** Live or in a rebuild, every way an event takes to a row leads through here. */
  const keysOf = (event: DecodedEvent): readonly Key[] =>
    matchesCategory(projection, event.stream) ? (rowsOf[event.type]?.(event) ?? []) : []

  function applyEvent(
    entry: CachedRow | undefined,
    name: string,
    event: DecodedEvent,
    key: Key,
  ): void {
    const { row: before, weight: counted } = entry ?? emptyEntry
    const next = evolve(before, event, before ?? key) ?? undefined
    // A fold that answers with the row it was given says that nothing changed.
    if (next === before) return
    if (next && cache.keyText(next) !== name)
      throw new Error(`${event.type}: evolve answered with another row's key`)
    const weight = next ? charactersOf(next) : 0
    characters += weight - counted
    const tracked = entry ?? cache.put(name, { ...emptyEntry }, key)
    // What is deleted is still told of: its channels have to hear of it.
    if (!next) tracked.before ??= before
    Object.assign(tracked, { row: next, position: event.position, changed: true, weight })
    if (next) cache.addToGroups(name, next)
  }

  return {
    async load(tx, events) {
      if (empty) return
      for (const { columns, keys } of cache.keysToLoad(events.flatMap(keysOf)))
        for (const stored of await selectRows(tx, table, columns, keys)) cache.addStored(stored)
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
    size: () => ({ rows: cache.count(), characters }),
  }
}

/** Counts what makes rows large. */
function charactersOf(row: Row): number {
  let sum = 100
  for (const name in row) {
    const value = row[name]
    if (typeof value === 'string') sum += value.length
    else if (typeof value === 'object' && value !== null) sum += 200
  }
  return sum
}
