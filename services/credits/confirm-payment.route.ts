import type { z } from 'zod'
import { confirmPayment } from '#contract/api/billing.ts'
import { must, refuse } from '#kernel/problem.ts'
import { type Call, route } from '#kernel/route.ts'
import { findPaymentByIntent, type PaymentRow } from '#projections/credits/payments.projection.ts'
import type { CreditsDeps } from './deps.ts'

type Input = z.output<typeof confirmPayment.input>

/** Less than browsers and proxies bear. */
const patienceMs = 10_000

/** Grants nothing itself: the provider's webhook does, and this waits until it has. */
export const confirmPaymentRoute = ({ payments, tail }: CreditsDeps) =>
  route(confirmPayment, async (input, call) => {
    const { found } = call
    const started = await found(() => ownPayment(call, input.payment_intent_id))
    if (!started) return refuse('billing/unknown-payment')
    if (!agrees(input, started)) return refuse('billing/amount-mismatch')
    if (started.status === 'granted') return confirmed(started)
    if (started.status !== 'succeeded') {
      const status = await payments.charge(started.intentId)
      if (status === 'open' || status === 'canceled') return refuse('billing/unpaid')
      if (status === 'failed' && started.status === 'failed') return declined(started)
    }
    const granted = await untilGranted(started, call, tail)
    return granted ? confirmed(granted) : refuse('billing/unconfirmed')
  })

/** Throws `billing/declined` when the provider says so meanwhile; undefined when nobody said anything in time. */
async function untilGranted(
  { paymentId, ownerId, intentId, failures }: PaymentRow,
  call: Call<'owner'>,
  tail: CreditsDeps['tail'],
): Promise<PaymentRow | undefined> {
  const until = Date.now() + patienceMs
  const look = (isThere: (row: PaymentRow) => boolean) => async () => {
    // Woken by what happened, which the read models show a moment later.
    await call.caughtUp(['payments'])
    const row = await ownPayment(call, intentId)
    return row && isThere(row) ? row : undefined
  }
  const answered = await tail.until(
    `payment-${paymentId}`,
    look((row) => isPaid(row) || row.failures > failures),
    patienceMs,
  )
  if (answered?.status === 'failed') return declined(answered)
  return tail.until(
    `credits-${ownerId}`,
    look(({ status }) => status === 'granted'),
    Math.max(0, until - Date.now()),
  )
}

const declined = ({ failure }: PaymentRow) => refuse('billing/declined', { reason: failure })

const isPaid = ({ status }: PaymentRow) => status === 'succeeded' || status === 'granted'

/** Somebody else's payment is as unknown as one that never was. */
async function ownPayment({ db, ownerId }: Call<'owner'>, intentId: string) {
  const row = await findPaymentByIntent(db, intentId)
  return row?.ownerId === ownerId ? row : undefined
}

/** What the client says of the payment may only agree with it. */
const agrees = ({ package_type, responses_included, amount_paid }: Input, row: PaymentRow) =>
  (package_type ?? row.packageId) === row.packageId &&
  (responses_included ?? row.credits) === row.credits &&
  (amount_paid ?? row.priceCents) === row.priceCents

const confirmed = (row: PaymentRow) => ({
  status: 'succeeded' as const,
  package_type: row.packageId,
  responses_included: row.credits,
  amount_paid: row.priceCents,
  total_credits: must(row.balanceAfter, 'the balance after a granted payment'),
})
