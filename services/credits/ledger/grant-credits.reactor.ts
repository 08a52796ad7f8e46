import { derivedId } from '#kernel/ids.ts'
import type { Reactor } from '#kernel/reactors/reactor.ts'
import { creditLedger } from './credit-ledger.decider.ts'

/** Copies payments, refunds and disputes into the owner's credit ledger. */
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
    PaymentRefunded: async ({ id: paymentId, data }, { execute }) => {
      const { ownerId, refundedCents } = data
      await execute(creditLedger, ownerId, { type: 'RecordRefund', paymentId, refundedCents })
    },
    PaymentRefundFailed: async ({ id: paymentId, data }, { execute }) => {
      const { ownerId, refundId, amountCents } = data
      const failure = { paymentId, refundId, amountCents }
      await execute(creditLedger, ownerId, { type: 'RecordRefundFailed', ...failure })
    },
    PaymentDisputed: async ({ id: paymentId, data }, { execute }) => {
      const { ownerId, disputeId, amountCents } = data
      const dispute = { paymentId, disputeId, amountCents }
      await execute(creditLedger, ownerId, { type: 'RecordDispute', ...dispute })
    },
    PaymentDisputeClosed: async ({ id: paymentId, data }, { execute }) => {
      const { ownerId, disputeId, outcome, amountCents } = data
      await execute(creditLedger, ownerId, {
        type: 'CloseDispute',
        paymentId,
        disputeId,
        outcome,
        amountCents,
      })
    },
  },
}
