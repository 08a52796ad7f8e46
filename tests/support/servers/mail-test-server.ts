// The notifications context on a real database: log, read models, reactors, HTTP and an SMTP server. Jobs are run by tests.
import { randomBytes, randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { vi } from 'vitest'
import type { DomainEvent } from '#contract/events/catalogue.ts'
import type { PlanName } from '#contract/plans.ts'
import type { SettingsChanges } from '#contract/settings.ts'
import { openDecoder, readHistory } from '#kernel/commands/decode-events.ts'
import { openExecutor } from '#kernel/commands/execute.ts'
import { trustNobody } from '#kernel/config/networks.ts'
import { openErasureReceipts } from '#kernel/privacy/erasure-receipts.ts'
import { createHttpServer } from '#kernel/http/server.ts'
import { openReactors } from '#kernel/reactors/reactors.ts'
import { openLogReaders } from '#kernel/read/log-readers.ts'
import { openSignedTokens } from '#kernel/security/signed-tokens.ts'
import { creditBalances } from '#projections/credits/credit-balances.projection.ts'
import { openPositionTracker } from '#projections/engine/position-tracker.ts'
import { mailboxes } from '#projections/notifications/mailboxes.projection.ts'
import { monthlyUsage } from '#projections/accounts/monthly-usage.projection.ts'
import { ownerSettings } from '#projections/accounts/owner-settings.projection.ts'
import { owners } from '#projections/accounts/owners.projection.ts'
import { exports } from '#projections/reports/exports.projection.ts'
import { sessionFigures } from '#projections/reports/session-figures.projection.ts'
import { surveys } from '#projections/surveys/surveys.projection.ts'
import { owner } from '../../../services/accounts/owner.decider.ts'
import { openOutbox } from '../../../services/adapters/mail/outbox/outbox.ts'
import { createSmtpMailer } from '../../../services/adapters/mail/smtp/smtp.ts'
import { notifications } from '../../../services/notifications/notifications.ts'
import { openErasedMail } from '../../../services/notifications/send-erased-mail.ts'
import { newEvent, openReadSide, silentLog } from '../kernel/read-side.ts'
import { startSmtpServer } from './smtp-server.ts'

const projections = [
  ...[owners, ownerSettings, surveys, sessionFigures],
  ...[creditBalances, exports, mailboxes, monthlyUsage],
]
const publicUrl = 'https://prosa.test'

export type MailTestServer = Awaited<ReturnType<typeof openMailTestServer>>

export async function openMailTestServer(kind: 'smtp' | 'outbox' = 'smtp') {
  const side = await openReadSide()
  const { store, db, announcements, resources, keys } = side
  const decodeEvents = openDecoder(keys)
  const readers = resources.use(await openLogReaders({ store, decodeEvents, log: silentLog }))
  const executor = openExecutor({ store, keys, decodeEvents, ...readers })
  const executeAs = (actor: string) => {
    const commandId = randomUUID()
    return executor({ commandId, correlationId: commandId, actor })
  }
  const reached = resources.use(await openPositionTracker(db, announcements, projections))
  await side.runProjections(projections, { decodeEvents })
  const smtp = resources.use(await startSmtpServer())
  const outbox = kind === 'outbox' ? await openOutbox(db, keys) : undefined
  const from = { name: 'Prosa', address: 'prosa@prosa.test' }
  const receipts = openErasureReceipts(openSignedTokens(randomBytes(32)), publicUrl)
  const mailer = outbox ?? createSmtpMailer({ url: smtp.url, from, host: 'prosa.test' })
  const context = notifications({
    ...{ db, store, waitForPosition: reached, publicUrl, outbox, receipts, mailer },
    tokens: openSignedTokens(randomBytes(32)),
    async switchOff(execute, ownerId, list) {
      const changes = { notifications: { [list]: false } }
      await execute(owner, ownerId, { type: 'ChangeSettings', changes })
    },
  })
  const { reactors = [], jobs = [], routes } = context
  const engine = openReactors({ ...side, ...readers, decodeEvents, executor, reactors, pollMs: 20 })
  await engine.start()
  await vi.waitUntil(() => engine.status().every(({ active }) => active), { timeout: 20_000 })
  resources.defer(() => engine.stop())
  const app = await createHttpServer({
    routes,
    ...{ db, execute: executor, head: () => store.head(), waitForPosition: reached },
    authenticate: authenticateByHeader,
    secret: randomBytes(32),
    config: { publicUrl, requestsPerMinute: 0, trustProxy: trustNobody },
    ...{ log: silentLog, draining: () => false },
  })
  resources.defer(() => app.close())

  const append = (stream: string, events: readonly DomainEvent[], meta: Record<string, string>) =>
    store.append(
      stream,
      'any',
      events.map((event) => newEvent(event, { at: new Date().toISOString(), ...meta })),
    )
  return {
    ...side,
    ...{ smtp, append, reactors, executeAs, receipts },
    sendErasedMail: openErasedMail({ mailer, publicUrl, receipts }),
    request: createRequester(app),
    waitForProjections: () => side.waitForProjections(projections),
    readMailbox: (ownerId: string) => readHistory(store, decodeEvents, `mail-${ownerId}`),
    async registerOwner(
      changes: SettingsChanges = {},
      email?: string,
      plan?: PlanName,
    ): Promise<TestOwner> {
      const ownerId = randomUUID()
      const address = email ?? `${ownerId.slice(0, 8)}@example.test`
      await executeAs('test')(owner, ownerId, {
        ...{ type: 'RegisterOwner', issuer: 'https://issuer.test', subject: ownerId },
        ...{ email: address, name: 'Ana Souza', locale: 'en', ...(plan && { plan }) },
      })
      await executeAs('test')(owner, ownerId, { type: 'ChangeSettings', changes })
      return { ownerId, address }
    },
    changeSettings: (ownerId: string, changes: SettingsChanges) =>
      executeAs('test')(owner, ownerId, { type: 'ChangeSettings', changes }),
    /** Executes what is due at `now`. */
    async runJobs(now: Date) {
      await side.waitForProjections(projections)
      for (const job of jobs)
        for (const command of await job.due(db, now)) await command.execute(executeAs('job'))
    },
    mailsTo: ({ address }: Pick<TestOwner, 'address'>) =>
      smtp.received.filter(({ recipients }) => recipients.includes(address)),
  }
}

export type TestOwner = { ownerId: string; address: string }

type RequestOptions = { owner?: string; headers?: Record<string, string>; payload?: string }

const createRequester =
  (app: Pick<FastifyInstance, 'inject'>) =>
  async (route: string, { owner: ownerId, headers, payload }: RequestOptions = {}) => {
    const [method, url] = route.split(' ') as ['GET' | 'POST', string]
    const sent = { ...(ownerId !== undefined && { 'x-owner': ownerId }), ...headers }
    const reply = await app.inject({ method, url, headers: sent, ...(payload && { payload }) })
    return { status: reply.statusCode, headers: reply.headers, text: reply.body }
  }

/** The owner header is trusted. */
const authenticateByHeader = async ({ headers }: Pick<FastifyRequest, 'headers'>) =>
  typeof headers['x-owner'] === 'string' ? { ownerId: headers['x-owner'] } : undefined
