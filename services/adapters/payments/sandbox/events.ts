// What the sandbox tells, shaped as Stripe's events.
import { randomBytes } from 'node:crypto'
import { markOf } from '../notice.ts'
import type { Telling } from './queue.ts'
import type { SandboxIntent } from './store.ts'

type Told = Omit<Telling, 'intentId'>
type How = Partial<Pick<Telling, 'delaySeconds' | 'times'>>

function event(type: string, object: object, { delaySeconds = 0, times = 1 }: How = {}): Told {
  const eventId = `evt_sandbox_${randomBytes(12).toString('hex')}`
  const body = JSON.stringify({ id: eventId, type, livemode: false, data: { object } })
  return { eventId, body, delaySeconds, times }
}

/** Whose payments these are: nobody else's are in its tables. */
export const installation = 'sandbox'

const intentOf = (intent: SandboxIntent, over: object) => ({
  id: intent.intentId,
  object: 'payment_intent',
  amount: intent.amountCents,
  currency: 'usd',
  metadata: markOf(intent, installation),
  ...over,
})

export const paid = (intent: SandboxIntent, how?: How): Told =>
  event(
    'payment_intent.succeeded',
    intentOf(intent, { amount_received: intent.amountCents, last_payment_error: null }),
    how,
  )

export const declined = (intent: SandboxIntent, message: string): Told =>
  event(
    'payment_intent.payment_failed',
    intentOf(intent, { amount_received: 0, last_payment_error: { message } }),
  )

export const chargeRefunded = (intent: SandboxIntent, refundedCents: number): Told =>
  event('charge.refunded', {
    id: `ch_${intent.intentId}`,
    object: 'charge',
    payment_intent: intent.intentId,
    amount: intent.amountCents,
    amount_refunded: refundedCents,
    currency: 'usd',
    metadata: markOf(intent, installation),
  })

export type SandboxRefund = { refundId: string; amountCents: number }

/** Without our metadata, as those of Stripe's Dashboard are. */
export const refund = (
  type: 'refund.created' | 'refund.failed' | 'charge.refund.updated',
  { intentId }: SandboxIntent,
  { refundId, amountCents }: SandboxRefund,
): Told =>
  event(type, {
    id: refundId,
    object: 'refund',
    payment_intent: intentId,
    amount: amountCents,
    currency: 'usd',
    status: type === 'refund.created' ? 'succeeded' : 'failed',
    metadata: {},
  })

/** Without our metadata, as Stripe's are. */
export const disputed = (
  intent: SandboxIntent,
  disputeId: string,
  status: 'needs_response' | 'won' | 'lost',
): Told =>
  event(status === 'needs_response' ? 'charge.dispute.created' : 'charge.dispute.closed', {
    id: disputeId,
    object: 'dispute',
    payment_intent: intent.intentId,
    amount: intent.amountCents,
    currency: 'usd',
    reason: 'fraudulent',
    status,
    metadata: {},
  })
