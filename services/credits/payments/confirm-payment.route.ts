import type { z } from 'zod'
import { confirmPayment } from '#contract/api/billing.ts'
import { must, refuse } from '#kernel/problem.ts'
import { type RequestContext, route } from '#kernel/http/route.ts'
import type { PaymentStatus } from '#ports/payments.ts'
import { findPaymentByIntent, type PaymentRow } from '#projections/credits/payments.projection.ts'
import type { CreditsDeps } from '../deps.ts'

type ConfirmPaymentInput = z.output<typeof confirmPayment.input>

/** Below the usual timeouts of browsers and proxies. */
const confirmTimeoutMs = 10_000

/** Charges if necessary, then waits until the provider's webhook has granted the credits. */
export const confirmPaymentRoute = ({ payments, logTail }: CreditsDeps) =>
  route(confirmPayment, async (input, call) => {
    const { readConsistently } = call
    const payment = await readConsistently(() => findOwnPayment(call, input.payment_intent_id))
    if (!payment) return refuse('billing/unknown-payment')
    if (!matchesPayment(input, payment)) return refuse('billing/amount-mismatch')
    if (payment.status === 'granted') return presentConfirmed(payment)
    const status = isPaid(payment) ? 'succeeded' : await payments.charge(payment.intentId)
    if (status === 'open' || status === 'canceled') return refuse('billing/unpaid')
    if (status === 'failed' && payment.status === 'failed') return refuseDeclined(payment)
    const granted = await waitUntilGranted(payment, status, call, logTail)
    return granted ? presentConfirmed(granted) : refuse('billing/unconfirmed')
  })

/**
 * Throws `billing/declined` when the provider reports a new failure; undefined after the timeout. A failure that is
 * reported after the provider's status is `succeeded` is that of an earlier attempt.
 */
async function waitUntilGranted(
  { paymentId, ownerId, intentId, failures }: PaymentRow,
  status: PaymentStatus,
  call: RequestContext<'owner'>,
  logTail: CreditsDeps['logTail'],
): Promise<PaymentRow | undefined> {
  const deadline = Date.now() + confirmTimeoutMs
  const readIf = (matches: (row: PaymentRow) => boolean) => async () => {
    // The tail wakes on the event, before the read model has it.
    await call.waitForCatchUp(['payments'])
    const row = await findOwnPayment(call, intentId)
    return row && matches(row) ? row : undefined
  }
  const settled = await logTail.waitFor(
    `payment-${paymentId}`,
    readIf((row) => isPaid(row) || (status !== 'succeeded' && row.failures > failures)),
    confirmTimeoutMs,
  )
  if (settled?.status === 'failed') return refuseDeclined(settled)
  return logTail.waitFor(
    `credits-${ownerId}`,
    readIf(({ status }) => status === 'granted'),
    Math.max(0, deadline - Date.now()),
  )
}

const refuseDeclined = ({ failure }: PaymentRow) => refuse('billing/declined', { reason: failure })

const isPaid = ({ status }: PaymentRow) => status === 'succeeded' || status === 'granted'

/** Undefined for another owner's payment. */
async function findOwnPayment({ db, ownerId }: RequestContext<'owner'>, intentId: string) {
  const row = await findPaymentByIntent(db, intentId)
  return row?.ownerId === ownerId ? row : undefined
}

/** The client's optional fields must equal those of the payment. */
const matchesPayment = (
  { package_type, responses_included, amount_paid }: ConfirmPaymentInput,
  row: PaymentRow,
) =>
  (package_type ?? row.packageId) === row.packageId &&
  (responses_included ?? row.credits) === row.credits &&
  (amount_paid ?? row.priceCents) === row.priceCents

const presentConfirmed = (row: PaymentRow) => ({
  status: 'succeeded' as const,
  package_type: row.packageId,
  responses_included: row.credits,
  amount_paid: row.priceCents,
  total_credits: must(row.balanceAfter, 'the balance after a granted payment'),
})
