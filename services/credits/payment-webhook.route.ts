import { paymentWebhook } from '#contract/api/billing.ts'
import { Problem } from '#kernel/problem.ts'
import { route } from '#kernel/route.ts'
import type { PaymentNotice } from '#ports/payments.ts'
import type { CreditsDeps } from './deps.ts'
import { payment, type PaymentCommand } from './payment.decider.ts'

/** The only way in for money: signed by the provider, told at least once and in any order, recorded once. */
export const paymentWebhookRoute = ({ payments }: Pick<CreditsDeps, 'payments'>) =>
  route(paymentWebhook, async (_, { request, execute }) => {
    const signature = request.headers['stripe-signature']
    const given = typeof signature === 'string' ? signature : ''
    const notice = payments.readNotice(request.rawBody, given)
    if (notice)
      await execute(payment, notice.paymentId, commandOf(notice)).catch((error: unknown) => {
        const code = error instanceof Problem ? error.code : undefined
        // Nobody but an operator can do anything about it: the provider only ever tells us again.
        if (code === 'billing/amount-mismatch' || code === 'billing/unknown-payment')
          request.log.error({ code, paymentId: notice.paymentId }, 'a payment notice was refused')
        throw error
      })
    return { received: true as const }
  })

function commandOf({ intentId, providerEventId, outcome }: PaymentNotice): PaymentCommand {
  switch (outcome.kind) {
    case 'succeeded':
      return { type: 'RecordSuccess', intentId, providerEventId, amountCents: outcome.amountCents }
    case 'failed':
      return { type: 'RecordFailure', intentId, providerEventId, reason: outcome.reason }
  }
}
