import type { z } from 'zod'
import type { EventType } from '#contract/events/catalogue.ts'
import type { CategoryFilter } from '#kernel/commands/category-filter.ts'
import type { DecodedEvent } from '#kernel/commands/decoded-event.ts'

/** Every row also has `position`: the last event that touched it, kept by the engine. */
export type Row = Record<string, unknown>

/** A full key; or the first columns of one, or the columns of an index: then all rows that have these in common. */
export type Key<R extends Row = Row> = Partial<R>

/**
 * A table derived from events by a pure fold over its rows. Bump `version` whenever the fold or the table changes:
 * it is rebuilt beside the old one and swapped in. Queries always say `read.` and the name in snake case. Columns are
 * named as the row's properties, so `select * from read.survey_figures where "ownerId" = $1` gives rows.
 */
export type Projection<R extends Row = Row, T extends EventType = EventType> = CategoryFilter & {
  name: string
  version: number
  /** Columns, by zod type: uuid, string, int, number, boolean, iso.datetime, enum; objects and arrays become json. */
  table: z.ZodObject
  /** Names of the columns that identify a row. */
  key: readonly (keyof R & string)[]
  /** Further indexes, each a list of columns. */
  indexes?: readonly (readonly (keyof R & string)[])[]
  /** Which rows an event touches. Only these types of events are heard. */
  rowsOf: { [E in T]: (event: DecodedEvent<E>) => readonly Key<R>[] }
  /** The row after the event; null deletes it. Called once for each touched row. */
  evolve: (row: R | undefined, event: DecodedEvent<T>, key: Key<R>) => R | null
  /** Channels to wake when a row changed, such as `survey-turns:ID`. */
  topics?: (row: R) => readonly string[]
}

/** Any projection, as the engine handles them all alike. */
export type AnyProjection = Pick<Projection, 'name' | 'version' | 'table' | 'categories'> & {
  key: readonly string[]
  indexes?: readonly (readonly string[])[]
  rowsOf: { [E in EventType]?: (event: never) => readonly Key[] }
  evolve: (row: never, event: never, key: never) => Row | null
  topics?: (row: never) => readonly string[]
}

/** Types a projection; the row's type is its table's. */
export function projection<S extends z.ZodObject, T extends EventType>(
  definition: Omit<Projection<z.output<S>, T>, 'table'> & { table: S },
): Projection<z.output<S>, T> & { table: S } {
  return definition
}
