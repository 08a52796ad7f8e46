// Prints short schemas where they are used, if that is one place: a component and a reference would be longer.
import type { Json } from './component-schemas.ts'

const maxLength = 120
const refPrefix = '#/components/schemas/'

/** Changes `schemas` and the documents `used` in place. */
export function inlineShortSchemas(schemas: Record<string, Json>, used: readonly Json[]): void {
  const places = Map.groupBy([...used, schemas].flatMap(referencesIn), ({ name }) => name)
  for (const [name, [place, ...others]] of places) {
    const schema = schemas[name]
    const isShort = schema !== undefined && JSON.stringify(schema).length <= maxLength
    // A description beside a reference belongs to the place.
    if (!isShort || !place || others.length > 0 || Object.keys(place.holder).length > 1) continue
    delete place.holder['$ref']
    Object.assign(place.holder, schema)
    delete schemas[name]
  }
}

type Reference = { name: string; holder: Json }

function referencesIn(node: unknown): Reference[] {
  if (typeof node !== 'object' || node === null) return []
  const { $ref: ref } = node as Json
  const own =
    typeof ref === 'string' && ref.startsWith(refPrefix)
      ? [{ name: ref.slice(refPrefix.length), holder: node as Json }]
      : []
  return [...own, ...Object.values(node).flatMap(referencesIn)]
}
