// The HTTP server of one process: the API, the sockets, the pages and the two web apps.
import { resolve } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { projections } from '#projections/all.ts'
import type { ReadModelAnnouncements } from '#projections/engine/announcements.ts'
import { readCheckpoints } from '#projections/engine/checkpoints.ts'
import type { ProjectionEngine } from '#projections/engine/projection-engine.ts'
import type { WaitForPosition } from '#projections/engine/position-tracker.ts'
import { findConversation } from '#projections/conversations/sessions.projection.ts'
import type { AccountsDeps } from './accounts/deps.ts'
import { processorsOf } from './accounts/site/installation.ts'
import { registerSitePages } from './accounts/site/site-pages.ts'
import { registerLogoutRoute } from './accounts/logout.route.ts'
import type { Infrastructure } from './infrastructure.ts'
import type { Db } from './kernel/postgres/db.ts'
import { readHousekeeping } from './kernel/postgres/housekeeping.ts'
import { openSharedConnections } from './kernel/postgres/shared-connections.ts'
import { createServerClose } from './kernel/lifecycle/close-server.ts'
import { type Config, modelsOf } from './config.ts'
import type { OpenWindowCounter } from './kernel/async/window-counter.ts'
import type { BoundedContext } from './kernel/bounded-context.ts'
import type { Executor } from './kernel/commands/execute.ts'
import { type ConsistentRead, openConsistentRead } from './kernel/read/consistent-read.ts'
import { openHostCheck } from './kernel/http/allowed-hosts.ts'
import { clientAddress } from './kernel/http/forwarded-headers.ts'
import { healthRoute, type Readiness } from './kernel/http/health.ts'
import { serveOpenApi } from './kernel/http/openapi/serve-openapi.ts'
import { createHttpServer } from './kernel/http/server.ts'
import type { Log } from './kernel/log.ts'
import type { Reactors } from './kernel/reactors/reactors.ts'
import { randomSecret } from './kernel/privacy/installation-secrets.ts'
import type { SecurityEvents } from './kernel/security/events/security-events.ts'
import type { Shutdown, ShutdownStep } from './kernel/lifecycle/shutdown.ts'
import { serveOwnerApp } from './kernel/http/static.ts'
import { type Adapters, capabilitiesOf } from './adapters.ts'
import type { TokenStream } from './ports/token-stream.ts'
import { attachSockets } from './realtime/sockets.ts'
import { registerEmbedScript } from './surveys/sharing/embed-script.ts'
import { findPublicSurvey } from './surveys/public-page/public-survey.route.ts'
import { openLinkCheck } from './conversations/sessions/personal-link.ts'
import { openSignedTokens } from './kernel/security/signed-tokens.ts'
import { registerPublicPages } from './surveys/public-page/public-page.ts'

type ServerRuntime = {
  config: Config
  version: string
  log: Log
  shutdown: Shutdown
  infrastructure: Infrastructure
  /** The connections of `openKeyReader`. */
  keyReader: Db
  executor: Executor
  securityEvents: SecurityEvents
  openCounter: OpenWindowCounter
  announcements: ReadModelAnnouncements
  waitForPosition: WaitForPosition
  readModels: ProjectionEngine
  /** False while what need not run before the first page is still being started. */
  isStarted: () => boolean
  /** Absent in processes without the role. */
  reactors: Reactors | undefined
}

type ServerModules = {
  contexts: Required<Omit<BoundedContext, 'erasers'>>
  accountsDeps: AccountsDeps
  adapters: Adapters
  tokenStream: TokenStream
}

const loadCatalogue = async () => (await import('#contract/api/catalogue.ts')).apiCatalogue
const dist = resolve(import.meta.dirname, '../dist')

/** Resolves once it listens. */
export async function openServer(
  runtime: ServerRuntime,
  modules: ServerModules,
  steps: ShutdownStep[],
): Promise<void> {
  const { config, infrastructure, waitForPosition } = runtime
  const { sandbox } = modules.adapters
  const readConsistently = openConsistentRead({
    head: () => infrastructure.store.head(),
    waitForPosition,
  })
  const app = await createApi(runtime, modules)
  const sockets = await attachLive(app, runtime, { ...modules, readConsistently, steps })
  await registerPages(app, runtime, { ...modules, readConsistently })
  if (sandbox) steps.unshift({ name: 'the sandbox’s deliveries', close: sandbox.stop })
  steps.unshift({ name: 'the server', close: createServerClose(app) })
  steps.unshift({ name: 'sockets', close: sockets.close })
  await app.listen({ port: config.port, host: config.host })
  sandbox?.start(`http://127.0.0.1:${config.port}/api/webhooks/payments`)
}

/** The endpoints, their description, and the pages of the stand-ins. */
async function createApi(runtime: ServerRuntime, modules: ServerModules): Promise<FastifyInstance> {
  const { config, version, log, executor, securityEvents, openCounter, waitForPosition } = runtime
  const { db, store, secrets } = runtime.infrastructure
  const { draining } = runtime.shutdown
  const { contexts, accountsDeps, adapters } = modules
  const { standIns } = config
  const health = healthRoute({
    ...{ version, standIns, draining },
    models: modelsOf(config),
    check: () => readiness(runtime),
  })
  const routes = [...contexts.routes, ...(adapters.sandbox?.routes ?? []), health]
  const app = await createHttpServer({
    ...{ routes, config, log, draining, db, waitForPosition, securityEvents, openCounter },
    cardFormSources: adapters.payments.cardFormSources,
    execute: executor,
    head: () => store.head(),
    authenticate: accountsDeps.sessions.authenticate,
    auditorOf: accountsDeps.tokens.auditorOf,
    secret: await randomSecret(secrets, 'requests'),
  })
  serveOpenApi(app, { loadCatalogue, routes, version })
  await adapters.mount(app)
  registerLogoutRoute(app, accountsDeps, securityEvents)
  return app
}

