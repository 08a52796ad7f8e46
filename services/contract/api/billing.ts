import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { PackageId } from '../packages.ts'

export const createPaymentIntent = endpoint('POST /api/billing/create-payment-intent', {
  access: 'owner',
  summary: 'Begins the purchase of a package. Amounts are checked against the catalogue.',
  input: z.strictObject({
    package_id: z.string().max(100),
    amount_cents: z.int().optional(),
    currency: z.string().max(10).optional(),
    responses_included: z.int().optional(),
  }),
  output: z.object({
    payment_intent_id: z.string(),
    amount_cents: z.int(),
    currency: z.literal('usd'),
    /** `sandbox`: no money moves, and the dialog says so. */
    provider: z.string(),
  }),
  problems: ['billing/unknown-package', 'billing/amount-mismatch', 'billing/provider-unavailable'],
})

/** Never grants: it waits until the provider's signed webhook has. */
export const confirmPayment = endpoint('POST /api/billing/confirm-payment', {
  access: 'owner',
  summary: 'Waits for the provider’s word that a payment succeeded.',
  input: z.strictObject({
    payment_intent_id: z.string().max(200),
    package_type: z.string().max(100).optional(),
    responses_included: z.int().optional(),
    amount_paid: z.int().optional(),
  }),
  output: z.object({
    status: z.literal('succeeded'),
    package_type: PackageId,
    responses_included: z.int(),
    amount_paid: z.int(),
    total_credits: z.int(),
  }),
  problems: [
    'billing/unknown-payment',
    'billing/amount-mismatch',
    'billing/declined',
    'billing/unconfirmed',
    'billing/provider-unavailable',
  ],
})

export const creditBalance = endpoint('GET /api/billing/credits', {
  access: 'owner',
  summary: 'What the owner has left.',
  input: z.strictObject({}),
  output: z.object({
    total_credits: z.int(),
    total_purchased: z.int(),
    total_used: z.int(),
    total_spent_cents: z.int(),
    active_packages: z.array(
      z.object({
        id: z.uuid(),
        /** `granted`: the operator's gift. */
        package_type: z.union([PackageId, z.literal('granted')]),
        qualified_responses_included: z.int(),
        responses_used: z.int(),
        purchased_at: z.iso.datetime(),
      }),
    ),
  }),
  problems: [],
})

export const purchaseHistory = endpoint('GET /api/billing/purchase-history', {
  access: 'owner',
  summary: 'What the owner bought, newest first.',
  input: z.strictObject({}),
  output: z.array(
    z.object({
      id: z.uuid(),
      package_type: PackageId,
      qualified_responses_included: z.int(),
      responses_used: z.int(),
      price_cents: z.int(),
      purchased_at: z.iso.datetime(),
    }),
  ),
  problems: [],
})

export const usageHistory = endpoint('GET /api/billing/usage-history', {
  access: 'owner',
  summary: 'What the owner unlocked, newest first.',
  input: z.strictObject({}),
  output: z.array(
    z.object({
      id: z.uuid(),
      survey_id: z.uuid(),
      survey_title: z.string().nullable(),
      /** US dollars. */
      cost_amount: z.number(),
      used_at: z.iso.datetime(),
    }),
  ),
  problems: [],
})

/** Signed over the raw body, in the header `stripe-signature`. Tells us again until it is answered with a 2xx. */
export const paymentWebhook = endpoint('POST /api/webhooks/payments', {
  access: 'anyone',
  summary: 'Where the payment provider tells what became of a payment.',
  input: z.looseObject({}),
  output: z.object({ received: z.literal(true) }),
  problems: ['billing/forged', 'billing/unknown-payment', 'billing/amount-mismatch'],
})
