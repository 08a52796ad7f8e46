import { randomBytes } from 'node:crypto'
import type { DisputeOutcome } from '#contract/events/credits.ts'
import type { Db } from '#kernel/postgres/db.ts'
import { derivedId } from '#kernel/ids.ts'
import { installationSecret } from '#kernel/privacy/installation-secrets.ts'
import type { Log } from '#kernel/log.ts'
import type { Route } from '#kernel/http/route.ts'
import type { Payments, ProviderPayment } from '#ports/payments.ts'
import { parsePaymentNotice } from '../payment-notice.ts'
import { verifyWebhook } from '../webhook-signature.ts'
import { cardFormRoutes } from './card-form.routes.ts'
import { type WebhookDeliveries, startWebhookDeliveries } from './webhook-deliveries.ts'
import { paymentFailedEvent, sandboxInstallation, paymentSucceededEvent } from './webhook-events.ts'
import { closeDispute, dispute, failRefund, refund } from './refunds-and-disputes.ts'
import { hasPendingWebhooks } from './webhook-queue.ts'
import {
  changeIntent,
  findIntent,
  listIntents,
  saveIntent,
  createSandboxTables,
  type SandboxIntent,
} from './intent-store.ts'

export type SandboxPayments = Payments & {
  /** Its card form; mounted only where it is the provider. */
  routes: readonly Route[]
  /** As the card's bank, which could not take the last refund; answers the refund's id. */
  failRefund: (intentId: string) => Promise<string>
  /** As a card's holder who asks the bank for the money; answers the dispute's id. */
  dispute: (intentId: string) => Promise<string>
  /** As the bank that decides. */
  closeDispute: (intentId: string, outcome: DisputeOutcome) => Promise<void>
  /** Whether a running Prosa has yet to hear of something about an intent. */
  hasPendingWebhooks: (intentId: string) => Promise<boolean>
  /** Begins to deliver, first of all what an earlier run left. Once our own webhook can be reached. */
  start: (webhookUrl: string) => void
  stop: () => Promise<void>
}

/**
 * A payment provider of our own, where no money moves: intents, test cards, and webhooks over real HTTP with the same
 * signatures and the same retries. `card` answers why the test card declines an amount; without it it never does.
 */
export async function openSandboxPayments(options: {
  db: Db
  log: Log
  declineReason?: (amountCents: number) => string | undefined
}): Promise<SandboxPayments> {
  const { db, log, declineReason = () => undefined } = options
  await createSandboxTables(db)
  const { secret } = await installationSecret(db, 'sandbox-webhook', () => ({
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
      // What somebody began in the card form is theirs to finish there.
      const { status, lastFour } = await findIntent(db, intentId)
      if (lastFour !== null || status === 'succeeded') return status
      await changeIntent(db, intentId, (intent) =>
        chargeTestCard(intent, declineReason(intent.amountCents)),
      )
      return 'processing'
    },
    refund: (intentId, asked) => refund(db, intentId, asked),
    find: async (intentId) => toProviderPayment(await findIntent(db, intentId)),
    async *list(since) {
      for (let last: SandboxIntent | undefined; ;) {
        const page = await listIntents(db, since, last)
        yield* page.map(toProviderPayment)
        last = page.at(-1)
        if (!last) return
      }
    },
    parseWebhook(rawBody, signature) {
      verifyWebhook(rawBody, signature, secret, new Date())
      return parsePaymentNotice(JSON.parse(rawBody), sandboxInstallation)
    },
    routes: cardFormRoutes(db),
    hasPendingWebhooks: (intentId) => hasPendingWebhooks(db, intentId),
    failRefund: (intentId) => failRefund(db, intentId),
    dispute: (intentId) => dispute(db, intentId),
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