type ReadingModules = ServerModules & { readConsistently: ConsistentRead }

/** The sockets of owners, respondents and auditors. */
async function attachLive(
  app: FastifyInstance,
  { config, infrastructure, keyReader, securityEvents, announcements, log }: ServerRuntime,
  {
    contexts,
    accountsDeps,
    tokenStream,
    readConsistently,
    steps,
  }: ReadingModules & { steps: ShutdownStep[] },
) {
  const { db, secrets } = infrastructure
  const connections = await openSharedConnections({
    db,
    secret: await randomSecret(secrets, 'limits'),
  })
  steps.unshift({ name: 'the limits of connections', close: connections.close })
  const { sessions, tokens, watchAccess } = accountsDeps
  return attachSockets(app, {
    ...{ announcements, tokenStream, log, connections, securityEvents, watchAccess },
    ...{ readConsistently, db: keyReader, channels: contexts.channels },
    publicUrl: config.publicUrl,
    isAllowedHost: openHostCheck(config),
    clientAddress: (request) => clientAddress(request, config.trustProxy),
    authenticate: sessions.authenticate,
    auditorOf: tokens.auditorOf,
    conversationStatus: (id) => conversationStatus(infrastructure, id),
  })
}

async function registerPages(
  app: FastifyInstance,
  { config, infrastructure: { db, store, secrets } }: ServerRuntime,
  { accountsDeps, adapters, readConsistently }: ReadingModules,
): Promise<void> {
  await registerPublicPages(app, {
    dist,
    findSurvey: (publicId) =>
      findPublicSurvey(db, readConsistently, publicId, capabilitiesOf(adapters)),
    findLinkProblem: openLinkCheck({
      store,
      tickets: openSignedTokens(await randomSecret(secrets, 'invitations')),
      secret: await randomSecret(secrets, 'session-ids'),
    }),
  })
  await registerSitePages(app, siteOptions(config, accountsDeps))
  await registerEmbedScript(app, dist)
  await serveOwnerApp(app, resolve(dist, 'owner'))
}

const siteOptions = (config: Config, { sessions }: AccountsDeps) => ({
  dist,
  publicUrl: config.publicUrl,
  installation: {
    models: modelsOf(config),
    operator: config.operator,
    processors: processorsOf(config),
  },
  authenticate: sessions.authenticate,
})

async function readiness(runtime: ServerRuntime): Promise<Readiness> {
  const { infrastructure, readModels, reactors, config } = runtime
  if (!runtime.isStarted()) return { reason: 'It is still starting.', projections: {} }
  await infrastructure.db.query('select 1')
  await infrastructure.store.head()
  const waiting = reactors && {
    reactors: await describeReactors(reactors),
    cleaning: await describeCleaning(infrastructure),
  }
  if (!config.roles.has('projector'))
    return { projections: {}, ...waiting, ...(await findMissingReadModel(infrastructure)) }
  const states = await readModels.status()
  const lags = Object.fromEntries(states.map(({ name, lag }) => [name, lag]))
  const stuck = states.find(({ state }) => state === 'failed')
  if (stuck)
    return {
      reason: `The projection ${stuck.name} failed: ${stuck.error}.`,
      projections: lags,
    }
  return { projections: lags, ...waiting }
}

async function describeReactors(reactors: Reactors): Promise<NonNullable<Readiness['reactors']>> {
  const parked = await reactors.parkedByReactor()
  return Object.fromEntries(
    reactors.status().map(({ name, waiting, oldestAt }) => {
      const ageMs = oldestAt ? Math.max(0, Date.now() - oldestAt.getTime()) : 0
      return [
        name,
        { waiting, oldest_seconds: Math.round(ageMs / 1_000), parked: parked.get(name) ?? 0 },
      ]
    }),
  )
}

async function describeCleaning({
  db,
}: Infrastructure): Promise<NonNullable<Readiness['cleaning']>> {
  const { cleanedAt, attempt } = await readHousekeeping(db)
  return {
    cleaned_at: cleanedAt ?? null,
    attempted_at: attempt?.startedAt ?? null,
    remaining: attempt?.remaining ?? [],
  }
}

/** Another process builds the read models; before its first run they do not exist. */
async function findMissingReadModel({ db }: Infrastructure): Promise<{ reason?: string }> {
  const there = new Set((await readCheckpoints(db)).map(({ name }) => name))
  const missing = projections.find(({ name }) => !there.has(name))
  return missing ? { reason: `The projection ${missing.name} is not built yet.` } : {}
}

/** The read model first; the stream for a survey that it does not show yet. */
async function conversationStatus(
  { db, store }: Infrastructure,
  id: string,
): Promise<'running' | 'finished' | undefined> {
  const row = await findConversation(db, id)
  if (row) return row.status === 'in_progress' ? 'running' : 'finished'
  const newest = store.readStream(`conversation-${id}`, { direction: 'backwards', limit: 1 })
  for await (const { type } of newest) return type === 'SessionErased' ? undefined : 'running'
  return undefined
}
