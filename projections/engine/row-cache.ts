// A projection's rows while they are folded: found by their key, and by the groups of rows that events name.
import type { Key, Row } from './projection.ts'
import type { RowChange, StoredRow } from './tables/rows.ts'
import type { Column, Table } from './tables/table.ts'

export type CachedRow = {
  row: Row | undefined
  position: string
  changed: boolean
  stored: boolean
  before: Row | undefined
  /** Roughly its characters, as far as they were counted. */
  weight: number
}

/** `stored`: the table holds the row. `before` is the row as it was; undefined when it is new. */
export type TrackedRowChange = RowChange & { stored: boolean; before: Row | undefined }

type KeyLookup = { columns: readonly Column[]; keys: Row[] }
/** Rows that have some columns in common, by what these hold. */
type RowGroup = { columns: readonly Column[]; members: Map<string, Set<string>> }

export function openRowCache(table: Table) {
  const { key: columns } = table
  const entries = new Map<string, CachedRow>()
  const keyOfName = new Map<string, Key>()
  /** Made for the groups that are asked for. */
  const groups = new Map<string, RowGroup>()
  const keyText = openKeyText(columns)
  const columnsOf = openColumnsOf(table)

  function put(rowName: string, entry: CachedRow, key: Key): CachedRow {
    entries.set(rowName, entry)
    keyOfName.set(rowName, key)
    return entry
  }
  /** Takes note of which groups a row belongs to now. */
  function addToGroups(rowName: string, row: Row): void {
    for (const group of groups.values()) addTo(group, rowName, row)
  }
  function groupOf(groupColumns: readonly Column[]): RowGroup {
    const groupName = groupColumns.map(({ name }) => name).join()
    let group = groups.get(groupName)
    if (!group) {
      groups.set(groupName, (group = { columns: groupColumns, members: new Map() }))
      for (const [rowName, { row }] of entries) if (row) addTo(group, rowName, row)
    }
    return group
  }

  return {
    keyText,
    columnsOf,
    put,
    addToGroups,
    get: (rowName: string) => entries.get(rowName),
    count: () => entries.size,
    /** The rows that have these columns in common with the key. */
    rowsInGroup(
      key: Key,
      groupColumns: readonly Column[],
    ): { name: string; entry: CachedRow; row: Row }[] {
      const named = groupName(groupColumns, key)
      const names = groupOf(groupColumns).members.get(named) ?? []
      return [...names].flatMap((name) => {
        const entry = entries.get(name)
        // It may have left the group since.
        return entry?.row && groupName(groupColumns, entry.row) === named
          ? [{ name, entry, row: entry.row }]
          : []
      })
    },
    addStored({ row, position }: StoredRow): void {
      const rowName = keyText(row)
      // What is in memory is newer.
      if (entries.has(rowName)) return
      put(rowName, { row, position, changed: false, stored: true, before: row, weight: 0 }, row)
      addToGroups(rowName, row)
    },
    /** Keys to look up, by the columns that they give. A group always has to be looked up. */
    keysToLoad(keys: readonly Key[]): Iterable<KeyLookup> {
      const lookups = new Map<string, KeyLookup & { seen: Set<string> }>()
      for (const key of keys) {
        const givenColumns = columnsOf(key)
        const isWhole = givenColumns === columns
        const name = isWhole ? keyText(key) : groupName(givenColumns, key)
        if (isWhole && entries.has(name)) continue
        const by = givenColumns.map((column) => column.name).join()
        let group = lookups.get(by)
        if (!group) lookups.set(by, (group = { columns: givenColumns, keys: [], seen: new Set() }))
        if (group.seen.has(name)) continue
        group.seen.add(name)
        group.keys.push(key)
      }
      return lookups.values()
    },
    changes(): TrackedRowChange[] {
      const changed: TrackedRowChange[] = []
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

function addTo({ columns, members }: RowGroup, rowName: string, row: Row): void {
  const name = groupName(columns, row)
  const known = members.get(name)
  if (known) known.add(rowName)
  else members.set(name, new Set([rowName]))
}

/** Which columns a key gives: the whole key, its first columns, or those of an index. Always the same list for the same columns. */
function openColumnsOf({ key: columns, columns: all, projection }: Table) {
  const prefixes = columns.map((_, index) => columns.slice(0, index))
  const indexes = (projection.indexes ?? []).map((names) =>
    names.map((name) => all.find((column) => column.name === name)!),
  )
  return (key: Key): readonly Column[] => {
    let width = 0
    while (width < columns.length && key[columns[width]!.name] !== undefined) width++
    if (width > 0) return width === columns.length ? columns : prefixes[width]!
    const givenColumns = Object.keys(key)
    const index = indexes.find(
      (one) =>
        one.length === givenColumns.length && one.every(({ name }) => key[name] !== undefined),
    )
    if (!index)
      throw new Error(
        `projection ${projection.name}: no key and no index of ${givenColumns.join()}`,
      )
    return index
  }
}

/** A value as text; uuids as Postgres spells them. */
function keyPart({ name, type }: Column, key: Key): unknown {
  const value = key[name]
  if (typeof value !== 'string') return value
  return type === 'uuid' ? value.toLowerCase() : type === 'timestamptz' ? Date.parse(value) : value
}

const groupName = (columns: readonly Column[], key: Key): string =>
  JSON.stringify(columns.map((column) => keyPart(column, key)))

/** One text for one key. */
function openKeyText(columns: readonly Column[]): (key: Key) => string {
  const [first, ...rest] = columns
  if (rest.length === 0) return (key) => String(keyPart(first!, key))
  return (key) => groupName(columns, key)
}

const pick = (key: Key, columns: readonly Column[]): Row =>
  Object.fromEntries(columns.map(({ name }) => [name, key[name]]))
