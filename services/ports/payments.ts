/** Money in, and money that goes back. Adapters: Stripe, and a sandbox (default; no money moves, same webhooks, same signatures). */
import type { DisputeOutcome } from '#contract/events/credits.ts'

export type PaymentIntent = {
  intentId: string
  /** Lets the browser pay this intent in the provider's card form; none where the form is our own. */
  clientSecret: string | undefined
}

/**
 * What a provider's signed webhook says happened; amounts in whole cents. Notices come at least once, in any order,
 * and also before the call that caused them has answered.
 */
export type PaymentWebhookEvent = {
  providerEventId: string
  intentId: string
  /** Our own payment id, which we gave the provider as metadata; disputes and single refunds carry none. */
  paymentId: string | undefined
  outcome:
    | { kind: 'succeeded'; amountCents: number; currency: string }
    | { kind: 'failed'; reason: string }
    /** `refundedCents` in all; refunds that failed before may not be in it. */
    | { kind: 'refunded'; refundedCents: number }
    /** One refund. One that failed, perhaps weeks later, never reached the card, and its money is ours again. */
    | { kind: 'refund-made' | 'refund-failed'; refundId: string; amountCents: number }
    | { kind: 'disputed'; disputeId: string; amountCents: number; reason: string }
    | { kind: 'dispute-closed'; disputeId: string; outcome: DisputeOutcome }
}

/**
 * `open`: nobody has paid yet, or a bank still asks the person; `processing`: its outcome will arrive by webhook;
 * `failed`: the last card was declined, another may be tried; `canceled`: it can never be paid.
 */
export type PaymentStatus = 'open' | 'processing' | 'failed' | 'succeeded' | 'canceled'

/** A payment as the provider has it. */
export type ProviderPayment = {
  intentId: string
  paymentId: string
  status: PaymentStatus
  amountCents: number
  /** Lower case, as in ISO 4217: `usd`. */
  currency: string
  /** In all, less what failed. */
  refundedCents: number
  /** Whether it was ever disputed, however that ended. */
  disputed: boolean
  createdAt: Date
  /** Where the provider shows a receipt of its own. */
  receiptUrl: string | undefined
}

/** Sources of a provider's card form, for the content security policy: card numbers do not pass through our pages. */
export type CardFormSources = { scripts: string; frames: string; connections: string }

/**
 * Every call may throw `billing/provider-unavailable`; what names an intent throws `billing/unknown-payment` where there is
 * none, or where it is of another product that takes payments with the same account.
 */
export type Payments = {
  /** `stripe` or `sandbox`. */
  readonly provider: string
  /** For the provider's card form; none where the form is our own. */
  readonly publishableKey: string | undefined
  readonly cardFormSources?: CardFormSources
  /** Idempotent by payment id: a retry answers the same intent; with another amount it throws `request/key-reused`. */
  createIntent(payment: {
    paymentId: string
    ownerId: string
    amountCents: number
    currency: 'usd'
  }): Promise<PaymentIntent>
  /**
   * Where nobody has paid in a card form and none is needed (the sandbox), charges the test card. Answers how the
   * payment stands: after a charge `processing`.
   */
  charge(intentId: string): Promise<PaymentStatus>
  /**
   * Gives `amountCents` back, or all that is left; the same key again is the same refund. What comes of it arrives by
   * webhook. Throws `billing/unrefundable` where there is not as much to give back.
   */
  refund(intentId: string, refund: { key: string; amountCents?: number }): Promise<void>
  find(intentId: string): Promise<ProviderPayment>
  /** Our payments that began since then, newest first. */
  list(since: Date): AsyncIterable<ProviderPayment>
  /** Checks the signature over the raw body; throws `billing/forged`. Undefined for notices that do not concern us. */
  parseWebhook(rawBody: string, signature: string): PaymentWebhookEvent | undefined
}
