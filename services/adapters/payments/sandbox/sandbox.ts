import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import type { Db } from '#kernel/db.ts'
import { derivedId } from '#kernel/ids.ts'
import { keptSecret } from '#kernel/kept-secrets.ts'
import type { Log } from '#kernel/log.ts'
import { refuse } from '#kernel/problem.ts'
import type { PaymentNotice, Payments } from '#ports/payments.ts'
import { verify } from '../signature.ts'
import { type Deliveries, startDeliveries } from './deliveries.ts'
import { type Intent, keepIntent, prepareSandbox, settleIntent } from './store.ts'

/** Shaped as Stripe's, so that what is practised here is what runs there. */
const Notice = z.object({
  id: z.string(),
  type: z.string(),
  data: z.object({
    object: z.object({
      id: z.string(),
      amount: z.int(),
      metadata: z.object({ payment_id: z.uuid() }),
      last_payment_error: z.object({ message: z.string() }).nullish(),
    }),
  }),
})

export type SandboxPayments = Payments & {
  /** Begins to deliver, first of all what an earlier run left. Once our own webhook can be reached. */
  start: (webhookUrl: string) => void
  stop: () => Promise<void>
}

/**
 * A payment provider of our own, where no money moves: intents, a test card, and webhooks over real HTTP with the same
 * signatures and the same retries. `card` answers why it declines an amount; without it every card is good.
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
    async createIntent({ paymentId, ownerId, amountCents }) {
      const intentId = `pi_sandbox_${derivedId('sandbox-intent', paymentId).replaceAll('-', '')}`
      await keepIntent(db, { intentId, paymentId, ownerId, amountCents })
      return { intentId }
    },
    async charge(intentId) {
      await settleIntent(db, intentId, (intent) => eventOf(intent, card(intent.amountCents)))
      deliveries?.ring()
    },
    readNotice(rawBody, signature) {
      verify(rawBody, signature, secret, new Date())
      return noticeOf(rawBody)
    },
    start(webhookUrl) {
      deliveries ??= startDeliveries({ db, webhookUrl, secret, log })
    },
    async stop() {
      await deliveries?.stop()
      deliveries = undefined
    },
  }
}

function eventOf(intent: Intent, declined: string | undefined) {
  const eventId = `evt_sandbox_${randomBytes(12).toString('hex')}`
  const { intentId, amountCents, paymentId, ownerId } = intent
  const body = JSON.stringify({
    id: eventId,
    type: declined === undefined ? 'payment_intent.succeeded' : 'payment_intent.payment_failed',
    livemode: false,
    data: {
      object: {
        id: intentId,
        object: 'payment_intent',
        amount: amountCents,
        currency: 'usd',
        metadata: { payment_id: paymentId, owner_id: ownerId },
        last_payment_error: declined === undefined ? null : { message: declined },
      },
    },
  })
  return { succeeded: declined === undefined, eventId, body }
}

function noticeOf(rawBody: string): PaymentNotice | undefined {
  const parsed = Notice.safeParse(JSON.parse(rawBody))
  if (!parsed.success) return refuse('request/invalid')
  const { id: providerEventId, type, data } = parsed.data
  const { id: intentId, amount, metadata, last_payment_error: failure } = data.object
  const about = { providerEventId, intentId, paymentId: metadata.payment_id }
  if (type === 'payment_intent.succeeded')
    return { ...about, outcome: { kind: 'succeeded', amountCents: amount } }
  if (type === 'payment_intent.payment_failed')
    return { ...about, outcome: { kind: 'failed', reason: failure?.message ?? 'declined' } }
  return undefined
}
