import { getPaymentReceipt } from '#contract/api/statement.ts'
import { refuse } from '#kernel/problem.ts'
import { route } from '#kernel/http/route.ts'
import { findOwner } from '#projections/accounts/owners.projection.ts'
import { findLotOfPayment } from '#projections/credits/credit-lots.projection.ts'
import { findPayment } from '#projections/credits/payments.projection.ts'
import { movementsOfPayment } from '#projections/credits/statement.ts'
import type { CreditsDeps } from '../deps.ts'
import {
  type ReceiptMovement,
  renderReceipt,
  receiptContentSecurityPolicy,
} from './receipt-page.ts'

/** Throws `billing/unknown-payment` for another owner's payment and for one that did not succeed. */
export const getPaymentReceiptRoute = ({ seller }: Pick<CreditsDeps, 'seller'>) =>
  route(getPaymentReceipt, async ({ paymentId, language }, call) => {
    const { db, ownerId, reply } = call
    const [payment, lot, owner, movements] = await Promise.all([
      findPayment(db, paymentId),
      findLotOfPayment(db, ownerId, paymentId),
      findOwner(db, ownerId),
      movementsOfPayment(db, ownerId, paymentId),
    ])
    if (!lot || payment?.ownerId !== ownerId) return refuse('billing/unknown-payment')
    const page = renderReceipt({
      paymentId,
      seller,
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
      movements: movements.map((entry) => toMovement(entry, paymentId)),
    })
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', receiptContentSecurityPolicy)
      .send(page)
  })

const moneyKinds = {
  PurchaseRefunded: 'refunded',
  PurchaseRefundFailed: 'refundFailed',
  PurchaseDisputed: 'disputed',
} as const

type Entry = Awaited<ReturnType<typeof movementsOfPayment>>[number]

function toMovement({ type, at, data }: Entry, paymentId: string): ReceiptMovement {
  const isPayer = data['paymentId'] === paymentId
  const credits = Number(data['credits'])
  if (type === 'ReceivableNetted') return { what: isPayer ? 'nettedHere' : 'settled', at, credits }
  if (type === 'ReceivableNettingReversed')
    return { what: isPayer ? 'releasedHere' : 'unsettled', at, credits }
  const cents = typeof data['amountCents'] === 'number' ? { cents: data['amountCents'] } : {}
  if (type === 'DisputeClosed')
    return { what: data['outcome'] === 'won' ? 'won' : 'lost', at, ...cents }
  return { what: moneyKinds[type as keyof typeof moneyKinds], at, ...cents }
}
