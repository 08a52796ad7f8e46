// Folds events over rows in memory. Live, a fold lasts for one batch; in a rebuild, until its memory is full.
import type { Heard } from '#kernel/recorded.ts'
import type { Key, Row } from './projection.ts'
import { type Change, selectRows, type Sql, type StoredRow } from './rows.ts'
import type { Column, Table } from './table.ts'

type Entry = {
  row: Row | undefined
  position: string
  changed: boolean
  stored: boolean
  before: Row | undefined
  /** Roughly its characters, as far as they were counted. */
  weight: number
}

const unknown: Entry = {
  row: undefined,
  position: '',
  changed: false,
  stored: false,
  before: undefined,
  weight: 0,
}

/** `stored`: the table holds the row. `before` is the row as it was; undefined when it is new. */
export type Changed = Change & { stored: boolean; before: Row | undefined }

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
  const rowsOf = table.projection.rowsOf as { readonly [type: string]: RowsOf | undefined }
  const evolve = table.projection.evolve as Evolve
  let characters = 0

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
  }

  return {
    async load(tx, events) {
      if (empty) return
      const missing = memory.missing(events.flatMap((event) => rowsOf[event.type]?.(event) ?? []))
      for (const { columns, keys } of missing)
        for (const stored of await selectRows(tx, table, columns, keys)) memory.found(stored)
    },
    apply(events) {
      for (const event of events)
        for (const key of rowsOf[event.type]?.(event) ?? []) {
          const width = memory.widthOf(key)
          if (width < table.key.length) {
            for (const name of memory.under(key, width)) {
              const entry = memory.get(name)
              if (entry?.row) step(entry, name, event, key)
            }
          } else {
            const name = memory.nameOf(key)
            step(memory.get(name), name, event, key)
          }
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

type Wanted = { columns: readonly Column[]; keys: Row[] }

function openMemory(table: Table) {
  const { key: columns } = table
  const entries = new Map<string, Entry>()
  const keyOfName = new Map<string, Key>()
  /** By width, then by prefix: the names under it. Made for the widths that are asked for. */
  const prefixes = new Map<number, Map<string, Set<string>>>()
  const name = naming(columns)
  const nameOf = (key: Key) => name(key, columns.length)

  function put(rowName: string, entry: Entry, key: Key): Entry {
    entries.set(rowName, entry)
    keyOfName.set(rowName, key)
    for (const [width, names] of prefixes) addTo(names, name(key, width), rowName)
    return entry
  }
  function namesBy(width: number): Map<string, Set<string>> {
    let names = prefixes.get(width)
    if (!names) {
      prefixes.set(width, (names = new Map()))
      for (const [rowName, key] of keyOfName) addTo(names, name(key, width), rowName)
    }
    return names
  }

  return {
    nameOf,
    put,
    get: (rowName: string) => entries.get(rowName),
    count: () => entries.size,
    widthOf: (key: Key) => widthOf(table, key),
    under: (key: Key, width: number) => [...(namesBy(width).get(name(key, width)) ?? [])],
    found({ row, position }: StoredRow): void {
      const rowName = nameOf(row)
      // What is in memory is newer.
      if (entries.has(rowName)) return
      put(rowName, { row, position, changed: false, stored: true, before: row, weight: 0 }, row)
    },
    /** Keys to look up, grouped by how many columns they give. A prefix always has to be looked up. */
    missing(keys: readonly Key[]): Iterable<Wanted> {
      const wanted = new Map<number, { seen: Set<string>; keys: Row[] }>()
      for (const key of keys) {
        const width = widthOf(table, key)
        const rowName = name(key, width)
        if (width === columns.length && entries.has(rowName)) continue
        let group = wanted.get(width)
        if (!group) wanted.set(width, (group = { seen: new Set(), keys: [] }))
        if (group.seen.has(rowName)) continue
        group.seen.add(rowName)
        group.keys.push(key)
      }
      return [...wanted].map(([width, group]) => ({
        columns: columns.slice(0, width),
        keys: group.keys,
      }))
    },
    changes(): Changed[] {
      const changed: Changed[] = []
      for (const [rowName, { row, position, changed: is, stored, before }] of entries)
        if (is)
          changed.push({
            key: pick(keyOfName.get(rowName)!, columns),
            row: row ?? null,
            position,
            stored,
            before,
          })
      return changed
    },
  }
}

function addTo(names: Map<string, Set<string>>, prefix: string, rowName: string): void {
  const known = names.get(prefix)
  if (known) known.add(rowName)
  else names.set(prefix, new Set([rowName]))
}

/** How many of the key's columns are given, from the first on. */
function widthOf({ key: columns, projection }: Table, key: Key): number {
  let width = 0
  while (width < columns.length && key[columns[width]!.name] !== undefined) width++
  if (width === 0)
    throw new Error(`projection ${projection.name}: a key without ${columns[0]!.name}`)
  return width
}

/** One text for one key; uuids as Postgres spells them. */
function naming(columns: readonly Column[]): (key: Key, width: number) => string {
  const part = ({ name, type }: Column, key: Key): unknown => {
    const value = key[name]
    return type === 'uuid'
      ? (value as string).toLowerCase()
      : type === 'timestamptz'
        ? Date.parse(value as string)
        : value
  }
  const [first, ...rest] = columns
  if (rest.length === 0) return (key) => String(part(first!, key))
  return (key, width) => JSON.stringify(columns.slice(0, width).map((column) => part(column, key)))
}

const pick = (key: Key, columns: readonly Column[]): Row =>
  Object.fromEntries(columns.map(({ name }) => [name, key[name]]))
