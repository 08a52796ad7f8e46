import { receivePaymentWebhook } from '#contract/api/billing.ts'
import { Problem } from '#kernel/problem.ts'
import { type RequestContext, route } from '#kernel/http/route.ts'
import type { PaymentWebhookEvent, Payments } from '#ports/payments.ts'
import { findPaymentByIntent } from '#projections/credits/payments.projection.ts'
import type { CreditsDeps } from '../deps.ts'
import { payment, type PaymentCommand } from './payment.decider.ts'

/** The only way in for money: signed by the provider, told at least once and in any order, recorded once. */
export const paymentWebhookRoute = ({ payments }: Pick<CreditsDeps, 'payments'>) =>
  route(receivePaymentWebhook, async (_, call) => {
    const { request } = call
    const signature = request.headers['stripe-signature']
    const given = typeof signature === 'string' ? signature : ''
    const notice = payments.parseWebhook(request.rawBody, given)
    if (notice)
      await recordNotice(notice, payments, call).catch((error: unknown) => {
        const code = error instanceof Problem ? error.code : undefined
        const { intentId, providerEventId } = notice
        // Nobody but an operator can do anything about it: the provider only ever tells us again.
        if (code === 'billing/amount-mismatch' || code === 'billing/unknown-payment')
          request.log.error({ code, intentId, providerEventId }, 'a payment notice was refused')
        throw error
      })
    return { received: true as const }
  })

/**
 * A payment of ours that we do not know of, perhaps not yet, is refused: the provider tells us again. Another product's on
 * the same account is taken note of: telling us again would change nothing.
 */
async function recordNotice(
  notice: PaymentWebhookEvent,
  payments: Payments,
  call: RequestContext,
): Promise<void> {
  const { intentId, providerEventId } = notice
  const paymentId = notice.paymentId ?? (await findPaymentId(intentId, payments, call))
  if (paymentId) await call.execute(payment, paymentId, toCommand(notice))
  else call.request.log.info({ intentId, providerEventId }, 'a notice of another product’s payment')
}

/** Not every notice carries our id: our own list knows, or else the provider. */
async function findPaymentId(
  intentId: string,
  payments: Payments,
  { db, readConsistently }: RequestContext,
): Promise<string | undefined> {
  const known = await readConsistently(() => findPaymentByIntent(db, intentId))
  if (known) return known.paymentId
  try {
    return (await payments.find(intentId)).paymentId
  } catch (error) {
    if (error instanceof Problem && error.code === 'billing/unknown-payment') return undefined
    throw error
  }
}

function toCommand({ intentId, providerEventId, outcome }: PaymentWebhookEvent): PaymentCommand {
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
      const { disputeId, outcome: decided } = outcome
      return { type: 'RecordDisputeClosed', ...of, disputeId, outcome: decided }
    }
  }
}
