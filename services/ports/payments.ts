/** Payments and refunds. Adapters: Stripe, and a sandbox (default; no money moves, same webhooks, same signatures). */
import type { DisputeOutcome } from '#contract/events/credits.ts'

export type PaymentIntent = {
  intentId: string
  /** Lets the browser pay this intent in the provider's card form; undefined if the form is ours. */
  clientSecret: string | undefined
}

/**
 * An event of a provider's signed webhook; amounts in cents. Events come at least once, in any order, and possibly before
 * the call that caused them has returned.
 */
export type PaymentWebhookEvent = {
  providerEventId: string
  intentId: string
  /** Our payment id, from the metadata of the intent; disputes and single refunds have none. */
  paymentId: string | undefined
  outcome:
    | { kind: 'succeeded'; amountCents: number; currency: string }
    | { kind: 'failed'; reason: string }
    /** `refundedCents` is the total, possibly without refunds that failed before. */
    | { kind: 'refunded'; refundedCents: number }
    /** A single refund. A failed one, perhaps weeks later, did not reach the card: the money is ours again. */
    | { kind: 'refund-made' | 'refund-failed'; refundId: string; amountCents: number }
    | { kind: 'disputed'; disputeId: string; amountCents: number; reason: string }
    | {
        kind: 'dispute-closed'
        disputeId: string
        outcome: DisputeOutcome
        amountCents: number
        reason: string
      }
}

/**
 * `open`: not paid yet, or the bank still challenges the person; `processing`: the outcome comes by webhook; `failed`: the
 * last card was declined, another may be tried; `canceled`: it can never be paid.
 */
export type PaymentStatus = 'open' | 'processing' | 'failed' | 'succeeded' | 'canceled'

/** A payment in the provider's records. */
export type ProviderPayment = {
  intentId: string
  paymentId: string
  status: PaymentStatus
  amountCents: number
  /** Lower case, as in ISO 4217: `usd`. */
  currency: string
  /** Total, without failed refunds. */
  refundedCents: number
  /** Whether it was ever disputed, whatever the outcome. */
  disputed: boolean
  createdAt: Date
  /** URL of the provider's own receipt. */
  receiptUrl: string | undefined
}

/** A dispute in the provider's records, without inquiries, which move no money. */
export type ProviderDispute = {
  disputeId: string
  intentId: string
  amountCents: number
  /** Undefined while it is open. */
  outcome: DisputeOutcome | undefined
}

/** Sources of a provider's card form, for the content security policy: card numbers do not pass through our pages. */
export type CardFormSources = { scripts: string; frames: string; connections: string }

/**
 * Every call may throw `billing/provider-unavailable`; a call with an intent id throws `billing/unknown-payment` if there is
 * none, or if it belongs to another product with the same account.
 */
export type Payments = {
  /** `stripe` or `sandbox`. */
  readonly provider: string
  /** For the provider's card form; undefined if the form is ours. */
  readonly publishableKey: string | undefined
  readonly cardFormSources?: CardFormSources
  /** Idempotent by payment id: a retry returns the same intent; with another amount it throws `request/key-reused`. */
  createIntent(payment: {
    paymentId: string
    ownerId: string
    amountCents: number
    currency: 'usd'
  }): Promise<PaymentIntent>
  /**
   * Charges the test card if the provider needs no card form (the sandbox) and the intent is not paid. Returns the status:
   * `processing` after a charge.
   */
  charge(intentId: string): Promise<PaymentStatus>
  /**
   * Refunds `amountCents`, or all that is left. Idempotent by key. The outcome comes by webhook. Throws
   * `billing/unrefundable` if less is left.
   */
  refund(intentId: string, refund: { key: string; amountCents?: number }): Promise<void>
  find(intentId: string): Promise<ProviderPayment>
  /** Our payments since then, newest first. */
  list(since: Date): AsyncIterable<ProviderPayment>
  /** Disputes of payments that were started since then, of ours and possibly of other products' with the same account. */
  listDisputes(since: Date): AsyncIterable<ProviderDispute>
  /** Milliseconds for which the provider keeps its events. */
  readonly eventRetentionMs: number
  /** Events since then, as `parseWebhook` returns them, and possibly those of other products. */
  listEvents(since: Date): AsyncIterable<PaymentWebhookEvent>
  /** Verifies the signature of the raw body; throws `billing/forged`. Undefined for events that are not about our payments. */
  parseWebhook(rawBody: string, signature: string): PaymentWebhookEvent | undefined
}
