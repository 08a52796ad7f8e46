// Events of the credit ledger and of payments. Amounts are whole US cents and whole credits.
import { z } from 'zod'
import { PackageId } from '../packages.ts'
import { event } from './event.ts'

export const PaymentStarted = event('PaymentStarted', 1, {
  ownerId: z.uuid(),
  packageId: PackageId,
  credits: z.int().positive(),
  priceCents: z.int().positive(),
  currency: z.literal('usd'),
  provider: z.string(),
  /** The provider's id of the payment. */
  intentId: z.string(),
})
export const PaymentSucceeded = event('PaymentSucceeded', 1, {
  ownerId: z.uuid(),
  packageId: PackageId,
  credits: z.int().positive(),
  priceCents: z.int().positive(),
  intentId: z.string(),
  /** The provider's id of the webhook. */
  providerEventId: z.string(),
})
export const PaymentFailed = event('PaymentFailed', 1, {
  ownerId: z.uuid(),
  intentId: z.string(),
  providerEventId: z.string(),
  reason: z.string(),
})

/**
 * A refund by the provider. `refundedCents` is the total of all refunds reported so far, including those that failed
 * later: it only grows, so the order of webhooks does not matter.
 */
export const PaymentRefunded = event('PaymentRefunded', 1, {
  ownerId: z.uuid(),
  intentId: z.string(),
  refundedCents: z.int().positive(),
  /** The provider's id of the refund, and its amount; absent if the webhook had only the total. */
  refundId: z.string().optional(),
  amountCents: z.int().positive().optional(),
  providerEventId: z.string(),
})
/** A failed refund: its amount stays paid. */
export const PaymentRefundFailed = event('PaymentRefundFailed', 1, {
  ownerId: z.uuid(),
  intentId: z.string(),
  refundId: z.string(),
  amountCents: z.int().positive(),
  providerEventId: z.string(),
})
/** A dispute by the card holder: the bank withholds the money until its decision. */
export const PaymentDisputed = event('PaymentDisputed', 1, {
  ownerId: z.uuid(),
  intentId: z.string(),
  /** The provider's id of the dispute. */
  disputeId: z.string(),
  amountCents: z.int().positive(),
  reason: z.string(),
  providerEventId: z.string(),
})
export const DisputeOutcome = z.enum(['won', 'lost'])
export type DisputeOutcome = z.infer<typeof DisputeOutcome>
export const PaymentDisputeClosed = event('PaymentDisputeClosed', 1, {
  ownerId: z.uuid(),
  intentId: z.string(),
  disputeId: z.string(),
  outcome: DisputeOutcome,
  /** The final amount; absent in older events. */
  amountCents: z.int().positive().optional(),
  providerEventId: z.string(),
})

export const PaymentEvent = z.discriminatedUnion('type', [
  PaymentStarted,
  PaymentSucceeded,
  PaymentFailed,
  PaymentRefunded,
  PaymentRefundFailed,
  PaymentDisputed,
  PaymentDisputeClosed,
])
export type PaymentEvent = z.infer<typeof PaymentEvent>

/** A lot: credits of one purchase. The oldest lot is spent first. */
export const CreditsPurchased = event('CreditsPurchased', 1, {
  lotId: z.uuid(),
  paymentId: z.uuid(),
  packageId: PackageId,
  credits: z.int().positive(),
  priceCents: z.int().positive(),
  balanceAfter: z.int().min(0),
})

/** Both the unlock and the debit: one event in one stream, so they cannot diverge. */
export const ResponseUnlocked = event('ResponseUnlocked', 1, {
  responseId: z.uuid(),
  surveyId: z.uuid(),
  lotId: z.uuid(),
  credits: z.literal(1),
  lotRemaining: z.int().min(0),
  balanceAfter: z.int().min(0),
})

