import { randomBytes } from 'node:crypto'
import type { DisputeOutcome } from '#contract/events/credits.ts'
import type { Db } from '#kernel/db.ts'
import { derivedId } from '#kernel/ids.ts'
import { keptSecret } from '#kernel/kept-secrets.ts'
import type { Log } from '#kernel/log.ts'
import type { Route } from '#kernel/route.ts'
import type { Payments, ProviderPayment } from '#ports/payments.ts'
import { noticeOf } from '../notice.ts'
import { verify } from '../signature.ts'
import { cardFormRoutes } from './card-form.ts'
import { type Deliveries, startDeliveries } from './deliveries.ts'
import { declined, installation, paid } from './events.ts'
import { closeDispute, dispute, failRefund, refund } from './money-back.ts'
import { isUntold } from './queue.ts'
import {
  changeIntent,
  findIntent,
  intentsSince,
  keepIntent,
  prepareSandbox,
  type SandboxIntent,
} from './store.ts'

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
  isUntold: (intentId: string) => Promise<boolean>
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
  card?: (amountCents: number) => string | undefined
}): Promise<SandboxPayments> {
  const { db, log, card = () => undefined } = options
  await prepareSandbox(db)
  const { secret } = await keptSecret(db, 'sandbox-webhook', () => ({
    secret: `whsec_${randomBytes(32).toString('hex')}`,
  }))
  let deliveries: Deliveries | undefined
  return {
    provider: 'sandbox',
    publishableKey: undefined,
    async createIntent({ paymentId, ownerId, amountCents }) {
      const intentId = `pi_sandbox_${derivedId('sandbox-intent', paymentId).replaceAll('-', '')}`
      await keepIntent(db, { intentId, paymentId, ownerId, amountCents })
      return { intentId, clientSecret: undefined }
    },
    async charge(intentId) {
      // What somebody began in the card form is theirs to finish there.
      const { status, lastFour } = await findIntent(db, intentId)
      if (lastFour !== null || status === 'succeeded') return status
      await changeIntent(db, intentId, (intent) => chargeTestCard(intent, card(intent.amountCents)))
      return 'processing'
    },
    refund: (intentId, asked) => refund(db, intentId, asked),
    find: async (intentId) => paymentOf(await findIntent(db, intentId)),
    async *list(since) {
      for (let last: SandboxIntent | undefined; ;) {
        const page = await intentsSince(db, since, last)
        yield* page.map(paymentOf)
        last = page.at(-1)
        if (!last) return
      }
    },
    readNotice(rawBody, signature) {
      verify(rawBody, signature, secret, new Date())
      return noticeOf(JSON.parse(rawBody), installation)
    },
    routes: cardFormRoutes(db),
    isUntold: (intentId) => isUntold(db, intentId),
    failRefund: (intentId) => failRefund(db, intentId),
    dispute: (intentId) => dispute(db, intentId),
    closeDispute: (intentId, outcome) => closeDispute(db, intentId, outcome),
    start(webhookUrl) {
      deliveries ??= startDeliveries({ db, webhookUrl, secret, log })
    },
    async stop() {
      await deliveries?.stop()
      deliveries = undefined
    },
  }
}

function chargeTestCard(intent: SandboxIntent, decline: string | undefined) {
  if (intent.status === 'succeeded' || intent.lastFour !== null) return {}
  if (decline === undefined) return { to: { status: 'succeeded' as const }, tell: [paid(intent)] }
  return { to: { status: 'failed' as const }, tell: [declined(intent, decline)] }
}

const paymentOf = (intent: SandboxIntent): ProviderPayment => ({
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
