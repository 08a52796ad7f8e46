import type Stripe from 'stripe'
import { must } from '#kernel/problem.ts'
import type { PaymentStatus, ProviderPayment } from '#ports/payments.ts'

type Intent = Stripe.PaymentIntent

const statuses: Readonly<Record<string, PaymentStatus>> = {
  processing: 'processing',
  requires_capture: 'processing',
  succeeded: 'succeeded',
  canceled: 'canceled',
}

/** Others may take payments with the same account. */
export const isOurs = ({ metadata }: Intent): boolean => metadata['payment_id'] !== undefined

/** Its last charge must have been asked for along with it. */
export function paymentOf(intent: Intent): ProviderPayment {
  const { id: intentId, amount: amountCents, currency, created, metadata } = intent
  const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null
  return {
    ...{ intentId, amountCents, currency, status: statusOf(intent) },
    paymentId: must(metadata['payment_id'], `our payment’s id in ${intentId}`),
    refundedCents: charge?.amount_refunded ?? 0,
    disputed: charge?.disputed ?? false,
    createdAt: new Date(created * 1000),
    receiptUrl: charge?.receipt_url ?? undefined,
  }
}

const statusOf = ({ status, last_payment_error: error }: Intent): PaymentStatus =>
  statuses[status] ?? (status === 'requires_payment_method' && error ? 'failed' : 'open')
