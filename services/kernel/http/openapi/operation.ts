// Converts an endpoint to an OpenAPI operation.
import type { NamedEndpoint } from '#contract/api/catalogue.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import type { Json, SchemaPrinter } from './component-schemas.ts'

/** Undefined: the document's own. */
const security = {
  anyone: [],
  respondent: [],
  owner: undefined,
  auditor: [{ session: [] }, { token: [] }],
} satisfies Record<Endpoint['access'], unknown>
export const defaultSecurity = [{ session: [] }]

/** Examples as fields of their media types, and problem responses by status. */
type OperationParts = { request: Json; response: Json; problems: Json }

export function operationOf(
  { name, tag, endpoint }: NamedEndpoint,
  printer: SchemaPrinter,
  { request, response, problems }: OperationParts,
): Json {
  const { summary, access, accepted, isAlwaysAccepted } = endpoint
  const [method = ''] = endpoint.route.split(' ')
  const success = {
    headers: responseHeaders(endpoint, method),
    content: responseContent(endpoint, printer, response),
  }
  return {
    operationId: name,
    tags: [tag],
    summary,
    security: security[access],
    ...inputs(endpoint, printer, request),
    responses: {
      ...(!isAlwaysAccepted && { 200: { description: 'OK', ...success } }),
      ...(accepted && { 202: { description: accepted, ...success } }),
      ...problems,
    },
  }
}

const header = (name: string) => ({ $ref: `#/components/headers/${name}` })

function responseHeaders({ input }: Endpoint, method: string): Json | undefined {
  if (method !== 'GET') return { 'Prosa-Position': header('Position') }
  const fields = 'shape' in input ? (input.shape as object) : {}
  const isPaged = 'before' in fields || 'after' in fields
  return isPaged ? { 'Prosa-Next': header('Next') } : undefined
}

/** Responses other than JSON are text. */
const responseContent = (
  { output, responseTypes = ['application/json'] }: Endpoint,
  { schemaOf }: SchemaPrinter,
  example: Json,
): Json =>
  Object.fromEntries(
    responseTypes.map((type) => [
      type,
      type === 'application/json'
        ? { schema: schemaOf(output, 'output'), ...example }
        : { schema: { type: 'string' } },
    ]),
  )

/** Path fields are parameters; other fields are the query of a GET or DELETE, else the body. */
function inputs(
  { route, input, upload }: Endpoint,
  { expanded }: SchemaPrinter,
  example: Json,
): Json {
  const [method = '', url = ''] = route.split(' ')
  const schema = expanded(input, 'input')
  const properties = (schema['properties'] ?? {}) as Record<string, Json>
  const required = new Set(schema['required'] as string[] | undefined)
  const inPath = new Set([...url.matchAll(/:(\w+)/g)].map(([, name]) => name!))
  const parameter = (name: string, where: 'path' | 'query') => ({
    name,
    in: where,
    ...((where === 'path' || required.has(name)) && { required: true }),
    schema: properties[name],
  })
  const rest = Object.keys(properties).filter((name) => !inPath.has(name))
  const path = [...inPath].map((name) => parameter(name, 'path'))
  if (method === 'GET' || method === 'DELETE') {
    const query = rest.map((name) => parameter(name, 'query'))
    return { parameters: [...path, ...query] }
  }
  const isRepeatable = upload === undefined
  return {
    parameters: isRepeatable ? [...path, { $ref: '#/components/parameters/Key' }] : path,
    ...(rest.length > 0 && { requestBody: requestBody(schema, rest, { upload, example }) }),
  }
}

/** The fields `names` of `schema` as a body. */
function requestBody(
  { required: all, properties, ...schema }: Json,
  names: readonly string[],
  { upload, example }: Pick<Endpoint, 'upload'> & { example: Json },
): Json {
  const required = names.filter((name) => (all as string[] | undefined)?.includes(name))
  const fields = names.map((name) => [name, (properties as Json)[name]])
  const body = {
    ...schema,
    properties: Object.fromEntries(fields),
    ...(required.length > 0 && { required }),
  }
  return {
    ...(required.length > 0 && { required: true }),
    content: {
      [upload ? 'multipart/form-data' : 'application/json']: { schema: body, ...example },
    },
  }
}
