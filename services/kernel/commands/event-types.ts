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
  /** The personal fields that an owner wrote, with what they read as after an erasure. */
  owned: ReadonlyMap<string, unknown>
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
  const marked = markedFields(data, [])
  const owned = marked.flatMap(({ path, owned: mark }) =>
    mark ? [[path, mark.erased] as const] : [],
  )
  return [
    type,
    {
      ...{ version, data, owned: new Map(owned) },
      personal: [...new Set(marked.map(({ path }) => path))],
    },
  ]
}

/** Paths of the fields that a schema marks as personal. */
export const personalPaths = (schema: Schema, path: readonly string[]): string[] =>
  markedFields(schema, path).map((field) => field.path)

type MarkedField = { path: string; owned: { erased: unknown } | undefined }

function markedFields(schema: Schema, path: readonly string[]): MarkedField[] {
  const mark = z.globalRegistry.get(schema)
  if (mark?.['personal'])
    return [{ path: path.join('.'), owned: mark['owned'] as MarkedField['owned'] }]
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape).flatMap(([name, field]) =>
      markedFields(field, [...path, name]),
    )
  if (schema instanceof z.ZodArray) return markedFields(schema.element, [...path, '*'])
  if (schema instanceof z.ZodRecord) return markedFields(schema.valueType, [...path, '*'])
  if (schema instanceof z.ZodUnion)
    return schema.options.flatMap((option) => markedFields(option, path))
  if (
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodDefault
  )
    return markedFields(schema.unwrap() as Schema, path)
  return []
}
