import { creditBalance, purchaseHistory, usageHistory } from '#contract/api/billing.ts'
import { limits } from '#contract/limits.ts'
import { route } from '#kernel/route.ts'
import { creditBalanceOf } from '#projections/credits/credit-balances.projection.ts'
import { creditUsesOf } from '#projections/credits/credit-entries.projection.ts'
import { type CreditLotRow, creditLotsOf } from '#projections/credits/credit-lots.projection.ts'

export const creditBalanceRoute = route(creditBalance, async (_, { db, ownerId }) => {
  const [balance, lots] = await Promise.all([
    creditBalanceOf(db, ownerId),
    creditLotsOf(db, ownerId),
  ])
  return {
    total_credits: balance.credits,
    total_purchased: balance.purchased,
    total_used: balance.used,
    total_spent_cents: balance.spentCents,
    active_packages: lots
      .filter(({ remaining }) => remaining > 0)
      .map((lot) => ({ ...presentLot(lot), package_type: lot.packageId ?? ('granted' as const) })),
  }
})

export const purchaseHistoryRoute = route(purchaseHistory, async (_, { db, ownerId }) =>
  (await creditLotsOf(db, ownerId))
    .toReversed()
    .flatMap(({ packageId, ...lot }) =>
      packageId === null
        ? []
        : [{ ...presentLot(lot), package_type: packageId, price_cents: lot.priceCents }],
    ),
)

export const usageHistoryRoute = route(usageHistory, async (_, { db, ownerId }) =>
  (await creditUsesOf(db, ownerId, limits.page.max)).map((use) => ({
    id: use.id,
    survey_id: use.surveyId,
    survey_title: use.surveyTitle,
    cost_amount: use.costCents / 100,
    used_at: use.usedAt,
  })),
)

const presentLot = (lot: Omit<CreditLotRow, 'packageId'>) => ({
  id: lot.lotId,
  qualified_responses_included: lot.credits,
  responses_used: lot.credits - lot.remaining - lot.frozen - lot.reversed,
  purchased_at: lot.purchasedAt,
})
