// Converts errors to problem responses, and logs unexpected ones.
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import type { ProblemCode } from '#contract/problems.ts'
import { EventStoreUnavailable } from '#ports/event-store.ts'
import { isDatabaseUnavailable, isReadModelMissing } from '../postgres/db.ts'
import type { Log } from '../log.ts'
import { Problem, toProblemDetails } from '../problem.ts'
import { countRefusal } from '../security/events/refusals.ts'
import type { SecurityEvents } from '../security/events/security-events.ts'

/** Seconds until a client should retry. */
const retryAfterSeconds = '1'

/** Errors of fastify before a route's handler. */
const fastifyProblems: Readonly<Record<string, ProblemCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'request/too-large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'request/unsupported-media-type',
  FST_ERR_NOT_FOUND: 'request/not-found',
  FST_ERR_MAX_PARAM_LENGTH: 'request/not-found',
}

/** The problem of an error; `internal` if the error is unexpected. */
export function toProblem(error: unknown): Problem {
  if (error instanceof Problem) return error
  if (error instanceof EventStoreUnavailable) return new Problem('service/unavailable')
  const { code = '', statusCode = 500 } = error as Partial<FastifyError>
  const known = fastifyProblems[code]
  if (known) return new Problem(known)
  if (statusCode >= 400 && statusCode < 500) return new Problem('request/malformed')
  if (isDatabaseUnavailable(error) || isReadModelMissing(error))
    return new Problem('service/unavailable')
  return new Problem('internal')
}

function sendProblem(request: FastifyRequest, reply: FastifyReply, problem: Problem): FastifyReply {
  const [path] = request.url.split('?', 1)
  const body = toProblemDetails(problem, path!, request.headers['accept-language'])
  if (body.status === 503 && !reply.hasHeader('retry-after'))
    reply.header('retry-after', retryAfterSeconds)
  if (body.code === 'internal') body['reference'] = request.id
  return reply.code(body.status).type('application/problem+json').send(JSON.stringify(body))
}

export function errorHandler(log: Log, securityEvents?: SecurityEvents) {
  return (error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const problem = toProblem(error)
    if (securityEvents) countRefusal(securityEvents, request, problem.code)
    // The route's pattern: the URL may hold a respondent's session id.
    const about = { method: request.method, route: request.routeOptions.url, reference: request.id }
    if (problem.code === 'internal') log.error({ err: error, ...about }, 'A request failed.')
    else if (error !== problem && problem.code === 'service/unavailable')
      log.warn({ err: error, ...about }, 'A request failed because a dependency is unavailable.')
    return sendProblem(request, reply, problem)
  }
}
