// The credit ledger's vocabulary, and the payments that feed it. Amounts are whole US cents and whole credits.
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
  /** The provider's own id of the payment. */
  intentId: z.string(),
})
export const PaymentSucceeded = event('PaymentSucceeded', 1, {
  ownerId: z.uuid(),
  packageId: PackageId,
  credits: z.int().positive(),
  priceCents: z.int().positive(),
  intentId: z.string(),
  /** The provider's id of the webhook that said so. */
  providerEventId: z.string(),
})
export const PaymentFailed = event('PaymentFailed', 1, {
  ownerId: z.uuid(),
  intentId: z.string(),
  providerEventId: z.string(),
  reason: z.string(),
})

/**
 * The provider gave money back. `refundedCents` is the total of all refunds told of so far, those that failed later too: it
 * only grows, so that notices in any order come to the same.
 */
export const PaymentRefunded = event('PaymentRefunded', 1, {
  ownerId: z.uuid(),
  intentId: z.string(),
  refundedCents: z.int().positive(),
  /** One refund by the provider's own id, and its amount; absent where the notice named the total alone. */
  refundId: z.string().optional(),
  amountCents: z.int().positive().optional(),
  providerEventId: z.string(),
})
/** A refund never reached the card, and its money is ours again. */
export const PaymentRefundFailed = event('PaymentRefundFailed', 1, {
  ownerId: z.uuid(),
  intentId: z.string(),
  refundId: z.string(),
  amountCents: z.int().positive(),
  providerEventId: z.string(),
})
/** The card's holder wants the money back, and the bank has taken it until it has decided. */
export const PaymentDisputed = event('PaymentDisputed', 1, {
  ownerId: z.uuid(),
  intentId: z.string(),
  /** The provider's own id of the dispute. */
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

/** A lot: credits bought together, spent oldest first. */
export const CreditsPurchased = event('CreditsPurchased', 1, {
  lotId: z.uuid(),
  paymentId: z.uuid(),
  packageId: PackageId,
  credits: z.int().positive(),
  priceCents: z.int().positive(),
  balanceAfter: z.int().min(0),
})

/** Unlocking *is* the debit: one event in one stream, so no saga can lose a credit. */
export const ResponseUnlocked = event('ResponseUnlocked', 1, {
  responseId: z.uuid(),
  surveyId: z.uuid(),
  lotId: z.uuid(),
  credits: z.literal(1),
  lotRemaining: z.int().min(0),
  balanceAfter: z.int().min(0),
})

/** A lot once an entry has been made. `credits` = remaining + frozen + reversed + those spent, of which `owed` were not paid for in the end. */
const lotAfterFields = {
  /** What the entry adds to the balance; below zero where it takes. */
  balanceChange: z.int(),
  /** Credits that can be spent. */
  lotRemaining: z.int().min(0),
  /** Credits set aside while a bank decides. */
  lotFrozen: z.int().min(0),
  /** Credits taken back with the money. */
  lotReversed: z.int().min(0),
  /** Credits that were spent although the money was taken back. */
  lotOwed: z.int().min(0),
  balanceAfter: z.int().min(0),
  /** Credits owed in all lots together. */
  receivableAfter: z.int().min(0),
}

/** The operator's gift: a lot that nobody paid for. */
export const CreditsGranted = event('CreditsGranted', 1, {
  lotId: z.uuid(),
  credits: z.int().positive(),
  reason: z.string(),
  balanceAfter: z.int().min(0),
})

/** The owner says that a response was wrongly qualified: its credit goes back where it came from, once. */
export const UnlockRefunded = event('UnlockRefunded', 1, {
  responseId: z.uuid(),
  surveyId: z.uuid(),
  lotId: z.uuid(),
  /** In which it counts towards the cap, as yyyy-mm in UTC. */
  month: z.string().regex(/^\d{4}-\d{2}$/),
  ...lotAfterFields,
})

/** Unspent credits go with the money; spent ones become a receivable. */
export const PurchaseRefunded = event('PurchaseRefunded', 1, {
  lotId: z.uuid(),
  paymentId: z.uuid(),
  /** By this refund. */
  amountCents: z.int().positive(),
  /** By all refunds of the purchase together, less those that failed. */
  refundedCents: z.int().positive(),
  /** With those that failed; absent where none has. */
  toldCents: z.int().positive().optional(),
  ...lotAfterFields,
})

/** A refund failed, and the money stayed: what was owed for it is not, and the rest can be spent again. */
export const PurchaseRefundFailed = event('PurchaseRefundFailed', 1, {
  lotId: z.uuid(),
  paymentId: z.uuid(),
  /** The provider's own id of the refund. */
  refundId: z.string(),
  /** Of that refund. */
  amountCents: z.int().positive(),
  /** What is left of all refunds together. */
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

/** Won, everything is as it was; lost, what was set aside is gone. */
export const DisputeClosed = event('DisputeClosed', 1, {
  lotId: z.uuid(),
  paymentId: z.uuid(),
  disputeId: z.string(),
  outcome: DisputeOutcome,
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
])
export type CreditEvent = z.infer<typeof CreditEvent>
