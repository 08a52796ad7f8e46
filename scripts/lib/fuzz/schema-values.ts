// Values of a schema of the OpenAPI document: valid ones as far as the schema says, and damaged ones.
import type { SeededRandom } from '../simulated-respondents/seeded-random.ts'
import { hostileName, hostileValue } from './hostile-values.ts'

export type Schema = {
  $ref?: string
  type?: string | readonly string[]
  enum?: readonly unknown[]
  const?: unknown
  anyOf?: readonly Schema[]
  oneOf?: readonly Schema[]
  allOf?: readonly Schema[]
  properties?: Readonly<Record<string, Schema>>
  additionalProperties?: boolean | Schema
  required?: readonly string[]
  items?: Schema
  prefixItems?: readonly Schema[]
  format?: string
  minLength?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
  minimum?: number
  maximum?: number
  exclusiveMinimum?: number
}

export type ValueContext = {
  random: SeededRandom
  /** The OpenAPI document, for references. */
  document: object
  /** A value for a field of this name, such as the id of something that exists. */
  valueFor: (name: string) => unknown
}

const maxDepth = 8
const words = 'why do people leave us after the first month of the trial and what would help'.split(
  ' ',
)

export function resolveSchema(document: object, schema: Schema): Schema {
  if (schema.$ref === undefined) return schema
  const keys = schema.$ref.slice('#/'.length).split('/')
  return resolveSchema(
    document,
    keys.reduce<object>((node, key) => node[key as keyof object], document) as Schema,
  )
}

export function schemaValue(schema: Schema, context: ValueContext, name = '', depth = 0): unknown {
  const { random, document, valueFor } = context
  const known = name === '' ? undefined : valueFor(name)
  if (known !== undefined && random.chance(0.85)) return known
  const resolved = resolveSchema(document, schema)
  const options = resolved.anyOf ?? resolved.oneOf
  if (options) return schemaValue(random.pick(options), context, '', depth + 1)
  if (resolved.allOf)
    return Object.assign(
      {},
      ...resolved.allOf.map((part) => schemaValue(part, context, '', depth + 1) as object),
    )
  if (resolved.enum) return random.pick(resolved.enum)
  if (resolved.const !== undefined) return resolved.const
  return typedValue(resolved, context, depth)
}

function typedValue(schema: Schema, context: ValueContext, depth: number): unknown {
  const { random } = context
  const type = Array.isArray(schema.type) ? random.pick(schema.type) : schema.type
  switch (type) {
    case 'string':
      return textValue(schema, random)
    case 'integer':
    case 'number':
      return numberValue(schema, random, type === 'integer')
    case 'boolean':
      return random.chance(0.5)
    case 'null':
      return null
    case 'array':
      return arrayValue(schema, context, depth)
    case 'object':
      return objectValue(schema, context, depth)
    default:
      return random.chance(0.5) ? 'x' : {}
  }
}

function textValue({ format, minLength = 0, maxLength = 200 }: Schema, random: SeededRandom) {
  if (format === 'uuid') return '3f0e8a52-6f0b-4f0a-9d8e-2b7c5a4d1e90'
  if (format === 'email') return 'ana@prosa.test'
  if (format === 'uri') return 'https://example.org/'
  if (format === 'date-time') return '2030-01-31T12:00:00.000Z'
  if (format === 'date') return '2030-01-31'
  const length = random.chance(0.1) ? maxLength : random.integer(minLength, Math.min(maxLength, 80))
  let text = ''
  while (text.length < length) text += `${random.pick(words)} `
  return text.slice(0, Math.max(length, minLength))
}

function numberValue(schema: Schema, random: SeededRandom, isInteger: boolean): number {
  const { minimum = schema.exclusiveMinimum ?? 0, maximum = minimum + 20 } = schema
  const value = random.integer(Math.ceil(minimum), Math.floor(Math.min(maximum, 2 ** 31)))
  return isInteger ? value : value + 0.5
}

function arrayValue(schema: Schema, context: ValueContext, depth: number): unknown[] {
  if (depth > maxDepth) return []
  const { items = {}, minItems = 0, maxItems = 4 } = schema
  const length = context.random.integer(minItems, Math.min(maxItems, Math.max(minItems, 4)))
  return Array.from({ length }, () => schemaValue(items, context, '', depth + 1))
}

function objectValue(schema: Schema, context: ValueContext, depth: number): object {
  const { properties = {}, required = [] } = schema
  const share = context.random.pick([0, 0.5, 0.9])
  const entries = Object.entries(properties)
    .filter(
      ([name]) => required.includes(name) || (depth <= maxDepth && context.random.chance(share)),
    )
    .map(([name, each]) => [name, schemaValue(each, context, name, depth + 1)])
  return Object.fromEntries(entries) as object
}

/** Changes, removes or adds one value at a random place. */
export function damageValue(random: SeededRandom, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || random.chance(0.15))
    return hostileValue(random)
  if (Array.isArray(value)) {
    if (value.length === 0 || random.chance(0.2)) return [...value, hostileValue(random)]
    const at = random.integer(0, value.length - 1)
    return value.map((each, index) =>
      index === at ? damageValue(random, each) : (each as unknown),
    )
  }
  const entries = Object.entries(value)
  if (entries.length === 0 || random.chance(0.2))
    return JSON.parse(
      JSON.stringify(value).replace(
        /^\{/,
        `{${JSON.stringify(hostileName(random))}:${JSON.stringify(hostileValue(random))}${entries.length > 0 ? ',' : ''}`,
      ),
    )
  const [name] = random.pick(entries)
  if (random.chance(0.15)) return Object.fromEntries(entries.filter(([each]) => each !== name))
  return Object.fromEntries(
    entries.map(([each, inner]) => [each, each === name ? damageValue(random, inner) : inner]),
  )
}
