import { receivePaymentWebhook } from '#contract/api/billing.ts'
import { Problem } from '#kernel/problem.ts'
import { type RequestContext, route } from '#kernel/http/route.ts'
import type { PaymentWebhookEvent, Payments } from '#ports/payments.ts'
import { findPaymentByIntent } from '#projections/credits/payments.projection.ts'
import type { CreditsDeps } from '../deps.ts'
import { payment } from './payment.decider.ts'
import { toPaymentCommand } from './webhook-command.ts'

/** The only source of paid credits. Webhooks are signed, delivered at least once and in any order, and recorded once. */
export const receivePaymentWebhookRoute = ({ payments }: Pick<CreditsDeps, 'payments'>) =>
  route(receivePaymentWebhook, async (_, call) => {
    const { request } = call
    const signature = request.headers['stripe-signature']
    const notice = payments.parseWebhook(
      request.rawBody,
      typeof signature === 'string' ? signature : '',
    )
    if (notice)
      await recordNotice(notice, payments, call).catch((error: unknown) => {
        const code = error instanceof Problem ? error.code : undefined
        const { intentId, providerEventId } = notice
        // An operator must act: the provider only retries.
        if (code === 'billing/amount-mismatch' || code === 'billing/unknown-payment')
          request.log.error({ code, intentId, providerEventId }, 'a payment webhook was refused')
        throw error
      })
    return { received: true as const }
  })

/**
 * Throws for a payment of this installation that is not recorded yet, so that the provider retries. A payment of another
 * product on the same account is logged and accepted.
 */
async function recordNotice(
  notice: PaymentWebhookEvent,
  payments: Payments,
  call: RequestContext,
): Promise<void> {
  const { intentId, providerEventId } = notice
  const paymentId = notice.paymentId ?? (await findPaymentId(intentId, payments, call))
  if (paymentId) await call.execute(payment, paymentId, toPaymentCommand(notice))
  else
    call.request.log.info(
      { intentId, providerEventId },
      'ignored a webhook of another product’s payment',
    )
}

/** For a webhook without our id: from the read model, else from the provider. */
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
