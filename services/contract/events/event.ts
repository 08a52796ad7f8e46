import { z } from 'zod'

/**
 * Marks personal data. `execute` encrypts it with the person's key before storing it, and the engines decrypt it.
 * After erasure it reads as null, so aggregates never fold it.
 */
export function personal<T extends z.ZodType>(schema: T) {
  return schema.nullable().meta({ personal: true })
}

/**
 * Marks what an owner wrote. It is sealed too; after the erasure of its survey, or of its conversation, it reads as `erased`.
 * A decider folds it only if it declares `opens: 'owned'`.
 */
export function owned<T extends z.ZodType>(schema: T, erased: z.output<T>): T {
  return schema.meta({ personal: true, owned: { erased } })
}

/**
 * An event's type, current version and payload. Events are never deleted: change a payload by adding a version. Only an
 * optional or nullable field may be added in place; its absence means the behaviour before it existed.
 */
export function event<T extends string, S extends z.ZodRawShape>(
  type: T,
  version: number,
  data: S,
) {
  return z.object({ type: z.literal(type), data: z.object(data) }).meta({ type, version })
}
