import { getCreditBalance, listPurchases, listUnlocks } from '#contract/api/billing.ts'
import { route } from '#kernel/http/route.ts'
import { creditBalanceOf } from '#projections/credits/credit-balances.projection.ts'
import {
  purchasedLotsOf,
  type CreditLotRow,
  creditLotsOf,
} from '#projections/credits/credit-lots.projection.ts'
import { creditUsesOf } from '#projections/credits/credit-uses.ts'
import { sendRevisionPage } from '../revision-page.ts'
import { owedForTakenMoney } from './lot.policy.ts'
import { remainingUnlockRefunds } from './unlock-refund-quota.ts'

export const getCreditBalanceRoute = route(getCreditBalance, async (_, { db, ownerId }) => {
  const [balance, lots, left] = await Promise.all([
    creditBalanceOf(db, ownerId),
    creditLotsOf(db, ownerId),
    remainingUnlockRefunds(db, ownerId),
  ])
  return {
    total_credits: balance.credits,
    total_purchased: balance.purchased,
    total_granted: balance.granted,
    total_used: balance.used,
    total_spent_cents: balance.spentCents,
    frozen: lots.reduce((sum, { frozen }) => sum + frozen, 0),
    receivable: balance.receivable,
    receivable_due: lots.reduce((sum, lot) => sum + owedNow(lot), 0),
    returns_left: left,
    active_packages: lots
      .filter(({ remaining, frozen }) => remaining + frozen > 0)
      .map((lot) => ({ ...presentLot(lot), package_type: lot.packageId ?? ('granted' as const) })),
  }
})

export const listPurchasesRoute = route(listPurchases, async (page, call) => {
  const lots = sendRevisionPage(
    call.reply,
    page.limit,
    await purchasedLotsOf(call.db, call.ownerId, { ...page, limit: page.limit + 1 }),
  )
  return lots.map((lot) => ({
    ...presentLot(lot),
    package_type: lot.packageId,
    price_cents: lot.priceCents,
    payment_id: lot.paymentId,
  }))
})

export const listUnlocksRoute = route(listUnlocks, async (page, call) => {
  const uses = sendRevisionPage(
    call.reply,
    page.limit,
    await creditUsesOf(call.db, call.ownerId, { ...page, limit: page.limit + 1 }),
  )
  return uses.map((use) => ({
    id: use.responseId,
    survey_id: use.surveyId,
    survey_title: use.surveyTitle,
    session_id: use.conversationId,
    response_quality: use.score,
    cost_amount: use.costCents / 100,
    used_at: use.usedAt,
    returned: use.isReturned,
  }))
})

/** Without credits that only an open dispute makes owed. */
const owedNow = (lot: CreditLotRow): number =>
  lot.dispute === 'open' ? Math.max(0, owedForTakenMoney(lot)) : lot.owed

const presentLot = (lot: CreditLotRow) => ({
  id: lot.lotId,
  qualified_responses_included: lot.credits,
  responses_used: lot.credits - lot.remaining - lot.frozen - lot.reversed - lot.netted,
  remaining: lot.remaining,
  frozen: lot.frozen,
  reversed: lot.reversed,
  netted: lot.netted,
  owed: lot.owed,
  refunded_cents: lot.refundedCents,
  lost_cents: lot.lostCents,
  dispute: lot.dispute,
  purchased_at: lot.purchasedAt,
})
