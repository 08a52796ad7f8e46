import type { PaymentWebhookEvent } from '#ports/payments.ts'
import type { PaymentCommand } from './payment.decider.ts'

/** The command that records a provider's webhook. */
export function toPaymentCommand({
  intentId,
  providerEventId,
  outcome,
}: PaymentWebhookEvent): Exclude<PaymentCommand, { type: 'StartPayment' }> {
  const of = { intentId, providerEventId }
  switch (outcome.kind) {
    case 'succeeded': {
      const { amountCents, currency } = outcome
      return { type: 'RecordSuccess', ...of, amountCents, currency }
    }
    case 'failed':
      return { type: 'RecordFailure', ...of, reason: outcome.reason }
    case 'refunded':
      return { type: 'RecordRefund', ...of, refundedCents: outcome.refundedCents }
    case 'refund-made':
    case 'refund-failed': {
      const { kind, refundId, amountCents } = outcome
      const type = kind === 'refund-made' ? 'RecordRefundMade' : 'RecordRefundFailed'
      return { type, ...of, refundId, amountCents }
    }
    case 'disputed': {
      const { disputeId, amountCents, reason } = outcome
      return { type: 'RecordDispute', ...of, disputeId, amountCents, reason }
    }
    case 'dispute-closed': {
      const { kind: _, ...closing } = outcome
      return { type: 'RecordDisputeClosed', ...of, ...closing }
    }
  }
}
