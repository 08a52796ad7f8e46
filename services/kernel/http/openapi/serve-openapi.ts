import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import type { ApiCatalogue } from '#contract/api/catalogue.ts'
import type { Route } from '../route.ts'
import { openApiDocument } from './document.ts'

export type ServedApi = { catalogue: ApiCatalogue; routes: readonly Route[]; version: string }

/** Serves the OpenAPI document of `routes` at `/api/openapi.json`, and its pages at `/api/docs`. */
export async function serveOpenApi(
  app: FastifyInstance,
  { catalogue, routes, version }: ServedApi,
): Promise<void> {
  const mounted = new Set(routes.map(({ endpoint }) => endpoint))
  const document = openApiDocument({
    catalogue,
    version,
    isMounted: (endpoint) => mounted.has(endpoint),
  })
  const text = JSON.stringify(document)
  app.get('/api/openapi.json', (_request, reply) => reply.type('application/json').send(text))
  await app.register(swagger, { mode: 'static', specification: { document: document as never } })
  await app.register(swaggerUi, { routePrefix: '/api/docs', theme: { title: 'Prosa API' } })
}
