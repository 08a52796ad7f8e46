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

export const PaymentEvent = z.discriminatedUnion('type', [
  PaymentStarted,
  PaymentSucceeded,
  PaymentFailed,
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

export const CreditEvent = z.discriminatedUnion('type', [CreditsPurchased, ResponseUnlocked])
export type CreditEvent = z.infer<typeof CreditEvent>
