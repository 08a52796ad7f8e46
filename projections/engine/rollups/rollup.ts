// Tables of sums over the rows of a projection.
import type { z } from 'zod'

/**
 * A table whose rows are sums over the rows of a projection, declared in the projection's `rollups`. The engine maintains
 * it in the transaction that changes the projection's rows: what the rows before the change contributed is subtracted,
 * what the rows after it contribute is added, in one upsert for each batch. A row whose sums are all 0 is deleted. A rebuild
 * of the projection builds, compares and swaps its rollups with it. Bump `version` whenever `groupsOf` or the table changes:
 * the projection is rebuilt. The table is `read.` and the name in snake case; its rows have no `position`.
 */
export type Rollup<R, S extends z.ZodObject = z.ZodObject> = {
  /** The schema of the projection's rows. */
  of: z.ZodType<R>
  name: string
  version: number
  /** The columns of the key, which are not nullable, and measures, each `z.int()`: sums of integers are exact in any order. */
  table: S
  key: readonly (keyof z.output<S> & string)[]
  /** Further indexes, each a list of columns of the key. */
  indexes?: readonly (readonly (keyof z.output<S> & string)[])[]
  /** What a row adds, and to which sums. Depends on nothing but the row. Several contributions to one key add up. */
  groupsOf: (row: R) => readonly z.output<S>[]
}

/** A rollup of rows `R` without the type of its own rows, as the engine handles it. */
export type AnyRollup<R = never> = Pick<Rollup<R>, 'name' | 'version' | 'table'> & {
  key: readonly string[]
  indexes?: readonly (readonly string[])[]
  groupsOf: (row: R) => readonly Readonly<Record<string, unknown>>[]
}

/** Infers a rollup's types. */
export function rollup<R extends z.ZodObject, S extends z.ZodObject>(
  definition: Rollup<z.output<R>, S> & { of: R },
): Rollup<z.output<R>, S> {
  return definition
}
