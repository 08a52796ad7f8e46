import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { limits } from '../limits.ts'
import { LotOrigin, PackageId } from '../packages.ts'

export const createPaymentIntent = endpoint('POST /api/billing/create-payment-intent', {
  access: 'owner',
  summary: 'Starts the purchase of a package. Amounts must match the catalogue.',
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
    /** `sandbox`: no money moves; the dialog says so. */
    provider: z.string(),
    /** For Stripe's card form; absent in the sandbox. */
    client_secret: z.string().optional(),
    publishable_key: z.string().optional(),
  }),
  problems: ['billing/unknown-package', 'billing/amount-mismatch', 'billing/provider-unavailable'],
})

/** Grants nothing: waits until the provider's signed webhook has granted the credits. */
export const confirmPayment = endpoint('POST /api/billing/confirm-payment', {
  access: 'owner',
  summary: 'Waits for the provider’s webhook and returns the paid credits.',
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
    'billing/unpaid',
    'billing/unconfirmed',
    'billing/provider-unavailable',
  ],
})

export const DisputeStatus = z.enum(['open', 'won', 'lost'])

/** A lot of credits: included = used + remaining + frozen + reversed + netted. */
const Lot = z.object({
  id: z.uuid(),
  qualified_responses_included: z.int(),
  responses_used: z.int(),
  remaining: z.int(),
  /** Frozen during a dispute. */
  frozen: z.int(),
  /** Taken back by a refund or a lost dispute. */
  reversed: z.int(),
  /** Credits that paid what older lots owed. */
  netted: z.int(),
  /** Used or netted credits whose payment was taken back. */
  owed: z.int(),
  refunded_cents: z.int(),
  /** Taken by lost disputes. */
  lost_cents: z.int(),
  dispute: DisputeStatus.nullable(),
  purchased_at: z.iso.datetime(),
})

export const getCreditBalance = endpoint('GET /api/billing/credits', {
  access: 'owner',
  summary: 'Returns the balance, the open lots and the refunds left this month.',
  input: z.strictObject({}),
  output: z.object({
    total_credits: z.int(),
    total_purchased: z.int(),
    /** Granted by the operator, without payment. */
    total_granted: z.int(),
    total_used: z.int(),
    /**
     * What the seller keeps: purchases less refunds that did not fail, less lost disputes. Money in an open dispute still
     * counts.
     */
    total_spent_cents: z.int(),
    /** Credits frozen during disputes. */
    frozen: z.int(),
    /** Credits spent whose payment was taken back. The next purchase pays them, except for those in an open dispute. */
    receivable: z.int(),
    /** The part of `receivable` that the next purchase pays. */
    receivable_due: z.int(),
    returns_left: z.int(),
    /** Lots with credits left, in the order of spending. */
    active_packages: z.array(
      Lot.extend({
        package_type: LotOrigin,
      }),
    ),
  }),
  problems: [],
})

/** If there are more, the header `Prosa-Next` holds the next page's `before`. */
const Page = z.strictObject({
  limit: z.coerce.number().int().min(1).max(limits.page.max).default(limits.page.max),
  before: z.coerce.number().int().min(0).optional(),
})

export const listPurchases = endpoint('GET /api/billing/purchase-history', {
  access: 'owner',
  summary: 'Lists purchases, newest first.',
  input: Page,
  output: z.array(
    Lot.extend({
      package_type: PackageId,
      price_cents: z.int(),
      /** Identifies the receipt. */
      payment_id: z.uuid(),
    }),
  ),
  problems: [],
})

export const listUnlocks = endpoint('GET /api/billing/usage-history', {
  access: 'owner',
  summary: 'Lists unlocked responses, newest first.',
  input: Page,
  output: z.array(
    z.object({
      /** The response. */
      id: z.uuid(),
      survey_id: z.uuid(),
      survey_title: z.string().nullable(),
      /** The conversation's id; null after its erasure. */
      session_id: z.uuid().nullable(),
      /** Score, 0 to 1; null after the response's erasure. */
      response_quality: z.number().nullable(),
      /** US dollars: the price of one credit of its lot. */
      cost_amount: z.number(),
      used_at: z.iso.datetime(),
      /** Whether the response was reported as wrongly qualified and its credit returned. */
      returned: z.boolean(),
    }),
  ),
  problems: [],
})

/** The header `stripe-signature` signs the raw body. The provider repeats the call until it gets a 2xx. */
export const receivePaymentWebhook = endpoint('POST /api/webhooks/payments', {
  access: 'anyone',
  summary: 'Receives the events of the payment provider.',
  maxBytes: limits.webhookBytes,
  input: z.looseObject({}),
  output: z.object({ received: z.literal(true) }),
  problems: [
    'billing/forged',
    'billing/unknown-payment',
    'billing/amount-mismatch',
    'billing/provider-unavailable',
  ],
})
