// Rows of read models, folded from events in memory by the projections' own folds.
import canonicalize from 'canonicalize'
import type { DecodedEvent } from '#kernel/commands/decoded-event.ts'
import type { AnyProjection, Key, Row } from '#projections/engine/projection.ts'

/** `position`: of the last event that changed the row. */
export type PlacedRow = { row: Row; position: string }
/** By the text of the key. */
export type FoldedRows = Map<string, PlacedRow>

export const keyTextOf = ({ key }: AnyProjection, row: Key) =>
  JSON.stringify(key.map((name) => row[name]))

type RowsOf = (event: DecodedEvent) => readonly Key[]
type Evolve = (row: Row | undefined, event: DecodedEvent, key: Key) => Row | null

/** The keys of the rows that an event changes. */
export const keysOf = ({ rowsOf }: AnyProjection, event: DecodedEvent): readonly Key[] =>
  (rowsOf[event.type] as RowsOf | undefined)?.(event) ?? []

/** Requires a projection whose events name full keys. */
export function foldEvent(projection: AnyProjection, rows: FoldedRows, event: DecodedEvent): void {
  const evolve = projection.evolve as Evolve
  for (const key of keysOf(projection, event)) {
    const name = keyTextOf(projection, key)
    const before = rows.get(name)?.row
    const after = evolve(before, event, before ?? key)
    if (after === before) continue
    if (after === null) rows.delete(name)
    else rows.set(name, { row: after, position: event.position })
  }
}

/** The names of the columns that differ; undefined when only one of the rows exists. */
export function differingColumns(
  { table }: AnyProjection,
  expected: PlacedRow | undefined,
  shown: PlacedRow | undefined,
): string[] | undefined | 'none' {
  if (!expected && !shown) return 'none'
  if (!expected || !shown) return undefined
  const columns = Object.keys(table.shape).filter(
    (name) => !isSame(expected.row[name] ?? null, shown.row[name] ?? null),
  )
  if (expected.position !== shown.position) columns.push('position')
  return columns.length === 0 ? 'none' : columns
}

/** Only objects need their canonical text. */
const isSame = (a: unknown, b: unknown): boolean =>
  a === b || (typeof a === 'object' && canonicalize(a) === canonicalize(b))
