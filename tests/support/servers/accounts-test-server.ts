// A server of the accounts context and the development sign-in, with a real database.
import type { FastifyInstance } from 'fastify'
import { trustNobody } from '#kernel/config/networks.ts'
import type { AccountEvent } from '#contract/events/accounts.ts'
import type { Execute } from '#kernel/commands/command.ts'
import { type Db, openDb, transaction } from '#kernel/postgres/db.ts'
import { attachKeys } from '#kernel/privacy/database-keys.ts'
import { openKeys } from '#kernel/privacy/keys.ts'
import { createHttpServer } from '#kernel/http/server.ts'
import { openLog } from '#kernel/log.ts'
import { openErasureReceipts } from '#kernel/privacy/erasure-receipts.ts'
import { openSignedTokens } from '#kernel/security/signed-tokens.ts'
import { openSecurityEvents } from '#kernel/security/events/security-events.ts'
import { writeRows } from '#projections/engine/tables/rows.ts'
import { openAnnouncements } from '#projections/engine/announcements.ts'
import { tableOf, createTable } from '#projections/engine/tables/table.ts'
import { accountDeletions } from '#projections/accounts/account-deletions.projection.ts'
import { findOwner, owners } from '#projections/accounts/owners.projection.ts'
import { surveys } from '#projections/surveys/surveys.projection.ts'
import type { Identity } from '#ports/identity.ts'
import { accounts } from '../../../services/accounts/accounts.ts'
import { type AccountsDeps, openAccounts } from '../../../services/accounts/deps.ts'
import { registerLogoutRoute } from '../../../services/accounts/logout.route.ts'
import { openDevProvider } from '../../../services/adapters/identity/dev-provider/dev-provider.ts'
import { createOidcIdentity } from '../../../services/adapters/identity/oidc.ts'
import { freePort } from '../processes/instance.ts'
import { freshDatabase } from '../kernel/fresh-database.ts'
import { creatingKeys } from '../kernel/memory-keys.ts'
import { openTestKeyRing, openTestSecrets } from '../kernel/test-key-ring.ts'
import { decodedEvent } from '../kernel/projection-specification.ts'

export type AccountsTestServer = AsyncDisposable & {
  app: FastifyInstance
  db: Db
  deps: AccountsDeps
  baseUrl: string
  port: number
  databaseUrl: string
}

type Options = {
  databaseUrl?: string
  port?: number
  publicUrl?: string
  /** By default the development sign-in. */
  openIdentity?: (publicUrl: string) => Identity
  configure?: (app: FastifyInstance, db: Db, deps: AccountsDeps, publicUrl: string) => Promise<void>
}

export async function startAccountsTestServer(options: Options = {}): Promise<AccountsTestServer> {
  const own = options.databaseUrl ? undefined : await freshDatabase()
  const db = openDb(options.databaseUrl ?? own!.url, 5)
  const keys = await openKeys(db, await openTestKeyRing(db))
  attachKeys(db, creatingKeys(keys))
  const port = options.port ?? (await freePort())
  const publicUrl = options.publicUrl ?? `http://localhost:${port}`
  const secrets = await openTestSecrets(db)
  const provider = await openDevProvider({ publicUrl, secrets })
  const internalUrl = `http://127.0.0.1:${port}`
  const identity =
    options.openIdentity?.(publicUrl) ??
    createOidcIdentity({
      ...provider.client,
      publicUrl,
      embedded: { internalUrl, personsIssuer: provider.personsIssuer },
    })
  const announcements = await openAnnouncements(options.databaseUrl ?? own!.url)
  const deps = await openAccounts(db, {
    ...{
      identity,
      publicUrl,
      secrets,
      keys,
      announcements,
      log: openLog('error'),
      standIns: ['identity'],
    },
    models: null,
    channels: { voice: false, whatsapp: false },
    supportUrl: null,
  })
  await createReadTable(db, tableOf(owners), 'ownerId')
  await createReadTable(db, tableOf(surveys), 'surveyId')
  await createReadTable(db, tableOf(accountDeletions), 'ownerId')
  const log = openLog('error')
  const securityEvents = await openSecurityEvents({ db, log, secret: Buffer.alloc(32) })
  const receipts = openErasureReceipts(openSignedTokens(Buffer.alloc(32)), publicUrl)
  const app = await createHttpServer({
    routes: accounts(
      { ...deps, db, receipts, outbox: undefined, sendErasedMail: undefined },
      securityEvents,
    ).routes,
    config: { publicUrl, requestsPerMinute: 0, trustProxy: trustNobody },
    log,
    securityEvents,
    draining: () => false,
    db,
    execute: () => createOwnerExecute(db),
    head: async () => '',
    waitForPosition: async () => true,
    authenticate: deps.sessions.authenticate,
    secret: Buffer.alloc(32),
  })
  await provider.mount(app)
  registerLogoutRoute(app, deps, securityEvents)
  await options.configure?.(app, db, deps, publicUrl)
  await app.listen({ port, host: '127.0.0.1' })
  return {
    app,
    db,
    deps,
    baseUrl: `http://localhost:${port}`,
    port,
    databaseUrl: options.databaseUrl ?? own!.url,
    async [Symbol.asyncDispose]() {
      await app.close()
      await securityEvents.close()
      await announcements[Symbol.asyncDispose]()
      await db.end()
      await own?.[Symbol.asyncDispose]()
    },
  }
}

async function createReadTable(db: Db, table: ReturnType<typeof tableOf>, key: string) {
  await db.query('create schema if not exists read')
  const { rows } = await db.query<{ there: string | null }>('select to_regclass($1) as there', [
    table.sql,
  ])
  if (!rows[0]?.there) {
    await db.query(createTable(table))
    await db.query(`alter table ${table.sql} add primary key ("${key}")`)
  }
}

/** Executes the command, then runs the projection of owners. */
const createOwnerExecute = (db: Db): Execute =>
  (async (decider, id, command) => {
    let row = await findOwner(db, id)
    const state = { ...decider.initial(), ...(row && { registered: true }) }
    const events = decider.decide(command, state)
    for (const event of events as unknown as readonly AccountEvent[]) {
      row = owners.evolve(row, decodedEvent(event, { id }) as never, { ownerId: id })!
      const change = { key: { ownerId: id }, row, position: '1' }
      await transaction(db, (tx) => writeRows(tx, { db, table: tableOf(owners) }, [change]))
    }
    return { position: '1', revision: 0n, events }
  }) as Execute
