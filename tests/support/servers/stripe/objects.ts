// Stripe's objects, as far as the adapter reads them.
export type StripeIntent = {
  id: string
  object: 'payment_intent'
  amount: number
  amount_received: number
  currency: string
  created: number
  status: string
  client_secret: string
  metadata: Record<string, string>
  last_payment_error: { code: string; message: string } | null
  latest_charge: StripeCharge | null
}

export type StripeCharge = {
  id: string
  object: 'charge'
  amount: number
  amount_refunded: number
  currency: string
  disputed: boolean
  metadata: Record<string, string>
  payment_intent: string
  receipt_url: string
}

export type StripeRefund = {
  id: string
  object: 'refund'
  amount: number
  currency: string
  metadata: Record<string, string>
  payment_intent: string
  status: string
}

export type StripeDispute = {
  id: string
  object: 'dispute'
  created: number
  amount: number
  currency: string
  metadata: Record<string, string>
  payment_intent: string
  reason: string
  status: string
}

type FormFields = Record<string, string>

/** Parses `metadata[payment_id]=x` and similar fields. */
const nestedFields = (form: FormFields, name: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(form).flatMap(([key, value]) => {
      const inner = new RegExp(`^${name}\\[(\\w+)\\]$`).exec(key)?.[1]
      return inner ? [[inner, value]] : []
    }),
  )

export function newIntent(id: string, form: FormFields): StripeIntent {
  return {
    id,
    object: 'payment_intent',
    amount: Number(form['amount']),
    amount_received: 0,
    currency: form['currency'] ?? '',
    created: Math.floor(Date.now() / 1000),
    status: 'requires_payment_method',
    client_secret: `${id}_secret_test`,
    metadata: nestedFields(form, 'metadata'),
    last_payment_error: null,
    latest_charge: null,
  }
}

export function payIntent(intent: StripeIntent): void {
  intent.status = 'succeeded'
  intent.amount_received = intent.amount
  intent.last_payment_error = null
  intent.latest_charge = {
    id: intent.id.replace('pi_', 'ch_'),
    object: 'charge',
    amount: intent.amount,
    amount_refunded: 0,
    currency: intent.currency,
    disputed: false,
    metadata: intent.metadata,
    payment_intent: intent.id,
    receipt_url: `https://pay.stripe.com/receipts/${intent.id}`,
  }
}

export function declineIntent(intent: StripeIntent): void {
  intent.status = 'requires_payment_method'
  intent.last_payment_error = { code: 'card_declined', message: 'Your card was declined.' }
}

/** The object without expanded fields. */
export const withoutExpansion = (intent: StripeIntent) => ({
  ...intent,
  latest_charge: intent.latest_charge?.id ?? null,
})
