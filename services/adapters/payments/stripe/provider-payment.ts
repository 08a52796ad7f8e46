import type Stripe from 'stripe'
import { DisputeOutcome } from '#contract/events/credits.ts'
import type { PaymentStatus, ProviderDispute, ProviderPayment } from '#ports/payments.ts'
import { paymentIdFromMetadata } from '../payment-notice.ts'

type Intent = Stripe.PaymentIntent

const statuses: Readonly<Record<string, PaymentStatus>> = {
  processing: 'processing',
  requires_capture: 'processing',
  succeeded: 'succeeded',
  canceled: 'canceled',
}

/** Undefined for an intent of another product on the account. `latest_charge` must be expanded. */
export function toProviderPayment(
  intent: Intent,
  installation: string,
): ProviderPayment | undefined {
  const paymentId = paymentIdFromMetadata(intent.metadata, installation)
  if (paymentId === undefined) return undefined
  const { id: intentId, amount: amountCents, currency, created } = intent
  const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null
  return {
    ...{ intentId, paymentId, amountCents, currency, status: statusOf(intent) },
    refundedCents: charge?.amount_refunded ?? 0,
    disputed: charge?.disputed ?? false,
    createdAt: new Date(created * 1000),
    receiptUrl: charge?.receipt_url ?? undefined,
  }
}

const statusOf = ({ status, last_payment_error: error }: Intent): PaymentStatus =>
  statuses[status] ?? (status === 'requires_payment_method' && error ? 'failed' : 'open')

/** Undefined for an inquiry, and for a dispute of a charge without an intent, which is not ours. */
export function toProviderDispute(dispute: Stripe.Dispute): ProviderDispute | undefined {
  const { id: disputeId, amount: amountCents, payment_intent: intent, status } = dispute
  const intentId = typeof intent === 'string' ? intent : intent?.id
  if (intentId === undefined || status.startsWith('warning_')) return undefined
  const outcome = DisputeOutcome.safeParse(status).data
  return { disputeId, intentId, amountCents, outcome }
}
