import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import type { ApiCatalogue } from '#contract/api/catalogue.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import type { Route } from '../route.ts'
import type { Json } from './component-schemas.ts'
import { openApiDocument } from './document.ts'

export type ServedApi = { catalogue: ApiCatalogue; routes: readonly Route[]; version: string }

/** Serves the OpenAPI document of `routes` at `/api/openapi.json`, and its pages at `/api/docs`. */
export async function serveOpenApi(
  app: FastifyInstance,
  { catalogue, routes, version }: ServedApi,
): Promise<void> {
  const mounted = new Set(routes.map(({ endpoint }) => endpoint))
  const isMounted = (endpoint: Endpoint) => mounted.has(endpoint)
  // Made at the first request: it takes a fifth of the start, and few processes are ever asked for it.
  let made: Json | undefined
  const document = { toJSON: () => (made ??= openApiDocument({ catalogue, version, isMounted })) }
  app.get('/api/openapi.json', (_request, reply) =>
    reply.type('application/json').send(JSON.stringify(document)),
  )
  await app.register(swagger, { mode: 'static', specification: { document: document as never } })
  await app.register(swaggerUi, { routePrefix: '/api/docs', theme: { title: 'Prosa API' } })
}
