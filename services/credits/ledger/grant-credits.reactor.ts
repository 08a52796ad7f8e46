import { derivedId } from '#kernel/ids.ts'
import type { Reactor } from '#kernel/reactors/reactor.ts'
import type { CreditsDeps } from '../deps.ts'
import { creditLedger } from './credit-ledger.decider.ts'

/**
 * Copies payments, refunds and disputes into the owner's credit ledger. An event that this installation has not signed is
 * parked: the entry that follows from it would be signed.
 */
export const grantCredits = ({ verifyPayment }: Pick<CreditsDeps, 'verifyPayment'>): Reactor => ({
  name: 'grant-credits',
  on: {
    PaymentSucceeded: async ({ id: paymentId, data }, { execute }) => {
      await verifyPayment(paymentId)
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
      await verifyPayment(paymentId)
      const { ownerId, refundedCents } = data
      await execute(creditLedger, ownerId, { type: 'RecordRefund', paymentId, refundedCents })
    },
    PaymentRefundFailed: async ({ id: paymentId, data }, { execute }) => {
      await verifyPayment(paymentId)
      const { ownerId, refundId, amountCents } = data
      const failure = { paymentId, refundId, amountCents }
      await execute(creditLedger, ownerId, { type: 'RecordRefundFailed', ...failure })
    },
    PaymentDisputed: async ({ id: paymentId, data }, { execute }) => {
      await verifyPayment(paymentId)
      const { ownerId, disputeId, amountCents } = data
      const dispute = { paymentId, disputeId, amountCents }
      await execute(creditLedger, ownerId, { type: 'RecordDispute', ...dispute })
    },
    PaymentDisputeClosed: async ({ id: paymentId, data }, { execute }) => {
      await verifyPayment(paymentId)
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
})
