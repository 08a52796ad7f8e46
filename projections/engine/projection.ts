import type { z } from 'zod'
import type { EventType } from '#contract/events/catalogue.ts'
import type { CategoryFilter } from '#kernel/commands/category-filter.ts'
import type { DecodedEvent } from '#kernel/commands/decoded-event.ts'
import type { AnyRollup } from './rollups/rollup.ts'

/** Every stored row also has `position`, of the last event that changed it; the engine maintains it. */
export type Row = Record<string, unknown>

/** A full key; or a prefix of one, or the columns of an index, which select all rows with these values. */
export type Key<R extends Row = Row> = Partial<R>

/**
 * A table derived from events by a pure fold over its rows. Bump `version` whenever the fold or the table changes:
 * it is rebuilt beside the old one and swapped in. The table is `read.` and the name in snake case. Columns have the
 * names of the row's properties, so `select * from read.survey_figures where "ownerId" = $1` returns rows; with personal columns, `queryRows` does.
 */
export type Projection<R extends Row = Row, T extends EventType = EventType> = CategoryFilter & {
  name: string
  version: number
  /** Columns, by zod type: uuid, string, int, number, boolean, iso.datetime, enum; objects and arrays become json. */
  table: z.ZodObject
  /** Names of the columns that identify a row. */
  key: readonly (keyof R & string)[]
  /**
   * The column that names the subject whose key seals the personal columns: those with `personal` fields of events, and
   * those of `personalColumn`. They are stored as one sealed value, so no query can filter or sort by them.
   */
  subject?: keyof R & string
  /**
   * Creates the keys of subjects that have none when a row is written: their events are from before what owners write was
   * sealed.
   */
  createsKeys?: true
  /**
   * A text column of the key that is stored as a keyed hash, under the key of the event's subject. `evolve` gets the hash,
   * in its key and in its rows.
   */
  keyed?: { column: keyof R & string; subject: (event: DecodedEvent<T>) => string | undefined }
  /** Further indexes, each a list of columns. */
  indexes?: readonly (readonly (keyof R & string)[])[]
  /**
   * With topics: those of `indexes` in which a reader finds the rows that changed after a position. Without it all, and the key's
   * without its last column. An index with the position has a new entry for each change of a row.
   */
  changesBy?: readonly (readonly (keyof R & string)[])[]
  /** Indexes of queries, as SQL after the table's name: with expressions, included columns or a condition. */
  queryIndexes?: readonly string[]
  /** The rows that an event touches. Only events of these types are handled. */
  rowsOf: { [E in T]: (event: DecodedEvent<E>) => readonly Key<R>[] }
  /** The row after the event; null deletes it; the same row means no change. Called once for each touched row. */
  evolve: (row: R | undefined, event: DecodedEvent<T>, key: Key<R>) => R | null
  /**
   * Events whose rows do not depend on those before, which a live fold then does not read. Without topics and rollups, which
   * compare the two.
   */
  overwrites?: readonly NoInfer<T>[]
  /** Channels to wake when a row changes, such as `survey-turns:ID`. */
  topics?: (row: R) => readonly string[]
  /** Tables of sums over the rows; none of their columns are personal. */
  rollups?: readonly AnyRollup<R>[]
}

/** A projection without its types, as the engine handles it. */
export type AnyProjection = Pick<Projection, 'name' | 'version' | 'table' | 'categories'> & {
  key: readonly string[]
  subject?: string
  createsKeys?: true
  keyed?: { column: string; subject: (event: never) => string | undefined }
  indexes?: readonly (readonly string[])[]
  changesBy?: readonly (readonly string[])[]
  queryIndexes?: readonly string[]
  rowsOf: { [E in EventType]?: (event: never) => readonly Key[] }
  evolve: (row: never, event: never, key: never) => Row | null
  overwrites?: readonly string[]
  topics?: (row: never) => readonly string[]
  rollups?: readonly AnyRollup[]
}

/** Marks a column whose values are personal without a field of an event schema in it. */
export const personalColumn = <S extends z.ZodType>(column: S): S => column.meta({ personal: true })

/** Infers a projection's types; the row's type is that of its table. */
export function projection<S extends z.ZodObject, T extends EventType>(
  definition: Omit<Projection<z.output<S>, T>, 'table'> & { table: S },
): Projection<z.output<S>, T> & { table: S } {
  return definition
}
