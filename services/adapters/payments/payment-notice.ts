// Parses Stripe's events. The sandbox sends the same format, so that it exercises this code.
import { z } from 'zod'
import { refuse } from '#kernel/problem.ts'
import type { PaymentWebhookEvent } from '#ports/payments.ts'

const Metadata = z.record(z.string(), z.unknown()).nullish()
type Metadata = z.output<typeof Metadata>

/** Metadata of an intent. `installation` separates it from those of other products or installations on the account. */
export const paymentMetadata = (
  payment: { paymentId: string; ownerId: string },
  installation: string,
) => ({
  installation,
  payment_id: payment.paymentId,
  owner_id: payment.ownerId,
})

/** Undefined for a payment that is not of this installation. */
export function paymentIdFromMetadata(
  metadata: Metadata,
  installation: string,
): string | undefined {
  const isOwn = metadata?.['installation'] === installation
  return isOwn ? z.uuid().safeParse(metadata['payment_id']).data : undefined
}

/** An expanded object, or its id. */
const Reference = z
  .union([z.string(), z.object({ id: z.string() })])
  .transform((reference) => (typeof reference === 'string' ? reference : reference.id))

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

/** `metadata`: the intent's, if the object has it. */
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
  // Sent instead to accounts with an older API version.
  'charge.refund.updated': parseRefund,
  'charge.dispute.created': parseDispute,
  // Sent when an inquiry, which moves no money, becomes a dispute.
  'charge.dispute.funds_withdrawn': parseDispute,
  'charge.dispute.closed': parseDisputeClosed,
}

/** Ignores the metadata, which is the refund's own. */
function parseRefund(object: unknown): ParsedEvent | undefined {
  const { id: refundId, payment_intent, amount: amountCents, status } = parseObject(Refund, object)
  if (amountCents <= 0) return undefined
  const kind = status === 'failed' || status === 'canceled' ? 'refund-failed' : 'refund-made'
  return { intentId: payment_intent, outcome: { kind, refundId, amountCents } }
}

function parseDispute(object: unknown): ParsedEvent | undefined {
  const { id: disputeId, payment_intent, amount, reason, status } = parseObject(Dispute, object)
  if (status.startsWith('warning_') || amount <= 0) return undefined
  const outcome = { kind: 'disputed' as const, disputeId, amountCents: amount, reason }
  return { intentId: payment_intent, outcome }
}

/** The types of events that `parsePaymentNotice` knows. */
export const paymentNoticeTypes: readonly string[] = Object.keys(eventParsers)

function parseDisputeClosed(object: unknown): ParsedEvent | undefined {
  const { id: disputeId, payment_intent, amount, reason, status } = parseObject(Dispute, object)
  if (status !== 'won' && status !== 'lost') return undefined
  if (amount <= 0) return undefined
  const of = { kind: 'dispute-closed' as const, disputeId, amountCents: amount, reason }
  return { intentId: payment_intent, outcome: { ...of, outcome: status } }
}

/**
 * Undefined for an event that is not about a payment, or is about another installation's. `paymentId` is undefined for
 * an event without our metadata, which may still be about our payment. Throws `request/invalid`.
 */
export function parsePaymentNotice(
  event: unknown,
  installation: string,
): PaymentWebhookEvent | undefined {
  const { id: providerEventId, type, data } = parseObject(Event, event)
  const parsed = Object.hasOwn(eventParsers, type) ? eventParsers[type]?.(data.object) : undefined
  // All our charges have an intent.
  if (!parsed?.intentId) return undefined
  const { intentId, outcome, metadata } = parsed
  const paymentId = paymentIdFromMetadata(metadata, installation)
  const isForeign = metadata?.['installation'] !== undefined && paymentId === undefined
  if (isForeign) return undefined
  return { providerEventId, intentId, paymentId, outcome }
}
