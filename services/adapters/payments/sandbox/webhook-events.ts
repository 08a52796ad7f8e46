// The sandbox's webhooks, in the format of Stripe's events.
import { randomBytes } from 'node:crypto'
import { paymentMetadata } from '../payment-notice.ts'
import type { QueuedWebhook } from './webhook-queue.ts'
import type { SandboxIntent } from './intent-store.ts'

type SandboxWebhook = Omit<QueuedWebhook, 'intentId'>
type DeliveryOptions = Partial<Pick<QueuedWebhook, 'delaySeconds' | 'times'>>

function createEvent(
  type: string,
  object: object,
  { delaySeconds = 0, times = 1 }: DeliveryOptions = {},
): SandboxWebhook {
  const eventId = `evt_sandbox_${randomBytes(12).toString('hex')}`
  const body = JSON.stringify({ id: eventId, type, livemode: false, data: { object } })
  return { eventId, body, delaySeconds, times }
}

/** A constant: the tables hold this installation's payments only. */
export const sandboxInstallation = 'sandbox'

const intentObject = (intent: SandboxIntent, over: object) => ({
  id: intent.intentId,
  object: 'payment_intent',
  amount: intent.amountCents,
  currency: 'usd',
  metadata: paymentMetadata(intent, sandboxInstallation),
  ...over,
})

export const paymentSucceededEvent = (
  intent: SandboxIntent,
  delivery?: DeliveryOptions,
): SandboxWebhook =>
  createEvent(
    'payment_intent.succeeded',
    intentObject(intent, { amount_received: intent.amountCents, last_payment_error: null }),
    delivery,
  )

export const paymentFailedEvent = (intent: SandboxIntent, message: string): SandboxWebhook =>
  createEvent(
    'payment_intent.payment_failed',
    intentObject(intent, { amount_received: 0, last_payment_error: { message } }),
  )

export const chargeRefundedEvent = (intent: SandboxIntent, refundedCents: number): SandboxWebhook =>
  createEvent('charge.refunded', {
    id: `ch_${intent.intentId}`,
    object: 'charge',
    payment_intent: intent.intentId,
    amount: intent.amountCents,
    amount_refunded: refundedCents,
    currency: 'usd',
    metadata: paymentMetadata(intent, sandboxInstallation),
  })

export type SandboxRefund = { refundId: string; amountCents: number }

/** Without our metadata, like refunds from Stripe's Dashboard. */
export const refundEvent = (
  type: 'refund.created' | 'refund.failed' | 'charge.refund.updated',
  { intentId }: SandboxIntent,
  { refundId, amountCents }: SandboxRefund,
): SandboxWebhook =>
  createEvent(type, {
    id: refundId,
    object: 'refund',
    payment_intent: intentId,
    amount: amountCents,
    currency: 'usd',
    status: type === 'refund.created' ? 'succeeded' : 'failed',
    metadata: {},
  })

/** Without our metadata, like Stripe's. */
export const disputeEvent = (
  intent: SandboxIntent,
  disputeId: string,
  status: 'needs_response' | 'won' | 'lost',
): SandboxWebhook =>
  createEvent(status === 'needs_response' ? 'charge.dispute.created' : 'charge.dispute.closed', {
    id: disputeId,
    object: 'dispute',
    payment_intent: intent.intentId,
    amount: intent.disputedCents ?? intent.amountCents,
    currency: 'usd',
    reason: 'fraudulent',
    status,
    metadata: {},
  })
