import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ApiCatalogue } from '#contract/api/catalogue.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import type { Route } from '../route.ts'
import type { Json } from './component-schemas.ts'
import { openApiDocument } from './document.ts'

export type ServedApi = { catalogue: ApiCatalogue; routes: readonly Route[]; version: string }

/** Serves the OpenAPI document of `routes` at `/api/openapi.json`, and its pages at `/api/docs`. */
export function serveOpenApi(
  app: FastifyInstance,
  { catalogue, routes, version }: ServedApi,
): void {
  const mounted = new Set(routes.map(({ endpoint }) => endpoint))
  const isMounted = (endpoint: Endpoint) => mounted.has(endpoint)
  // Made at the first request: it takes a fifth of the start, and few processes are ever asked for it.
  let made: Json | undefined
  const document = () => (made ??= openApiDocument({ catalogue, version, isMounted }))
  app.get('/api/openapi.json', (_request, reply) =>
    reply.type('application/json').send(JSON.stringify(document())),
  )
  let opened: Promise<FastifyInstance> | undefined
  // Loaded at the first request, too, in a server of its own: routes cannot be added to one that listens.
  const open = () =>
    (opened ??= import('./documentation-pages.ts').then(({ openDocumentationPages }) =>
      openDocumentationPages(document()),
    ))
  async function servePage({ url, headers }: FastifyRequest, reply: FastifyReply) {
    const page = await (await open()).inject({ url, headers })
    if (page.statusCode === 404) return reply.callNotFound()
    return reply.code(page.statusCode).headers(page.headers).send(page.rawPayload)
  }
  app.get('/api/docs', servePage)
  app.get('/api/docs/*', servePage)
}
