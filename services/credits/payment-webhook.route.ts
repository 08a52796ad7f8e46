import { paymentWebhook } from '#contract/api/billing.ts'
import { Problem, refuse } from '#kernel/problem.ts'
import { type Call, route } from '#kernel/route.ts'
import type { PaymentNotice } from '#ports/payments.ts'
import { findPaymentByIntent } from '#projections/credits/payments.projection.ts'
import type { CreditsDeps } from './deps.ts'
import { payment, type PaymentCommand } from './payment.decider.ts'

/** The only way in for money: signed by the provider, told at least once and in any order, recorded once. */
export const paymentWebhookRoute = ({ payments }: Pick<CreditsDeps, 'payments'>) =>
  route(paymentWebhook, async (_, call) => {
    const { request } = call
    const signature = request.headers['stripe-signature']
    const given = typeof signature === 'string' ? signature : ''
    const notice = payments.readNotice(request.rawBody, given)
    if (notice)
      await record(notice, call).catch((error: unknown) => {
        const code = error instanceof Problem ? error.code : undefined
        const { intentId, providerEventId } = notice
        // Nobody but an operator can do anything about it: the provider only ever tells us again.
        if (code === 'billing/amount-mismatch' || code === 'billing/unknown-payment')
          request.log.error({ code, intentId, providerEventId }, 'a payment notice was refused')
        throw error
      })
    return { received: true as const }
  })

/** Refused where we do not know of the payment, perhaps not yet: the provider tells us again. */
async function record(notice: PaymentNotice, { execute, found, db }: Call): Promise<void> {
  const paymentId =
    notice.paymentId ?? (await found(() => findPaymentByIntent(db, notice.intentId)))?.paymentId
  await execute(payment, paymentId ?? refuse('billing/unknown-payment'), commandOf(notice))
}

function commandOf({ intentId, providerEventId, outcome }: PaymentNotice): PaymentCommand {
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
