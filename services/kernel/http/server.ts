import { randomUUID } from 'node:crypto'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import { limits } from '#contract/limits.ts'
import type { CardFormSources } from '#ports/payments.ts'
import type { BaseConfig } from '../config/base-config.ts'
import { type OpenWindowCounter, openLocalCounter } from '../async/window-counter.ts'
import { trustNobody } from '../config/networks.ts'
import { registerBodyParsers } from './body-parser.ts'
import { openHostCheck, ownHostsOnly } from './allowed-hosts.ts'
import { dropUntrustedHeaders } from './forwarded-headers.ts'
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
    Partial<
      Pick<
        BaseConfig,
        'sessionRequestsPerMinute' | 'tokenRequestsPerMinute' | 'allowedHosts' | 'production'
      >
    >
  cardFormSources?: CardFormSources | undefined
  log: Log
  draining: () => boolean
  /** Without it this process counts alone. */
  openCounter?: OpenWindowCounter
}

/** Inputs and outputs are parsed by zod. Without compilers of its own, Fastify loads Ajv: a fortieth of the start. */
const refuseSchema = (): never => {
  throw new Error('Routes have no JSON schemas.')
}

/** The HTTP server, not listening yet, so that sockets and files can be registered on it. */
export async function createHttpServer(options: HttpServerOptions): Promise<FastifyInstance> {
  const { routes, config, log, draining } = options
  const handleError = errorHandler(log, options.securityEvents)
  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    childLoggerFactory: (logger) => logger,
    genReqId: () => randomUUID(),
    bodyLimit: limits.bodyBytes,
    trustProxy: config.trustProxy === trustNobody ? false : config.trustProxy,
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    requestTimeout: 60_000,
    routerOptions: { maxParamLength: 300 },
    schemaController: {
      compilersFactory: { buildValidator: refuseSchema, buildSerializer: refuseSchema },
    },
    frameworkErrors: handleError,
    clientErrorHandler: respondToMalformed,
  }) as unknown as FastifyInstance

  app.setErrorHandler(handleError)
  app.addHook('onRequest', dropUntrustedHeaders(config.trustProxy, log))
  app.addHook('onRequest', securityHeaders({ ...config, cardFormSources: options.cardFormSources }))
  app.addHook('onRequest', rejectWhileDraining(draining))
  app.addHook('onRequest', sameOriginOnly(config.publicUrl))
  await limitRequests(app, config, options.openCounter ?? openLocalCounter)
  app.addHook('onRequest', ownHostsOnly(openHostCheck(config)))
  // Before parsing the body: an unknown path is a 404 with any content type.
  app.addHook('onRequest', ({ is404 }, _reply, done) =>
    done(is404 ? new Problem('request/not-found') : undefined),
  )
  registerBodyParsers(app)
  const deps = { ...options, ownWrites: openOwnWrites(), readForm: openFormReader() }
  for (const route of routes) {
    const { upload } = route.endpoint
    if (!upload) mount(app, route, deps)
    else
      await app.register(async (scope) => {
        await registerMultipart(scope, upload)
        mount(scope, route, deps)
      })
  }

  app.setNotFoundHandler(() => {
    throw new Problem('request/not-found')
  })
  return app
}
