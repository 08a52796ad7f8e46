import { receipt } from '#contract/api/statement.ts'
import { refuse } from '#kernel/problem.ts'
import { route } from '#kernel/route.ts'
import { findOwner } from '#projections/accounts/owners.projection.ts'
import { findLotOfPayment } from '#projections/credits/credit-lots.projection.ts'
import { findPayment } from '#projections/credits/payments.projection.ts'
import { moneyBackOf } from '#projections/credits/statement.ts'
import { type Receipt, receiptPage, receiptPolicy } from './receipt-page.ts'

/** Of what was paid for: what only began, failed or is somebody else's has no receipt. */
export const receiptRoute = route(receipt, async ({ paymentId, language }, call) => {
  const { db, ownerId, reply } = call
  const [payment, lot, owner, back] = await Promise.all([
    findPayment(db, paymentId),
    findLotOfPayment(db, ownerId, paymentId),
    findOwner(db, ownerId),
    moneyBackOf(db, ownerId, paymentId),
  ])
  if (!lot || payment?.ownerId !== ownerId) return refuse('billing/unknown-payment')
  const page = receiptPage({
    paymentId,
    language: language ?? owner?.locale ?? 'en',
    paidAt: lot.purchasedAt,
    payer: [owner?.name, owner?.email].filter((line) => typeof line === 'string'),
    packageId: payment.packageId,
    credits: lot.credits,
    priceCents: lot.priceCents,
    refundedCents: lot.refundedCents,
    provider: payment.provider,
    intentId: payment.intentId,
    since: back.map(happened),
  })
  return reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', receiptPolicy)
    .send(page)
})

const moved: Partial<Record<string, Receipt['since'][number]['what']>> = {
  PurchaseRefunded: 'refunded',
  PurchaseRefundFailed: 'refundFailed',
}

function happened({
  type,
  at,
  data,
}: Awaited<ReturnType<typeof moneyBackOf>>[number]): Receipt['since'][number] {
  if (type === 'DisputeClosed') return { what: data['outcome'] === 'won' ? 'won' : 'lost', at }
  return { what: moved[type] ?? 'disputed', at, cents: Number(data['amountCents']) }
}
