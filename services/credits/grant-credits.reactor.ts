import { derivedId } from '#kernel/ids.ts'
import type { Reactor } from '#kernel/reactor.ts'
import { creditLedger } from './credit-ledger.decider.ts'

/** A payment that succeeded becomes a lot of credits; the ledger takes each payment once. */
export const grantCredits: Reactor = {
  name: 'grant-credits',
  on: {
    PaymentSucceeded: async ({ id: paymentId, data }, { execute }) => {
      const { ownerId, packageId, credits, priceCents } = data
      const lotId = derivedId('lot', paymentId)
      await execute(creditLedger, ownerId, {
        type: 'RecordPurchase',
        paymentId,
        lotId,
        packageId,
        credits,
        priceCents,
      })
    },
  },
}
