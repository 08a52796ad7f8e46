// Moves repeated parts of operations to components.
import type { ApiCatalogue, EndpointExample } from '#contract/api/catalogue.ts'
import type { Json } from './component-schemas.ts'

/** Prints an example in a media type: in place, or as a reference if several operations use the same long one. */
export type ExamplePrinter = { components: Json; print: (example: unknown) => Json }

/** A reference to a shorter example would be longer than the example. */
const minSharedLength = 80

export function openExamplePrinter({ examples = {} }: ApiCatalogue): ExamplePrinter {
  const values = Object.entries(examples).flatMap(
    ([name, { request, response }]: [string, EndpointExample]) => [
      { name, value: request },
      { name, value: response },
    ],
  )
  const uses = Map.groupBy(values, ({ value }) => value)
  const components: Json = {}
  return {
    components,
    print(example) {
      const [first, ...others] = uses.get(example) ?? []
      if (example === undefined || first === undefined) return {}
      if (others.length === 0 || JSON.stringify(example).length < minSharedLength)
        return { example }
      components[first.name] = { value: example }
      return { examples: { default: { $ref: `#/components/examples/${first.name}` } } }
    },
  }
}

/** Replaces repeated parameters by references, in place; returns the components. The most frequent variant gets the name. */
export function shareParameters(operations: readonly Json[]): Json {
  const lists = operations.map(({ parameters }) => parameters as Json[])
  const uses = Map.groupBy(lists.flat(), (parameter) => JSON.stringify(parameter))
  const repeated = [...uses.values()].filter(
    ([parameter, ...others]) => others.length > 0 && parameter!['$ref'] === undefined,
  )
  const components: Json = {}
  const references = new Map<string, Json>()
  for (const [parameter] of repeated.toSorted((one, other) => other.length - one.length)) {
    const name = String(parameter!['name'])
    if (name in components) continue
    components[name] = parameter
    references.set(JSON.stringify(parameter), { $ref: `#/components/parameters/${name}` })
  }
  for (const list of lists)
    for (const [n, parameter] of list.entries())
      list[n] = references.get(JSON.stringify(parameter)) ?? parameter
  return components
}

/** Replaces repeated successful responses by references, in place; returns the components, named after the first operation. */
export function shareSuccesses(operations: readonly Json[]): Json {
  const places = operations
    .map(({ operationId, responses }) => ({
      name: String(operationId),
      responses: responses as Json,
    }))
    .filter(({ responses }) => '200' in responses)
  const uses = Map.groupBy(places, ({ responses }) => JSON.stringify(responses['200']))
  const components: Json = {}
  for (const [first, ...others] of uses.values()) {
    if (others.length === 0) continue
    components[first!.name] = first!.responses['200']
    for (const { responses } of [first!, ...others])
      responses['200'] = { $ref: `#/components/responses/${first!.name}` }
  }
  return components
}
