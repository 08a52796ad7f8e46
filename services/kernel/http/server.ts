import { randomUUID } from 'node:crypto'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import { limits } from '#contract/limits.ts'
import type { CardFormSources } from '#ports/payments.ts'
import type { BaseConfig } from '../config/base-config.ts'
import { registerBodyParsers } from './body-parser.ts'
import { sameOriginOnly, securityHeaders, rejectWhileDraining } from './guards.ts'
import { limitRequests } from './rate-limits.ts'
import { type RequestDeps, mount } from './mount.ts'
import { errorHandler } from './error-handler.ts'
import { registerMultipart, openFormReader } from './upload.ts'
import { respondToMalformed } from './malformed-requests.ts'
import type { Log } from '../log.ts'
import { openOwnWrites } from '../read/own-writes.ts'
import { Problem } from '../problem.ts'
import type { Route } from './route.ts'

export type HttpServerOptions = RequestDeps & {
  routes: readonly Route[]
  config: Pick<BaseConfig, 'publicUrl' | 'requestsPerMinute' | 'trustProxy'> &
    Partial<Pick<BaseConfig, 'sessionRequestsPerMinute' | 'tokenRequestsPerMinute'>>
  cardFormSources?: CardFormSources | undefined
  log: Log
  draining: () => boolean
}

/** Everything over HTTP, not yet listening: sockets and files may still be registered on what is returned. */
export async function createHttpServer(serving: HttpServerOptions): Promise<FastifyInstance> {
  const { routes, config, log, draining } = serving
  const answerError = errorHandler(log)
  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    childLoggerFactory: (logger) => logger,
    genReqId: () => randomUUID(),
    bodyLimit: limits.bodyBytes,
    trustProxy: config.trustProxy,
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    requestTimeout: 60_000,
    routerOptions: { maxParamLength: 300 },
    frameworkErrors: answerError,
    clientErrorHandler: respondToMalformed,
  }) as unknown as FastifyInstance

  app.setErrorHandler(answerError)
  app.addHook('onRequest', securityHeaders({ ...config, cardFormSources: serving.cardFormSources }))
  app.addHook('onRequest', rejectWhileDraining(draining))
  app.addHook('onRequest', sameOriginOnly(config.publicUrl))
  await limitRequests(app, config)
  // Before its body is looked at: what is not there takes no type of body either.
  app.addHook('onRequest', ({ is404 }, _reply, done) =>
    done(is404 ? new Problem('request/not-found') : undefined),
  )
  registerBodyParsers(app)
  const asking = { ...serving, ownWrites: openOwnWrites(), readForm: openFormReader() }
  for (const route of routes) {
    const { upload } = route.endpoint
    if (!upload) mount(app, route, asking)
    else
      await app.register(async (scope) => {
        await registerMultipart(scope, upload)
        mount(scope, route, asking)
      })
  }

  app.setNotFoundHandler(() => {
    throw new Problem('request/not-found')
  })
  return app
}
