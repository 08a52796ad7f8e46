// A server of ledgers for owners and auditors: real log, read models and HTTP.
import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseTrustedProxies } from '#kernel/config/networks.ts'
import { openExecutor } from '#kernel/commands/execute.ts'
import { createHttpServer } from '#kernel/http/server.ts'
import { openSigner } from '#kernel/privacy/signer.ts'
import { projections } from '#projections/all.ts'
import { openAccessTokens } from '../../../services/accounts/access-tokens.ts'
import { createAnchorHeadsJob } from '../../../services/credits/audit/anchor-heads.job.ts'
import { anchorsFilePath } from '../../../services/credits/audit/anchors-file.ts'
import { startSigning } from '../../../services/credits/audit/signing-start.ts'
import { ledgerAudit } from '../../../services/credits/audit/ledger-audit.ts'
import {
  creditLedger,
  type CreditCommand,
} from '../../../services/credits/ledger/credit-ledger.decider.ts'
import { payment, type PaymentReport } from '../../../services/credits/payments/payment.decider.ts'
import { getCreditBalanceRoute } from '../../../services/credits/ledger/read-credits.routes.ts'
import { memoryKeys } from '../kernel/memory-keys.ts'
import { openReadSide, silentLog } from '../kernel/read-side.ts'

export type LedgerTestServer = Awaited<ReturnType<typeof openLedgerTestServer>>

export async function openLedgerTestServer(tokenRequestsPerMinute = 0) {
  const side = await openReadSide()
  const { store, db, resources } = side
  const dir = await mkdtemp(join(tmpdir(), 'prosa-ledger-'))
  resources.defer(() => rm(dir, { recursive: true, force: true }))
  const clock = { now: new Date('2026-01-01T00:00:00.000Z') }
  const signer = openSigner(randomBytes(32))
  const deps = { store, db, signer, anchorsFile: anchorsFilePath(dir), log: silentLog }
  await startSigning(deps)
  const executor = openExecutor({ ...side, keys: memoryKeys(), signer, now: () => clock.now })
  const tokens = await openAccessTokens(db)
  await side.runProjections(projections)
  const app = await createHttpServer({
    routes: [...ledgerAudit(deps).routes, getCreditBalanceRoute],
    execute: executor,
    db,
    head: () => store.head(),
    waitForPosition: async () => true,
    authenticate: async ({ headers }) =>
      typeof headers['x-owner'] === 'string' ? { ownerId: headers['x-owner'] } : undefined,
    auditorOf: tokens.auditorOf,
    secret: randomBytes(32),
    config: {
      publicUrl: 'http://localhost:3000',
      requestsPerMinute: 0,
      tokenRequestsPerMinute,
      trustProxy: parseTrustedProxies('loopback'),
    },
    log: silentLog,
    draining: () => false,
  })
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  resources.defer(() => app.close())
  const execute = () => {
    const commandId = randomUUID()
    return executor({ commandId, correlationId: commandId, actor: 'test' })
  }
  const nextExecute = () => {
    clock.now = new Date(clock.now.getTime() + 60_000)
    return execute()
  }

  return {
    ...side,
    ...deps,
    dir,
    tokens,
    /** Advances by a minute with each command. */
    clock,
    executeCommand: (ownerId: string, command: CreditCommand) =>
      nextExecute()(creditLedger, ownerId, command),
    /** Records a purchase in the payment's stream and the ledger. */
    async recordPurchase(ownerId: string, credits = 10): Promise<string> {
      const paymentId = randomUUID()
      const bought = { packageId: 'starter_10', credits, priceCents: credits * 100 } as const
      const intentId = `pi_${paymentId}`
      const start = { ownerId, ...bought, intentId, currency: 'usd', provider: 'sandbox' } as const
      await execute()(payment, paymentId, { type: 'StartPayment', ...start })
      await execute()(payment, paymentId, {
        type: 'RecordSuccess',
        ...{ intentId, providerEventId: `evt_${paymentId}`, currency: 'usd' },
        amountCents: bought.priceCents,
      })
      await nextExecute()(creditLedger, ownerId, {
        type: 'RecordPurchase',
        paymentId,
        lotId: randomUUID(),
        ...bought,
      })
      return paymentId
    },
    /** Records a webhook in the payment's stream only. */
    report: (paymentId: string, report: PaymentReport) =>
      execute()(payment, paymentId, {
        ...report,
        ...{ intentId: `pi_${paymentId}`, providerEventId: `evt_${randomUUID()}` },
      }),
    /** Anchors the heads of all ledgers, as the job does. */
    async anchorHeads(): Promise<void> {
      const heads = createAnchorHeadsJob({ ...deps, file: deps.anchorsFile, now: () => clock.now })
      for (const { execute } of await heads.due(db, new Date())) await execute(nextExecute())
    },
    waitForProjections: () => side.waitForProjections(projections),
    get: (path: string, headers: Record<string, string> = {}) => fetch(url + path, { headers }),
  }
}

export const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
