import { getPaymentReceipt } from '#contract/api/statement.ts'
import { refuse } from '#kernel/problem.ts'
import { route } from '#kernel/http/route.ts'
import { findOwner } from '#projections/accounts/owners.projection.ts'
import { findLotOfPayment } from '#projections/credits/credit-lots.projection.ts'
import { findPayment } from '#projections/credits/payments.projection.ts'
import { refundsAndDisputesOf } from '#projections/credits/statement.ts'
import { type Receipt, renderReceipt, receiptContentSecurityPolicy } from './receipt-page.ts'

/** Throws `billing/unknown-payment` for another owner's payment and for one that did not succeed. */
export const getPaymentReceiptRoute = route(
  getPaymentReceipt,
  async ({ paymentId, language }, call) => {
    const { db, ownerId, reply } = call
    const [payment, lot, owner, refundsAndDisputes] = await Promise.all([
      findPayment(db, paymentId),
      findLotOfPayment(db, ownerId, paymentId),
      findOwner(db, ownerId),
      refundsAndDisputesOf(db, ownerId, paymentId),
    ])
    if (!lot || payment?.ownerId !== ownerId) return refuse('billing/unknown-payment')
    const page = renderReceipt({
      paymentId,
      language: language ?? owner?.locale ?? 'en',
      paidAt: lot.purchasedAt,
      payer: [owner?.name, owner?.email].filter((line) => typeof line === 'string'),
      packageId: payment.packageId,
      credits: lot.credits,
      priceCents: lot.priceCents,
      refundedCents: lot.refundedCents,
      lostCents: lot.lostCents,
      provider: payment.provider,
      intentId: payment.intentId,
      movements: refundsAndDisputes.map(toMovement),
    })
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', receiptContentSecurityPolicy)
      .send(page)
  },
)

const movementKinds: Partial<Record<string, Receipt['movements'][number]['what']>> = {
  PurchaseRefunded: 'refunded',
  PurchaseRefundFailed: 'refundFailed',
}

function toMovement({
  type,
  at,
  data,
}: Awaited<ReturnType<typeof refundsAndDisputesOf>>[number]): Receipt['movements'][number] {
  const cents = typeof data['amountCents'] === 'number' ? { cents: data['amountCents'] } : {}
  if (type === 'DisputeClosed')
    return { what: data['outcome'] === 'won' ? 'won' : 'lost', at, ...cents }
  return { what: movementKinds[type] ?? 'disputed', at, ...cents }
}
