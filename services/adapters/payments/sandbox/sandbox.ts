import { randomBytes } from 'node:crypto'
import type { DisputeOutcome } from '#contract/events/credits.ts'
import type { Db } from '#kernel/postgres/db.ts'
import { derivedId } from '#kernel/ids.ts'
import type { InstallationSecrets } from '#kernel/privacy/installation-secrets.ts'
import type { Log } from '#kernel/log.ts'
import type { Route } from '#kernel/http/route.ts'
import type { Payments, ProviderPayment } from '#ports/payments.ts'
import { parsePaymentNotice } from '../payment-notice.ts'
import { verifyWebhook } from '../webhook-signature.ts'
import { cardFormRoutes } from './card-form.routes.ts'
import { type WebhookDeliveries, startWebhookDeliveries } from './webhook-deliveries.ts'
import { paymentFailedEvent, sandboxInstallation, paymentSucceededEvent } from './webhook-events.ts'
import { closeDispute, dispute, failRefund, refund } from './refunds-and-disputes.ts'
import { hasPendingWebhooks, listWebhooks } from './webhook-queue.ts'
import {
  changeIntent,
  findIntent,
  listDisputedIntents,
  listIntents,
  saveIntent,
  createSandboxTables,
  type SandboxIntent,
} from './intent-store.ts'

export type SandboxPayments = Payments & {
  /** The endpoints of the card form; mounted only when the sandbox is the provider. */
  routes: readonly Route[]
  /** Fails the latest refund; returns its id. */
  failRefund: (intentId: string) => Promise<string>
  /** Opens a dispute, by default of the whole payment; returns its id. */
  dispute: (intentId: string, amountCents?: number) => Promise<string>
  closeDispute: (intentId: string, outcome: DisputeOutcome) => Promise<void>
  /** Whether webhooks about an intent are undelivered. */
  hasPendingWebhooks: (intentId: string) => Promise<boolean>
  /** Starts delivering webhooks, including those of an earlier run. Call when our endpoint is reachable. */
  start: (webhookUrl: string) => void
  stop: () => Promise<void>
}

/**
 * A payment provider that moves no money: intents, test cards, and webhooks over HTTP with Stripe's signatures and
 * retries. `declineReason`: why the default card declines an amount; by default it declines none.
 */
export async function openSandboxPayments(options: {
  db: Db
  secrets: InstallationSecrets
  log: Log
  declineReason?: (amountCents: number) => string | undefined
}): Promise<SandboxPayments> {
  const { db, secrets, log, declineReason = () => undefined } = options
  await createSandboxTables(db)
  const { secret } = await secrets.getOrCreate('sandbox-webhook', () => ({
    secret: `whsec_${randomBytes(32).toString('hex')}`,
  }))
  let deliveries: WebhookDeliveries | undefined
  return {
    provider: 'sandbox',
    publishableKey: undefined,
    async createIntent({ paymentId, ownerId, amountCents }) {
      const intentId = `pi_sandbox_${derivedId('sandbox-intent', paymentId).replaceAll('-', '')}`
      await saveIntent(db, { intentId, paymentId, ownerId, amountCents })
      return { intentId, clientSecret: undefined }
    },
    async charge(intentId) {
      // A payment that was started in the card form is finished there.
      const { status, lastFour } = await findIntent(db, intentId)
      if (lastFour !== null || status === 'succeeded') return status
      await changeIntent(db, intentId, (intent) =>
        chargeTestCard(intent, declineReason(intent.amountCents)),
      )
      return 'processing'
    },
    refund: (intentId, options) => refund(db, intentId, options),
    find: async (intentId) => toProviderPayment(await findIntent(db, intentId)),
    async *list(since) {
      for (let last: SandboxIntent | undefined; ;) {
        const page = await listIntents(db, since, last)
        yield* page.map(toProviderPayment)
        last = page.at(-1)
        if (!last) return
      }
    },
    async *listDisputes(since) {
      for (const { intentId, amountCents, ...dispute } of await listDisputedIntents(db, since)) {
        const { disputeId, disputedCents, disputeStatus } = dispute
        yield {
          disputeId: disputeId!,
          intentId,
          amountCents: disputedCents ?? amountCents,
          outcome: disputeStatus === 'open' ? undefined : (disputeStatus ?? undefined),
        }
      }
    },
    eventRetentionMs: Infinity,
    async *listEvents(since) {
      for (const body of await listWebhooks(db, since)) {
        const notice = parsePaymentNotice(JSON.parse(body), sandboxInstallation)
        if (notice) yield notice
      }
    },
    parseWebhook(rawBody, signature) {
      verifyWebhook(rawBody, signature, secret, new Date())
      return parsePaymentNotice(JSON.parse(rawBody), sandboxInstallation)
    },
    routes: cardFormRoutes(db),
    hasPendingWebhooks: (intentId) => hasPendingWebhooks(db, intentId),
    failRefund: (intentId) => failRefund(db, intentId),
    dispute: (intentId, amountCents) => dispute(db, intentId, amountCents),
    closeDispute: (intentId, outcome) => closeDispute(db, intentId, outcome),
    start(webhookUrl) {
      deliveries ??= startWebhookDeliveries({ db, webhookUrl, secret, log })
    },
    async stop() {
      await deliveries?.stop()
      deliveries = undefined
    },
  }
}

function chargeTestCard(intent: SandboxIntent, decline: string | undefined) {
  if (intent.status === 'succeeded' || intent.lastFour !== null) return {}
  if (decline === undefined)
    return { update: { status: 'succeeded' as const }, events: [paymentSucceededEvent(intent)] }
  return { update: { status: 'failed' as const }, events: [paymentFailedEvent(intent, decline)] }
}

const toProviderPayment = (intent: SandboxIntent): ProviderPayment => ({
  intentId: intent.intentId,
  paymentId: intent.paymentId,
  status: intent.status,
  amountCents: intent.amountCents,
  currency: 'usd',
  refundedCents: intent.refundedCents,
  disputed: intent.disputeId !== null,
  createdAt: new Date(intent.createdAt),
  receiptUrl: undefined,
})
