import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import Fastify, { type FastifyInstance } from 'fastify'
import type { Json } from './component-schemas.ts'

/** The pages that describe the API at `/api/docs`, in a server that does not listen. */
export async function openDocumentationPages(document: Json): Promise<FastifyInstance> {
  const pages = Fastify() as unknown as FastifyInstance
  await pages.register(swagger, { mode: 'static', specification: { document: document as never } })
  await pages.register(swaggerUi, { routePrefix: '/api/docs', theme: { title: 'Prosa API' } })
  return pages
}
