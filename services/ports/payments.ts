/** Money in. Adapters: sandbox (default; no money moves, same webhooks, same signatures) and, later, Stripe. */

export type Intent = { intentId: string }

/** What a provider's signed webhook says happened. */
export type PaymentNotice = {
  providerEventId: string
  intentId: string
  /** Our own payment id, which we gave the provider as metadata. */
  paymentId: string
  outcome: { kind: 'succeeded'; amountCents: number } | { kind: 'failed'; reason: string }
}

export type Payments = {
  readonly provider: string
  /** Idempotent by payment id: a retry answers the same intent. Throws `billing/provider-unavailable`. */
  createIntent(payment: {
    paymentId: string
    ownerId: string
    amountCents: number
    currency: 'usd'
  }): Promise<Intent>
  /**
   * Where no person pays in a card form (the sandbox), charges the test card; its outcome arrives by webhook.
   * With a card form this does nothing.
   */
  charge(intentId: string): Promise<void>
  /** Checks the signature over the raw body; throws `billing/forged`. Undefined for notices that do not concern us. */
  readNotice(rawBody: string, signature: string): PaymentNotice | undefined
}
