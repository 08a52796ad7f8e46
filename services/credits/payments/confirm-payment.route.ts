import type { z } from 'zod'
import { confirmPayment } from '#contract/api/billing.ts'
import { must, refuse } from '#kernel/problem.ts'
import { type RequestContext, route } from '#kernel/http/route.ts'
import { findPaymentByIntent, type PaymentRow } from '#projections/credits/payments.projection.ts'
import type { CreditsDeps } from '../deps.ts'

type ConfirmPaymentInput = z.output<typeof confirmPayment.input>

/** Less than browsers and proxies bear. */
const confirmTimeoutMs = 10_000

/** Grants nothing itself: the provider's webhook does, and this waits until it has. */
export const confirmPaymentRoute = ({ payments, logTail }: CreditsDeps) =>
  route(confirmPayment, async (input, call) => {
    const { readConsistently } = call
    const started = await readConsistently(() => findOwnPayment(call, input.payment_intent_id))
    if (!started) return refuse('billing/unknown-payment')
    if (!matchesPayment(input, started)) return refuse('billing/amount-mismatch')
    if (started.status === 'granted') return presentConfirmed(started)
    if (started.status !== 'succeeded') {
      const status = await payments.charge(started.intentId)
      if (status === 'open' || status === 'canceled') return refuse('billing/unpaid')
      if (status === 'failed' && started.status === 'failed') return refuseDeclined(started)
    }
    const granted = await waitUntilGranted(started, call, logTail)
    return granted ? presentConfirmed(granted) : refuse('billing/unconfirmed')
  })

/** Throws `billing/declined` when the provider says so meanwhile; undefined when nobody said anything in time. */
async function waitUntilGranted(
  { paymentId, ownerId, intentId, failures }: PaymentRow,
  call: RequestContext<'owner'>,
  tail: CreditsDeps['logTail'],
): Promise<PaymentRow | undefined> {
  const until = Date.now() + confirmTimeoutMs
  const look = (isThere: (row: PaymentRow) => boolean) => async () => {
    // Woken by what happened, which the read models show a moment later.
    await call.waitForCatchUp(['payments'])
    const row = await findOwnPayment(call, intentId)
    return row && isThere(row) ? row : undefined
  }
  const answered = await tail.waitFor(
    `payment-${paymentId}`,
    look((row) => isPaid(row) || row.failures > failures),
    confirmTimeoutMs,
  )
  if (answered?.status === 'failed') return refuseDeclined(answered)
  return tail.waitFor(
    `credits-${ownerId}`,
    look(({ status }) => status === 'granted'),
    Math.max(0, until - Date.now()),
  )
}

const refuseDeclined = ({ failure }: PaymentRow) => refuse('billing/declined', { reason: failure })

const isPaid = ({ status }: PaymentRow) => status === 'succeeded' || status === 'granted'

/** Somebody else's payment is as unknown as one that never was. */
async function findOwnPayment({ db, ownerId }: RequestContext<'owner'>, intentId: string) {
  const row = await findPaymentByIntent(db, intentId)
  return row?.ownerId === ownerId ? row : undefined
}

/** What the client says of the payment may only agree with it. */
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
