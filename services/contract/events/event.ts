import { z } from 'zod'

/**
 * Marks what a person said or is. `execute` seals it under that person's key before it is stored, and the
 * engines unseal it; once the person is forgotten it reads as null, so aggregates never fold it.
 */
export function personal<T extends z.ZodType>(schema: T) {
  return schema.nullable().meta({ personal: true })
}

/**
 * One event's name, current version and payload. Stored forever: change by adding a version, never in place, except for a
 * field that may be absent, or null, and then means what held before there was one.
 */
export function event<T extends string, S extends z.ZodRawShape>(
  type: T,
  version: number,
  data: S,
) {
  return z.object({ type: z.literal(type), data: z.object(data) }).meta({ type, version })
}
