// Differences between the webhooks that we recorded and the events that the provider keeps.
import type { PaymentWebhookEvent } from '#ports/payments.ts'
import { differenceOf, type Difference } from './payment-differences.ts'
import type { RecordedPayment, RecordedReport } from './recorded-payments.ts'

type Outcome = PaymentWebhookEvent['outcome']
type Report = RecordedReport['event']
type Checks = {
  [T in Report['type']]: (data: Extract<Report, { type: T }>['data'], sent: Outcome) => boolean
}

/** `sent` is undefined for an event that the provider does not have. */
export function compareReport(
  payment: RecordedPayment,
  { event }: RecordedReport,
  sent: PaymentWebhookEvent | undefined,
): Difference[] {
  const here = `${event.type} by ${event.data.providerEventId}`
  if (!sent) return [differenceOf(payment, 'event', here, 'unknown')]
  if (sent.intentId !== payment.intentId)
    return [differenceOf(payment, 'event', here, `of ${sent.intentId}`)]
  const isSent = isReportedBy[event.type] as (data: Report['data'], sent: Outcome) => boolean
  if (isSent(event.data, sent.outcome)) return []
  const recorded = `${here}: ${JSON.stringify(event.data)}`
  return [differenceOf(payment, 'event', recorded, JSON.stringify(sent.outcome))]
}

const isReportedBy: Checks = {
  // A refund or dispute that is reported first implies the success.
  PaymentSucceeded: ({ priceCents }, sent) =>
    sent.kind === 'succeeded' ? sent.amountCents === priceCents : sent.kind !== 'failed',
  PaymentFailed: (_, { kind }) => kind === 'failed',
  PaymentRefunded({ refundId, amountCents, refundedCents }, sent) {
    if (sent.kind === 'refunded') return sent.refundedCents <= refundedCents
    const isRefund = sent.kind === 'refund-made' || sent.kind === 'refund-failed'
    return isRefund && sent.refundId === refundId && sent.amountCents === amountCents
  },
  PaymentRefundFailed: ({ refundId, amountCents }, sent) =>
    sent.kind === 'refund-failed' && sent.refundId === refundId && sent.amountCents === amountCents,
  // A closing that is reported first implies the dispute.
  PaymentDisputed({ disputeId, amountCents }, sent) {
    const isDispute = sent.kind === 'disputed' || sent.kind === 'dispute-closed'
    return isDispute && sent.disputeId === disputeId && sent.amountCents === amountCents
  },
  PaymentDisputeClosed: ({ disputeId, outcome, amountCents }, sent) =>
    sent.kind === 'dispute-closed' &&
    sent.disputeId === disputeId &&
    sent.outcome === outcome &&
    (amountCents === undefined || sent.amountCents === amountCents),
}
