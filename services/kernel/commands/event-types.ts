// Version, schema and personal fields of each event type, read once from the contract's schemas.
import { z } from 'zod'
import { DomainEvent } from '#contract/events/catalogue.ts'

type Data = Record<string, unknown>

type EventTypeInfo = {
  /** The version that is written. */
  version: number
  data: z.ZodType<Data>
  /** Paths of personal fields: `text`, `qualification.reason`; `*` stands for every item of a list or a record. */
  personal: readonly string[]
}

type Schema = z.core.$ZodType

export const eventTypes: ReadonlyMap<string, EventTypeInfo> = new Map(
  eventSchemas(DomainEvent).map(describeEventType),
)

function eventSchemas(schema: Schema): z.ZodObject[] {
  if (schema instanceof z.ZodDiscriminatedUnion) return schema.options.flatMap(eventSchemas)
  if (schema instanceof z.ZodObject) return [schema]
  throw new Error('an event is not an object')
}

function describeEventType(schema: z.ZodObject): [string, EventTypeInfo] {
  const { type, version } = schema.meta() as { type: string; version: number }
  const data = schema.shape['data'] as z.ZodType<Data>
  return [type, { version, data, personal: [...new Set(personalPaths(data, []))] }]
}

/** Paths of the fields that a schema marks as personal. */
export function personalPaths(schema: Schema, path: readonly string[]): string[] {
  if (z.globalRegistry.get(schema)?.['personal']) return [path.join('.')]
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape).flatMap(([name, field]) =>
      personalPaths(field, [...path, name]),
    )
  if (schema instanceof z.ZodArray) return personalPaths(schema.element, [...path, '*'])
  if (schema instanceof z.ZodRecord) return personalPaths(schema.valueType, [...path, '*'])
  if (schema instanceof z.ZodUnion)
    return schema.options.flatMap((option) => personalPaths(option, path))
  if (
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodDefault
  )
    return personalPaths(schema.unwrap() as Schema, path)
  return []
}
