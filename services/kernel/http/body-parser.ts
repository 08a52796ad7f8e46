import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Problem } from '../problem.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Forms of any kind are accepted, and not read. */
    ignoresBody?: true
  }
  interface FastifyRequest {
    /** The unparsed body, for checking signatures. */
    rawBody: string
  }
}

/**
 * Accepts JSON only. An empty body is accepted with any content type: documented clients POST without a body, or send
 * `{}` without a type.
 */
export function registerBodyParsers(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.decorateRequest('rawBody', '')
  app.removeAllContentTypeParsers()
  const parse = (
    request: FastifyRequest,
    body: string,
    done: (error: Error | null, body?: unknown) => void,
  ) => {
    request.rawBody = body
    if (body === '') return done(null, undefined)
    parseJson(request, body, done)
  }
  app.addContentTypeParser(
    ['application/json', 'application/problem+json'],
    { parseAs: 'string' },
    parse,
  )
  app.addContentTypeParser('*', { parseAs: 'string' }, (request, body, done) => {
    const type = request.headers['content-type']
    if (request.routeOptions.config.ignoresBody) return done(null, undefined)
    if (body === '' || type === undefined) return parse(request, body as string, done)
    done(new Problem('request/unsupported-media-type'))
  })
}
