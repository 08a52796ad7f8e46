import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Problem } from '../problem.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Forms are accepted, and not read. */
    ignoresBody?: true
  }
  interface FastifyRequest {
    /** The unparsed body, for checking signatures. */
    rawBody: string
  }
}

const formType = /^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i

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
    if (body === '' || type === undefined) return parse(request, body as string, done)
    if (request.routeOptions.config.ignoresBody && formType.test(type)) return done(null, undefined)
    done(new Problem('request/unsupported-media-type'))
  })
}
