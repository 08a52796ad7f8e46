// The HTTP server of one process: the API, the sockets, the pages and the two web apps.
import { resolve } from 'node:path'
import { projections } from '#projections/all.ts'
import type { ReadAnnouncements } from '#projections/engine/announcements.ts'
import { readCheckpoints } from '#projections/engine/checkpoints.ts'
import type { Projections } from '#projections/engine/projections.ts'
import type { Reached } from '#projections/engine/reached.ts'
import { findConversation } from '#projections/conversations/sessions.projection.ts'
import type { AccountsDeps } from './accounts/deps.ts'
import { logoutLink } from './accounts/logout-link.ts'
import type { Foundation } from './foundation.ts'
import { closing } from './kernel/close-server.ts'
import type { Config } from './kernel/config.ts'
import type { Context } from './kernel/context.ts'
import type { Executor } from './kernel/execute.ts'
import { openFound } from './kernel/found.ts'
import { healthRoute, type Readiness } from './kernel/health.ts'
import { serve } from './kernel/http.ts'
import type { Log } from './kernel/log.ts'
import { secretFor } from './kernel/master-key.ts'
import type { Shutdown, Step } from './kernel/shutdown.ts'
import { serveOwnerApp } from './kernel/static.ts'
import type { Outside } from './outside.ts'
import type { Deltas } from './ports/deltas.ts'
import { attachSockets } from './realtime/sockets.ts'
import { embedScript } from './surveys/embed-script.ts'
import { findPublicSurvey } from './surveys/find-public-survey.ts'
import { publicPages } from './surveys/public-page.ts'

type Machine = {
  config: Config
  version: string
  log: Log
  shutdown: Shutdown
  foundation: Foundation
  executor: Executor
  announcements: ReadAnnouncements
  reached: Reached
  readModels: Projections
}

type Product = {
  contexts: Required<Context>
  people: AccountsDeps
  outside: Outside
  deltas: Deltas
}

const dist = resolve(import.meta.dirname, '../dist')

/** Resolves once it listens. */
export async function openServer(machine: Machine, product: Product, steps: Step[]): Promise<void> {
  const { config, version, log, shutdown, foundation, executor, announcements, reached } = machine
  const { contexts, people, outside, deltas } = product
  const { db, store, master } = foundation
  const { draining } = shutdown
  const health = healthRoute({
    version,
    standIns: config.standIns,
    draining,
    check: () => readiness(machine),
  })
  const found = openFound({ head: () => store.head(), reached })

  const app = await serve({
    routes: [...contexts.routes, ...(outside.sandbox?.routes ?? []), health],
    config,
    version,
    log,
    draining,
    db,
    execute: executor,
    head: () => store.head(),
    reached,
    authenticate: people.sessions.authenticate,
    auditorOf: people.tokens.auditorOf,
    secret: secretFor('requests', master),
  })
  await outside.mount(app)
  logoutLink(app, people)
  const sockets = await attachSockets(app, {
    channels: contexts.channels,
    announcements,
    db,
    deltas,
    log,
    publicUrl: config.publicUrl,
    authenticate: people.sessions.authenticate,
    auditorOf: people.tokens.auditorOf,
    onSessionEnd: people.sessions.onEnd,
    conversation: (id) => stageOf(foundation, id),
    found,
  })
  const serves = {
    whatsApp: outside.messaging !== undefined,
    speech: outside.speech !== undefined,
  }
  await publicPages(app, {
    dist,
    find: (publicId) => findPublicSurvey(db, found, publicId, serves),
  })
  await embedScript(app, dist)
  await serveOwnerApp(app, resolve(dist, 'owner'))
  const { sandbox } = outside
  if (sandbox) steps.unshift({ name: 'the sandbox’s deliveries', close: sandbox.stop })
  steps.unshift({ name: 'the server', close: closing(app) })
  steps.unshift({ name: 'sockets', close: sockets.close })
  await app.listen({ port: config.port, host: config.host })
  sandbox?.start(`http://127.0.0.1:${config.port}/api/webhooks/payments`)
}

async function readiness({ foundation, readModels, config }: Machine): Promise<Readiness> {
  await foundation.db.query('select 1')
  await foundation.store.head()
  if (!config.roles.has('projector'))
    return { projections: {}, ...(await missingReads(foundation)) }
  const states = await readModels.status()
  const lags = Object.fromEntries(states.map(({ name, lag }) => [name, lag]))
  const stuck = states.find(({ state }) => state === 'failed')
  if (stuck)
    return {
      reason: `The projection ${stuck.name} stands still: ${stuck.error}.`,
      projections: lags,
    }
  return { projections: lags }
}

/** Another process builds the read models; before it ever did, there is nothing to read. */
async function missingReads({ db }: Foundation): Promise<{ reason?: string }> {
  const there = new Set((await readCheckpoints(db)).map(({ name }) => name))
  const missing = projections.find(({ name }) => !there.has(name))
  return missing ? { reason: `The projection ${missing.name} is not built yet.` } : {}
}

/** The read model knows; the stream knows at once. */
async function stageOf(
  { db, store }: Foundation,
  id: string,
): Promise<'running' | 'finished' | undefined> {
  const row = await findConversation(db, id)
  if (row) return row.status === 'in_progress' ? 'running' : 'finished'
  const newest = store.readStream(`conversation-${id}`, { direction: 'backwards', limit: 1 })
  for await (const { type } of newest) return type === 'SessionErased' ? undefined : 'running'
  return undefined
}
