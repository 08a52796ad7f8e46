import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ApiCatalogue } from '#contract/api/catalogue.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { once } from '../../async/once.ts'
import type { Route } from '../route.ts'

export type ServedApi = {
  loadCatalogue: () => Promise<ApiCatalogue>
  routes: readonly Route[]
  version: string
}

/** Serves the OpenAPI document of `routes` at `/api/openapi.json`, and its pages at `/api/docs`. */
export function serveOpenApi(app: FastifyInstance, api: ServedApi): void {
  // Loaded and made at the first request: few processes are ever asked for them.
  const document = once(() => makeDocument(api))
  // In a server of its own: routes cannot be added to one that listens.
  const pages = once(async () => {
    const { openDocumentationPages } = await import('./documentation-pages.ts')
    return openDocumentationPages(await document())
  })
  app.get('/api/openapi.json', async (_request, reply) =>
    reply.type('application/json').send(JSON.stringify(await document())),
  )
  async function servePage({ url, headers }: FastifyRequest, reply: FastifyReply) {
    const page = await (await pages()).inject({ url, headers })
    if (page.statusCode === 404) return reply.callNotFound()
    return reply.code(page.statusCode).headers(page.headers).send(page.rawPayload)
  }
  app.get('/api/docs', servePage)
  app.get('/api/docs/*', servePage)
}

async function makeDocument({ loadCatalogue, routes, version }: ServedApi) {
  const { openApiDocument } = await import('./document.ts')
  const mounted = new Set(routes.map(({ endpoint }) => endpoint))
  const isMounted = (endpoint: Endpoint) => mounted.has(endpoint)
  return openApiDocument({ catalogue: await loadCatalogue(), version, isMounted })
}