/** A lot after an entry. `credits` = remaining + frozen + reversed + netted + spent; `owed` of the last two are unpaid. */
const lotAfterFields = {
  /** Change of the balance; may be negative. */
  balanceChange: z.int(),
  /** Credits that can be spent. */
  lotRemaining: z.int().min(0),
  /** Credits frozen during a dispute. */
  lotFrozen: z.int().min(0),
  /** Credits taken back by a refund or a lost dispute. */
  lotReversed: z.int().min(0),
  /** Credits spent or netted whose payment was taken back. */
  lotOwed: z.int().min(0),
  /** Credits that would be owed, but were paid by later purchases; absent for none. */
  lotSettled: z.int().positive().optional(),
  /** Credits that paid what older lots owed; absent for none. */
  lotNetted: z.int().positive().optional(),
  balanceAfter: z.int().min(0),
  /** Credits owed in all lots. */
  receivableAfter: z.int().min(0),
}

/** A grant of the operator: a lot without payment. */
export const CreditsGranted = event('CreditsGranted', 1, {
  lotId: z.uuid(),
  credits: z.int().positive(),
  reason: z.string(),
  balanceAfter: z.int().min(0),
})

/**
 * The owner reported a wrongly qualified response, or the product took a call for help off sale: its credit returns to its
 * lot, once.
 */
export const UnlockRefunded = event('UnlockRefunded', 1, {
  responseId: z.uuid(),
  surveyId: z.uuid(),
  lotId: z.uuid(),
  /** In a report: the month whose limit it counts towards, yyyy-mm in UTC. */
  month: z
    .string()
    .regex(/^\d{4}-\d{2}$/)
    .optional(),
  /** Absent after a report. */
  cause: z.literal('call-for-help').optional(),
  ...lotAfterFields,
})

/** A refund takes unspent credits; spent ones become a receivable. */
export const PurchaseRefunded = event('PurchaseRefunded', 1, {
  lotId: z.uuid(),
  paymentId: z.uuid(),
  /** Amount of this refund. */
  amountCents: z.int().positive(),
  /** All refunds of the purchase, without failed ones. */
  refundedCents: z.int().positive(),
  /** Including failed refunds; absent if none failed. */
  toldCents: z.int().positive().optional(),
  ...lotAfterFields,
})

/** A failed refund: its receivable is cancelled and its other credits can be spent again. */
export const PurchaseRefundFailed = event('PurchaseRefundFailed', 1, {
  lotId: z.uuid(),
  paymentId: z.uuid(),
  /** The provider's id of the refund. */
  refundId: z.string(),
  /** Amount of that refund. */
  amountCents: z.int().positive(),
  /** Remaining total of all refunds. */
  refundedCents: z.int().min(0),
  ...lotAfterFields,
})

export const PurchaseDisputed = event('PurchaseDisputed', 1, {
  lotId: z.uuid(),
  paymentId: z.uuid(),
  disputeId: z.string(),
  amountCents: z.int().positive(),
  ...lotAfterFields,
})

/**
 * Won: the frozen credits can be spent again. Lost: the lot's share of the amount is taken back; entries without an amount
 * took all of it.
 */
export const DisputeClosed = event('DisputeClosed', 1, {
  lotId: z.uuid(),
  paymentId: z.uuid(),
  disputeId: z.string(),
  outcome: DisputeOutcome,
  /** Amount that a lost dispute took; absent in older entries. */
  amountCents: z.int().positive().optional(),
  ...lotAfterFields,
})

/** `lotId` and `paymentId` are those of the purchase whose credits pay. */
const nettingFields = {
  lotId: z.uuid(),
  paymentId: z.uuid(),
  credits: z.int().positive(),
  owedLotId: z.uuid(),
  owedPaymentId: z.uuid(),
}

/** Credits of a new purchase pay what an older purchase owes. */
export const ReceivableNetted = event('ReceivableNetted', 1, {
  ...nettingFields,
  /** The older lot after the entry. */
  owedLotOwed: z.int().min(0),
  owedLotSettled: z.int().positive(),
  ...lotAfterFields,
})

/** Credits that paid what is no longer owed return to the purchase that paid. */
export const ReceivableNettingReversed = event('ReceivableNettingReversed', 1, {
  ...nettingFields,
  ...lotAfterFields,
})

export const CreditEvent = z.discriminatedUnion('type', [
  CreditsPurchased,
  CreditsGranted,
  ResponseUnlocked,
  UnlockRefunded,
  PurchaseRefunded,
  PurchaseRefundFailed,
  PurchaseDisputed,
  DisputeClosed,
  ReceivableNetted,
  ReceivableNettingReversed,
])
export type CreditEvent = z.infer<typeof CreditEvent>
