// A projection's rows during a fold, indexed by key and by the groups of rows that events address.
import type { Key, Row } from './projection.ts'
import type { RowChange, StoredRow } from './tables/rows.ts'
import type { Column, Table } from './tables/table.ts'

export type CachedRow = {
  key: Key
  row: Row | undefined
  position: string
  changed: boolean
  stored: boolean
  before: Row | undefined
  /** Approximate number of characters at the last change. */
  weight: number
}

/** `stored`: the table holds the row. `before`: the row before the change; undefined for a new row. */
export type TrackedRowChange = RowChange & { stored: boolean; before: Row | undefined }

type KeyLookup = { columns: readonly Column[]; keys: Row[] }
/** Names of rows by their values in some columns. */
type RowGroup = { columns: readonly Column[]; members: Map<string, Set<string>> }

export function openRowCache(table: Table) {
  const { key: columns } = table
  const entries = new Map<string, CachedRow>()
  /** In the order of their first change. */
  const changed: CachedRow[] = []
  /** Created when first requested. */
  const groups = new Map<string, RowGroup>()
  const keyText = openKeyText(columns)
  const columnsOf = openColumnsOf(table)

  function put(rowName: string, entry: CachedRow): CachedRow {
    entries.set(rowName, entry)
    return entry
  }
  function addToGroups(rowName: string, row: Row): void {
    for (const group of groups.values()) addTo(group, rowName, row)
  }
  function remove(rowName: string, { before }: CachedRow): void {
    entries.delete(rowName)
    if (before) for (const group of groups.values()) removeFrom(group, rowName, before)
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
    markChanged(entry: CachedRow): void {
      if (!entry.changed) changed.push(entry)
      entry.changed = true
    },
    /** The changes are stored. */
    settle(): void {
      for (const entry of changed.splice(0)) {
        const { key, row } = entry
        if (row === undefined) remove(keyText(key), entry)
        else Object.assign(entry, { key: row, changed: false, stored: true, before: row })
      }
    },
    /** The rows with the key's values in these columns. */
    rowsInGroup(
      key: Key,
      groupColumns: readonly Column[],
    ): { name: string; entry: CachedRow; row: Row }[] {
      const group = groupName(groupColumns, key)
      const names = groupOf(groupColumns).members.get(group) ?? []
      return [...names].flatMap((name) => {
        const entry = entries.get(name)
        // Members that have left the group are not removed from it.
        return entry?.row && groupName(groupColumns, entry.row) === group
          ? [{ name, entry, row: entry.row }]
          : []
      })
    },
    /** False where the row in memory is newer. */
    addStored({ row, position }: StoredRow, weight: number): boolean {
      const rowName = keyText(row)
      if (entries.has(rowName)) return false
      put(rowName, {
        key: row,
        row,
        position,
        changed: false,
        stored: true,
        before: row,
        weight,
      })
      addToGroups(rowName, row)
      return true
    },
    /** Keys to read, grouped by their columns. Groups are always read. */
    keysToLoad(keys: readonly Key[]): Iterable<KeyLookup> {
      const lookups = new Map<string, KeyLookup & { seen: Set<string> }>()
      for (const key of keys) {
        const givenColumns = columnsOf(key)
        const isFullKey = givenColumns === columns
        const name = isFullKey ? keyText(key) : groupName(givenColumns, key)
        if (isFullKey && entries.has(name)) continue
        const by = givenColumns.map((column) => column.name).join()
        let group = lookups.get(by)
        if (!group) lookups.set(by, (group = { columns: givenColumns, keys: [], seen: new Set() }))
        if (group.seen.has(name)) continue
        group.seen.add(name)
        group.keys.push(key)
      }
      return lookups.values()
    },
    changes: (): TrackedRowChange[] => changed.map((entry) => toChange(entry, columns)),
  }
}

function addTo({ columns, members }: RowGroup, rowName: string, row: Row): void {
  const name = groupName(columns, row)
  const known = members.get(name)
  if (known) known.add(rowName)
  else members.set(name, new Set([rowName]))
}

const toChange = (
  { key, row, position, stored, before }: CachedRow,
  columns: readonly Column[],
): TrackedRowChange => ({
  key: row ?? pick(key, columns),
  row: row ?? null,
  position,
  stored,
  before,
})

function removeFrom({ columns, members }: RowGroup, rowName: string, row: Row): void {
  const name = groupName(columns, row)
  const known = members.get(name)
  known?.delete(rowName)
  if (known?.size === 0) members.delete(name)
}

/** The columns that a key has: the full key, a prefix, or those of an index. The same array for the same columns. */
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
      (each) =>
        each.length === givenColumns.length && each.every(({ name }) => key[name] !== undefined),
    )
    if (!index)
      throw new Error(
        `projection ${projection.name}: no key and no index of ${givenColumns.join()}`,
      )
    return index
  }
}

/** A comparable value; uuids in lower case, as Postgres returns them. */
function keyPart({ name, type }: Column, key: Key): unknown {
  const value = key[name]
  if (typeof value !== 'string') return value
  return type === 'uuid' ? value.toLowerCase() : type === 'timestamptz' ? Date.parse(value) : value
}

/** Identifies values of columns: equal where Postgres finds them equal. A text follows its length, so that two lists of texts differ. */
export function groupName(columns: readonly Column[], key: Key): string {
  let name = ''
  for (const column of columns) {
    const value = keyPart(column, key) ?? null
    name += typeof value === 'string' ? `${value.length}:${value}` : `${String(value)},`
  }
  return name
}

/** A string that identifies a key. */
function openKeyText(columns: readonly Column[]): (key: Key) => string {
  const [first, ...rest] = columns
  if (rest.length === 0) return (key) => String(keyPart(first!, key))
  return (key) => groupName(columns, key)
}

const pick = (key: Key, columns: readonly Column[]): Row =>
  Object.fromEntries(columns.map(({ name }) => [name, key[name]]))
