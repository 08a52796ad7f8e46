// Stripe's events, which the sandbox speaks too, so that what is practised there is what runs.
import { z } from 'zod'
import { refuse } from '#kernel/problem.ts'
import type { PaymentWebhookEvent } from '#ports/payments.ts'

const Metadata = z.record(z.string(), z.unknown()).nullish()
type Metadata = z.output<typeof Metadata>

/** What our payments are marked with, so that those of others on the same account, another Prosa too, are told apart. */
export const paymentMetadata = (
  payment: { paymentId: string; ownerId: string },
  installation: string,
) => ({
  installation,
  payment_id: payment.paymentId,
  owner_id: payment.ownerId,
})

/** Our payment's id; undefined where it is none of this installation's. */
export function paymentIdFromMetadata(
  metadata: Metadata,
  installation: string,
): string | undefined {
  const isOurs = metadata?.['installation'] === installation
  return isOurs ? z.uuid().safeParse(metadata['payment_id']).data : undefined
}

/** An object, or its id alone. */
const Reference = z
  .union([z.string(), z.object({ id: z.string() })])
  .transform((given) => (typeof given === 'string' ? given : given.id))

const Event = z.object({
  id: z.string(),
  type: z.string(),
  data: z.object({ object: z.unknown() }),
})

const PaidIntent = z.object({
  id: z.string(),
  amount_received: z.int(),
  currency: z.string(),
  metadata: Metadata,
})
const FailedIntent = z.object({
  id: z.string(),
  metadata: Metadata,
  last_payment_error: z.object({ message: z.string().nullish() }).nullish(),
})
const Charge = z.object({
  payment_intent: Reference.nullish(),
  amount_refunded: z.int(),
  metadata: Metadata,
})
const Refund = z.object({
  id: z.string(),
  payment_intent: Reference.nullish(),
  amount: z.int(),
  status: z.string().nullish(),
})
const Dispute = z.object({
  id: z.string(),
  payment_intent: Reference.nullish(),
  amount: z.int(),
  reason: z.string(),
  status: z.string(),
})

function parseObject<S extends z.ZodType>(schema: S, object: unknown): z.output<S> {
  const parsed = schema.safeParse(object)
  return parsed.success ? parsed.data : refuse('request/invalid')
}

/** `metadata`: the payment's own, where the object carries it. */
type ParsedEvent = {
  intentId: string | null | undefined
  outcome: PaymentWebhookEvent['outcome']
  metadata?: Metadata
}

const eventParsers: Readonly<Record<string, (object: unknown) => ParsedEvent | undefined>> = {
  'payment_intent.succeeded': (object) => {
    const { id, amount_received: amountCents, currency, metadata } = parseObject(PaidIntent, object)
    const outcome = { kind: 'succeeded' as const, amountCents, currency }
    return { intentId: id, metadata, outcome }
  },
  'payment_intent.payment_failed': (object) => {
    const { id, metadata, last_payment_error: error } = parseObject(FailedIntent, object)
    const outcome = { kind: 'failed' as const, reason: error?.message ?? 'declined' }
    return { intentId: id, metadata, outcome }
  },
  'charge.refunded': (object) => {
    const { payment_intent, amount_refunded, metadata } = parseObject(Charge, object)
    const outcome = { kind: 'refunded' as const, refundedCents: amount_refunded }
    return { intentId: payment_intent, metadata, outcome }
  },
  'refund.created': parseRefund,
  'refund.updated': parseRefund,
  'refund.failed': parseRefund,
  // What accounts of older versions of Stripe's interface are told instead.
  'charge.refund.updated': parseRefund,
  'charge.dispute.created': parseDispute,
  // An inquiry took no money; where it becomes a dispute, this is what tells.
  'charge.dispute.funds_withdrawn': parseDispute,
  'charge.dispute.closed': (object) => {
    const { id: disputeId, payment_intent, status } = parseObject(Dispute, object)
    if (status !== 'won' && status !== 'lost') return undefined
    return {
      intentId: payment_intent,
      outcome: { kind: 'dispute-closed', disputeId, outcome: status },
    }
  },
}

/** Its metadata is its own, and those of the Dashboard have none. */
function parseRefund(object: unknown): ParsedEvent | undefined {
  const { id: refundId, payment_intent, amount: amountCents, status } = parseObject(Refund, object)
  if (amountCents <= 0) return undefined
  const kind = status === 'failed' || status === 'canceled' ? 'refund-failed' : 'refund-made'
  return { intentId: payment_intent, outcome: { kind, refundId, amountCents } }
}

function parseDispute(object: unknown): ParsedEvent | undefined {
  const { id: disputeId, payment_intent, amount, reason, status } = parseObject(Dispute, object)
  if (status.startsWith('warning_')) return undefined
  const outcome = { kind: 'disputed' as const, disputeId, amountCents: amount, reason }
  return { intentId: payment_intent, outcome }
}

/**
 * What an event says of a payment of this installation; undefined where it says nothing. What carries no mark may still
 * be ours, or of somebody else on the same account. Throws `request/invalid`.
 */
export function parsePaymentNotice(
  event: unknown,
  installation: string,
): PaymentWebhookEvent | undefined {
  const { id: providerEventId, type, data } = parseObject(Event, event)
  const told = Object.hasOwn(eventParsers, type) ? eventParsers[type]?.(data.object) : undefined
  // A charge without an intent is none of ours.
  if (!told?.intentId) return undefined
  const { intentId, outcome, metadata } = told
  const paymentId = paymentIdFromMetadata(metadata, installation)
  const isOfOthers = metadata?.['installation'] !== undefined && paymentId === undefined
  if (isOfOthers) return undefined
  return { providerEventId, intentId, paymentId, outcome }
}
