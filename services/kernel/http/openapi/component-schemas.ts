// Converts Zod schemas to JSON Schemas: named schemas are components, all others refer to them.
import { z } from 'zod'

export type Json = Record<string, unknown>
type Io = 'input' | 'output'
type JsonSchemas = Record<string, Json>

const refPrefix = '#/components/schemas/'

export type SchemaPrinter = {
  /** A reference if the schema has a name, else the schema. */
  schemaOf: (schema: z.ZodType, io: Io) => Json
  /** The schema itself, even if it has a name. */
  expanded: (schema: z.ZodType, io: Io) => Json
  /** The named schemas that `used` refers to, directly or indirectly. */
  componentsFor: (used: unknown) => JsonSchemas
}

/**
 * `named` become components, as do the JSON Schemas `written`; `others` are printed in place. A schema whose input differs
 * from its output (a default makes a field optional) is two components: `Name` in responses, `NameInput` in requests.
 */
export function openSchemaPrinter(
  named: readonly (readonly [string, z.ZodType])[],
  others: readonly z.ZodType[],
  written: JsonSchemas,
): SchemaPrinter {
  const registry = z.registry<{ id: string }>()
  for (const [id, schema] of named) if (!registry.has(schema)) registry.add(schema, { id })
  const isNamed = new Set(named.map(([name]) => name))
  for (const [n, schema] of others.entries())
    if (!registry.has(schema)) registry.add(schema, { id: `#${n}` })
  const outputs = resolveAliases(toJsonSchemas(registry, 'output'))
  const inputs = resolveAliases(toJsonSchemas(registry, 'input'))
  const renamed = namesThatDiffer(inputs, outputs)
  const inputName = (name: string) => (renamed.has(name) ? `${name}Input` : name)
  for (const name of renamed)
    if (isNamed.has(`${name}Input`)) throw new Error(`Two schemas would be named ${name}Input.`)
  const requests = mapRefs(inputs, inputName) as JsonSchemas

  const components = { ...written }
  for (const name of isNamed) {
    if (outputs[name]) components[name] = outputs[name]
    if (requests[name]) components[inputName(name)] = requests[name]
  }
  const expanded = (schema: z.ZodType, io: Io): Json =>
    (io === 'input' ? requests : outputs)[registry.get(schema)!.id]!
  return {
    expanded,
    schemaOf(schema, io) {
      const { id } = registry.get(schema)!
      const json = expanded(schema, io)
      if (!isNamed.has(id) || isAlias(json)) return json
      return { $ref: refPrefix + (io === 'input' ? inputName(id) : id) }
    },
    componentsFor: (used) => reachable(components, used),
  }
}

type Registry = z.core.$ZodRegistry<{ id: string }>

function toJsonSchemas(registry: Registry, io: Io): JsonSchemas {
  const { schemas } = z.toJSONSchema(registry, {
    io,
    unrepresentable: 'any',
    uri: (id) => refPrefix + id,
    override: ({ zodSchema, jsonSchema }) => simplify(zodSchema, jsonSchema as Json),
  })
  return Object.fromEntries(
    Object.entries(schemas).map(([id, json]) => {
      delete json.$schema
      delete json.$id
      return [id, foldNull(json) as Json]
    }),
  )
}

/** Drops keywords implied by the format or type. Responses may gain fields, so their objects stay open. */
function simplify({ _zod }: z.core.$ZodType, json: Json): void {
  const { def } = _zod as unknown as { def: { type: string; catchall?: unknown } }
  if (json['format'] !== undefined) delete json['pattern']
  if (json['const'] !== undefined) delete json['type']
  if (json['minimum'] === Number.MIN_SAFE_INTEGER) delete json['minimum']
  if (json['maximum'] === Number.MAX_SAFE_INTEGER) delete json['maximum']
  if (def.type === 'object' && def.catchall === undefined) delete json['additionalProperties']
}

/** `anyOf` of a plain type and null as one schema with two types. */
function foldNull(json: unknown): unknown {
  if (Array.isArray(json)) return json.map(foldNull)
  if (typeof json !== 'object' || json === null) return json
  const { anyOf, ...rest } = json as { anyOf?: Json[] }
  const [value, nothing, ...others] = anyOf ?? []
  const isFoldable =
    others.length === 0 &&
    nothing?.['type'] === 'null' &&
    typeof value?.['type'] === 'string' &&
    value['enum'] === undefined &&
    value['const'] === undefined
  if (isFoldable) return foldNull({ ...value, type: [value['type'], 'null'], ...rest })
  return Object.fromEntries(Object.entries(json).map(([key, each]) => [key, foldNull(each)]))
}

const isAlias = (json: Json) => typeof json['$ref'] === 'string' && Object.keys(json).length === 1

/** Replaces references to a schema that is only a reference by its target. */
function resolveAliases(schemas: JsonSchemas): JsonSchemas {
  const aliases = new Map(
    Object.entries(schemas)
      .filter(([, json]) => isAlias(json))
      .map(([name, json]) => [name, nameIn(json['$ref'])]),
  )
  const target = (name: string): string => (aliases.has(name) ? target(aliases.get(name)!) : name)
  return mapRefs(schemas, target) as JsonSchemas
}

const nameIn = (ref: unknown) => String(ref).slice(refPrefix.length)

/** Renames the references in a JSON value. */
function mapRefs(json: unknown, rename: (name: string) => string): unknown {
  if (Array.isArray(json)) return json.map((each) => mapRefs(each, rename))
  if (typeof json !== 'object' || json === null) return json
  return Object.fromEntries(
    Object.entries(json).map(([key, value]) => [
      key,
      key === '$ref' ? refPrefix + rename(nameIn(value)) : mapRefs(value, rename),
    ]),
  )
}

/** The names of the references in a JSON value. */
function refsIn(json: unknown, found = new Set<string>()): Set<string> {
  if (typeof json !== 'object' || json === null) return found
  for (const [key, value] of Object.entries(json)) {
    if (key === '$ref' && String(value).startsWith(refPrefix)) found.add(nameIn(value))
    else refsIn(value, found)
  }
  return found
}

/** Schemas that differ between requests and responses, directly or through a reference. */
function namesThatDiffer(inputs: JsonSchemas, outputs: JsonSchemas): ReadonlySet<string> {
  const differing = new Set<string>()
  for (const [name, input] of Object.entries(inputs))
    if (!isAlias(input) && JSON.stringify(input) !== JSON.stringify(outputs[name]))
      differing.add(name)
  for (let size = -1; size !== differing.size;) {
    size = differing.size
    for (const [name, input] of Object.entries(inputs))
      if ([...refsIn(input)].some((used) => differing.has(used))) differing.add(name)
  }
  return differing
}

function reachable(components: JsonSchemas, used: unknown): JsonSchemas {
  const names = refsIn(used)
  // A set can grow while it is iterated over.
  for (const name of names) refsIn(components[name], names)
  return Object.fromEntries(
    [...names].toSorted().map((name) => {
      const json = components[name]
      if (!json) throw new Error(`The OpenAPI document has no schema ${name}.`)
      return [name, json]
    }),
  )
}
