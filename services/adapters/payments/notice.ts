// Stripe's events, which the sandbox speaks too, so that what is practised there is what runs.
import { z } from 'zod'
import { refuse } from '#kernel/problem.ts'
import type { PaymentNotice } from '#ports/payments.ts'

const Metadata = z.object({ payment_id: z.uuid().optional() }).nullish()

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
const Dispute = z.object({
  id: z.string(),
  payment_intent: Reference.nullish(),
  amount: z.int(),
  reason: z.string(),
  status: z.string(),
})

function read<S extends z.ZodType>(schema: S, object: unknown): z.output<S> {
  const parsed = schema.safeParse(object)
  return parsed.success ? parsed.data : refuse('request/invalid')
}

type Heard = Omit<PaymentNotice, 'providerEventId'>

const readers: Readonly<Record<string, (object: unknown) => Heard | undefined>> = {
  'payment_intent.succeeded': (object) => {
    const { id, amount_received, currency, metadata } = read(PaidIntent, object)
    return ofOurs(id, metadata, { kind: 'succeeded', amountCents: amount_received, currency })
  },
  'payment_intent.payment_failed': (object) => {
    const { id, metadata, last_payment_error: error } = read(FailedIntent, object)
    return ofOurs(id, metadata, { kind: 'failed', reason: error?.message ?? 'declined' })
  },
  'charge.refunded': (object) => {
    const { payment_intent, amount_refunded, metadata } = read(Charge, object)
    return about(payment_intent, metadata, { kind: 'refunded', refundedCents: amount_refunded })
  },
  'charge.dispute.created': disputed,
  // An inquiry took no money; where it becomes a dispute, this is what tells.
  'charge.dispute.funds_withdrawn': disputed,
  'charge.dispute.closed': (object) => {
    const { id: disputeId, payment_intent, status } = read(Dispute, object)
    if (status !== 'won' && status !== 'lost') return undefined
    return about(payment_intent, null, { kind: 'dispute-closed', disputeId, outcome: status })
  },
}

function disputed(object: unknown): Heard | undefined {
  const { id: disputeId, payment_intent, amount, reason, status } = read(Dispute, object)
  if (status.startsWith('warning_')) return undefined
  return about(payment_intent, null, { kind: 'disputed', disputeId, amountCents: amount, reason })
}

/** Payments that carry no id of ours are somebody else's on the same account. */
const ofOurs = (
  intentId: string,
  metadata: z.infer<typeof Metadata>,
  outcome: Heard['outcome'],
): Heard | undefined =>
  metadata?.payment_id ? { intentId, paymentId: metadata.payment_id, outcome } : undefined

/** A charge without an intent is none of ours. */
const about = (
  intentId: string | null | undefined,
  metadata: z.infer<typeof Metadata>,
  outcome: Heard['outcome'],
): Heard | undefined =>
  intentId ? { intentId, paymentId: metadata?.payment_id, outcome } : undefined

/** What an event says of a payment of ours; undefined where it says nothing. Throws `request/invalid`. */
export function noticeOf(event: unknown): PaymentNotice | undefined {
  const { id: providerEventId, type, data } = read(Event, event)
  const heard = readers[type]?.(data.object)
  return heard && { providerEventId, ...heard }
}
