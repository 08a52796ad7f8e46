// The API's description, printed from the same endpoints that are mounted.
import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Endpoint } from '#contract/endpoint.ts'
import { limits } from '#contract/limits.ts'
import { type ProblemCode, problems } from '#contract/problems.ts'
import type { Route } from './route.ts'

type Json = Record<string, unknown>
export type OpenApiOptions = {
  routes: readonly Route[]
  version: string
  publicUrl: string
  sessionCookie?: string
}

/** `/api/openapi.json` for tools, `/api/docs` for people. */
export async function serveOpenApi(app: FastifyInstance, described: OpenApiOptions): Promise<void> {
  const document = openApiOf(described)
  const text = JSON.stringify(document)
  app.get('/api/openapi.json', (_request, reply) => reply.type('application/json').send(text))
  await app.register(swagger, { mode: 'static', specification: { document: document as never } })
  await app.register(swaggerUi, { routePrefix: '/api/docs', theme: { title: 'Prosa API' } })
}

/** OpenAPI 3.1. */
function openApiOf({
  routes,
  version,
  publicUrl,
  sessionCookie = 'prosa_session',
}: OpenApiOptions): Json {
  const paths: Record<string, Json> = {}
  for (const { endpoint } of routes) {
    const [method = '', url = ''] = endpoint.route.split(' ')
    const path = url.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [method.toLowerCase()]: operation(endpoint, method, url) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Prosa',
      version,
      description:
        'Writes answer with the header `Prosa-Position`; a read that sends it back sees at least that much. ' +
        'Reads of owners answer with `Prosa-Live-Since`: a channel followed from there says what came after. ' +
        'Errors are RFC 9457 problems: branch on `code`, show `error`.',
    },
    servers: [{ url: publicUrl }],
    paths,
    components: {
      schemas: { Problem: problemSchema },
      parameters: { IdempotencyKey: idempotencyKey },
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: sessionCookie },
        token: { type: 'http', scheme: 'bearer', description: 'Made with `npm run tokens`.' },
      },
    },
  }
}

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  description:
    'The same key again is the same request: it is done once and answers as the first time.',
  schema: { type: 'string', maxLength: limits.idempotencyKey.max },
}

const problemSchema = {
  type: 'object',
  required: ['type', 'title', 'status', 'code', 'error', 'instance'],
  properties: {
    type: { type: 'string' },
    title: { type: 'string' },
    status: { type: 'integer' },
    code: { type: 'string', enum: Object.keys(problems) },
    error: { type: 'string', description: 'The same as `title`, for people.' },
    instance: { type: 'string' },
    challenge: {
      type: 'object',
      description:
        'What to solve; only with `conversations/proof-required`. An ALTCHA challenge: send base64 of `{challenge, solution}` as `proof`.',
    },
    issues: {
      type: 'array',
      description: 'Where the input was wrong; only with `request/invalid`.',
      items: {
        type: 'object',
        properties: {
          path: { type: 'array', items: { type: ['string', 'integer'] } },
          message: { type: 'string' },
          code: { type: 'string' },
        },
      },
    },
  },
}

function operation(endpoint: Endpoint, method: string, url: string): Json {
  const { summary, access, input } = endpoint
  const [, , group, subgroup] = url.split('/')
  return {
    operationId: operationId(method, url),
    tags: [group === 'public' ? `public ${subgroup}` : group],
    summary,
    ...(access === 'owner' ? { security: [{ session: [] }] } : {}),
    ...(access === 'auditor' ? { security: [{ session: [] }, { token: [] }] } : {}),
    ...inputs(schemaOf(input, 'input'), method, url, endpoint.upload && 'multipart/form-data'),
    responses: {
      200: {
        description: 'Done.',
        headers: { 'Prosa-Position': { schema: { type: 'string' } } },
        content: responseContent(endpoint),
      },
      ...problemResponses(endpoint, method),
    },
  }
}

/** What is no JSON is text to its readers. */
const responseContent = ({ output, responseTypes = ['application/json'] }: Endpoint): Json =>
  Object.fromEntries(
    responseTypes.map((type) => [
      type,
      { schema: type === 'application/json' ? schemaOf(output, 'output') : { type: 'string' } },
    ]),
  )

const operationId = (method: string, url: string) =>
  [method.toLowerCase(), ...url.split(/[/:]+/).filter((part) => part && part !== 'api')].join('-')

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return json
}

/** What the path names is in the path; the rest is the query of a GET or DELETE, and the body of everything else. */
function inputs(schema: Json, method: string, url: string, type = 'application/json'): Json {
  const properties = (schema['properties'] ?? {}) as Record<string, Json>
  const required = new Set(schema['required'] as string[] | undefined)
  const inPath = new Set([...url.matchAll(/:(\w+)/g)].map(([, name]) => name))
  const hasBody = method !== 'GET' && method !== 'DELETE'
  const parameter = (name: string, where: 'path' | 'query') => ({
    name,
    in: where,
    required: where === 'path' || required.has(name),
    schema: properties[name] ?? { type: 'string' },
  })
  const rest = Object.keys(properties).filter((name) => !inPath.has(name))
  const parameters = [...inPath].map((name) => parameter(name!, 'path'))
  if (!hasBody)
    return { parameters: [...parameters, ...rest.map((name) => parameter(name, 'query'))] }
  const isRepeatable = type === 'application/json'
  return {
    parameters: isRepeatable
      ? [...parameters, { $ref: '#/components/parameters/IdempotencyKey' }]
      : parameters,
    ...(rest.length > 0 ? { requestBody: bodyOf(schema, rest, required, type) } : {}),
  }
}

function bodyOf(
  schema: Json,
  names: readonly string[],
  required: ReadonlySet<string>,
  type: string,
): Json {
  const properties = schema['properties'] as Record<string, Json>
  const needed = names.filter((name) => required.has(name))
  const body = {
    ...schema,
    properties: Object.fromEntries(names.map((name) => [name, properties[name]])),
    required: needed,
  }
  return { required: needed.length > 0, content: { [type]: { schema: body } } }
}

/** Problems by status, as the endpoint declares them and as every endpoint may meet them. */
function problemResponses({ problems: own, access, upload }: Endpoint, method: string): Json {
  const everywhere: ProblemCode[] = [
    'request/malformed',
    'request/invalid',
    'request/too-many',
    'internal',
    'service/unavailable',
    'service/shutting-down',
  ]
  if (access === 'owner' || access === 'auditor') everywhere.push('accounts/signed-out')
  if (access === 'owner') everywhere.push('accounts/token-scope')
  if (access === 'auditor') everywhere.push('accounts/token-invalid')
  if (method !== 'GET')
    everywhere.push('request/key-reused', 'request/cross-origin', 'concurrency/conflict')
  if (method === 'POST' || method === 'PUT') {
    everywhere.push('request/too-large', 'request/too-slow')
    everywhere.push(upload ? 'request/form-expected' : 'request/unsupported-media-type')
  }
  const byStatus = Map.groupBy(new Set([...own, ...everywhere]), (code) => problems[code].status)
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      status,
      {
        description: codes.map((code) => `\`${code}\`: ${problems[code].title}`).join('\n\n'),
        content: {
          'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } },
        },
      },
    ]),
  )
}
