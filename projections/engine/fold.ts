// Folds events over rows in memory. Live, a fold lasts for one batch; in a rebuild, until its memory is full.
import { hearsStream } from '#kernel/categories.ts'
import type { Heard } from '#kernel/recorded.ts'
import { type Changed, type Entry, openMemory } from './memory.ts'
import type { Key, Row } from './projection.ts'
import { selectRows, type Sql } from './rows.ts'
import type { Table } from './table.ts'

const unknown: Entry = {
  row: undefined,
  position: '',
  changed: false,
  stored: false,
  before: undefined,
  weight: 0,
}

export type Fold = {
  /** Reads what the events touch and is not in memory yet. */
  load: (tx: Sql, events: readonly Heard[]) => Promise<void>
  /** Applies events whose rows are in memory. */
  apply: (events: readonly Heard[]) => void
  /** What has to be written. */
  changes: () => Changed[]
  /** Rows in memory, and roughly how many characters of text they hold. */
  size: () => { rows: number; characters: number }
}

type RowsOf = (event: Heard) => readonly Key[]
type Evolve = (row: Row | undefined, event: Heard, key: Key) => Row | null

/** `empty`: the table holds nothing yet, so nothing needs to be looked up. */
export function openFold(table: Table, { empty = false } = {}): Fold {
  const memory = openMemory(table)
  const { projection } = table
  const rowsOf = projection.rowsOf as { readonly [type: string]: RowsOf | undefined }
  const evolve = projection.evolve as Evolve
  let characters = 0

  /** Live or in a rebuild, every way an event takes to a row leads through here. */
  const keysOf = (event: Heard): readonly Key[] =>
    hearsStream(projection, event.stream) ? (rowsOf[event.type]?.(event) ?? []) : []

  function step(entry: Entry | undefined, name: string, event: Heard, key: Key): void {
    const { row: before, weight: counted } = entry ?? unknown
    const next = evolve(before, event, before ?? key) ?? undefined
    // A fold that answers with the row it was given says that nothing changed.
    if (next === before) return
    if (next && memory.nameOf(next) !== name)
      throw new Error(`${event.type}: evolve answered with another row's key`)
    const weight = next ? charactersOf(next) : 0
    characters += weight - counted
    const known = entry ?? memory.put(name, { ...unknown }, key)
    // What is deleted is still told of: its channels have to hear of it.
    if (!next) known.before ??= before
    Object.assign(known, { row: next, position: event.position, changed: true, weight })
    if (next) memory.file(name, next)
  }

  return {
    async load(tx, events) {
      if (empty) return
      for (const { columns, keys } of memory.missing(events.flatMap(keysOf)))
        for (const stored of await selectRows(tx, table, columns, keys)) memory.found(stored)
    },
    apply(events) {
      for (const event of events)
        for (const key of keysOf(event)) {
          const columns = memory.columnsOf(key)
          if (columns === table.key) {
            const name = memory.nameOf(key)
            step(memory.get(name), name, event, key)
          } else
            for (const { name, entry, row } of memory.under(key, columns))
              step(entry, name, event, row)
        }
    },
    changes: () => memory.changes(),
    size: () => ({ rows: memory.count(), characters }),
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
