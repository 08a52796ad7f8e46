import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Problem } from '../problem.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The body as it came; signatures are made over it. */
    rawBody: string
  }
}

/**
 * JSON and nothing else. An empty body is fine whatever its type says: documented clients POST without one, or send
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
    if (body === '' || type === undefined) return parse(request, body as string, done)
    done(new Problem('request/unsupported-media-type'))
  })
}
