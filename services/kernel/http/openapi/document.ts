// The OpenAPI 3.1 document, made from the endpoints that are mounted.
import { type ApiCatalogue, namedEndpoints, namedSchemas } from '#contract/api/catalogue.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { limits } from '#contract/limits.ts'
import { type Json, openSchemaPrinter } from './component-schemas.ts'
import { inlineShortSchemas } from './inline-schemas.ts'
import { defaultSecurity, operationOf } from './operation.ts'
import { openExamplePrinter, shareParameters, shareSuccesses } from './shared-components.ts'
import { openProblemPrinter, problemSchemas } from './problem-responses.ts'

/** `isMounted` omits the endpoints that an installation does not serve. */
export type DescribedApi = {
  catalogue: ApiCatalogue
  version: string
  isMounted?: (endpoint: Endpoint) => boolean
}

export function openApiDocument({
  catalogue,
  version,
  isMounted = () => true,
}: DescribedApi): Json {
  const endpoints = namedEndpoints(catalogue).filter(({ endpoint }) => isMounted(endpoint))
  const printer = openSchemaPrinter(
    namedSchemas(catalogue),
    endpoints.flatMap(({ endpoint: { input, output } }) => [input, output]),
    problemSchemas,
  )
  const examples = openExamplePrinter(catalogue)
  const paths: Record<string, Json> = {}
  const operations: Json[] = []
  const problems = openProblemPrinter(endpoints.map(({ endpoint }) => endpoint))
  for (const named of endpoints) {
    const [method = '', url = ''] = named.endpoint.route.split(' ')
    const path = url.replace(/:(\w+)/g, '{$1}')
    const { request, response } = catalogue.examples?.[named.name] ?? {}
    const operation = operationOf(named, printer, {
      request: examples.print(request),
      response: examples.print(response),
      problems: problems.responsesOf(named.endpoint),
    })
    operations.push(operation)
    paths[path] = { ...paths[path], [method.toLowerCase()]: operation }
  }
  const parameters = { Key: idempotencyKey, ...shareParameters(operations) }
  for (const operation of operations)
    if ((operation['parameters'] as Json[]).length === 0) delete operation['parameters']
  const responses = { ...problems.components, ...shareSuccesses(operations) }
  const schemas = printer.componentsFor([paths, parameters, responses])
  inlineShortSchemas(schemas, [paths, parameters, responses])
  const used = new Set(endpoints.map(({ tag }) => tag))
  return {
    openapi: '3.1.0',
    info: { ...info, version },
    // Relative to the document's URL: each installation describes itself.
    servers: [{ url: '/' }],
    security: defaultSecurity,
    tags: catalogue.tags
      .filter(({ name }) => used.has(name))
      .map(({ name, description }) => ({ name, description })),
    paths,
    components: {
      schemas,
      responses,
      headers,
      parameters,
      examples: examples.components,
      securitySchemes,
    },
  }
}

const info = {
  title: 'Prosa',
  license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
  description:
    'Writes return the header `Prosa-Position`; a read that sends it back includes the write. ' +
    'Owners’ reads return `Prosa-Live-Since`: a channel followed from there sends all later changes. ' +
    'Errors are RFC 9457 problems: branch on `code`, show `error`. ' +
    'A call can return the codes of `4XX` and `5XX` besides those listed by status.',
}

const header = (description: string) => ({ description, schema: { type: 'string' } })
const headers = {
  Position: header('The position that the write reached. Send it with a read to see the write.'),
  Next: header('The cursor of the next page; absent on the last page.'),
}

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  description:
    'A repeated request with the same key is executed once and returns the first response; with another input it is refused. Without a sign-in the key must be unguessable: a random UUID.',
  schema: { type: 'string', maxLength: limits.idempotencyKey.max },
}

const securitySchemes = {
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: 'prosa_session',
    description: '`__Host-prosa_session` over https.',
  },
  token: { type: 'http', scheme: 'bearer', description: 'Made with `npm run tokens`.' },
}
