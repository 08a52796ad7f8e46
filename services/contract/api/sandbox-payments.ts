// The card form of the payments sandbox. Mounted only if the sandbox is the provider; no money moves.
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'

/** Behaviour of a test card. */
export const TestCardBehaviour = z.enum([
  'succeeds',
  'declined',
  'insufficient-funds',
  /** The bank requires authentication (3-D Secure). */
  'challenged',
  /** The webhook comes after 15 seconds: later than `confirm-payment` waits. */
  'late-webhook',
  /** The webhook comes twice. */
  'duplicate-webhook',
])
export type TestCardBehaviour = z.infer<typeof TestCardBehaviour>

const intentId = z.string().min(1).max(200)

export const listTestCards = endpoint('GET /api/sandbox-payments/cards', {
  access: 'owner',
  summary: 'Lists the card numbers that the sandbox accepts.',
  input: z.strictObject({}),
  output: z.object({
    cards: z.array(z.object({ number: z.string(), behaviour: TestCardBehaviour })),
  }),
  problems: [],
})

/** `billing/card-invalid` names the `field` (number, expiry, cvc) and the `reason` (mistyped, expired, not-a-test-card). */
export const payWithTestCard = endpoint('POST /api/sandbox-payments/:intentId/pay', {
  access: 'owner',
  summary: 'Pays with a test card. Only the last four digits are stored.',
  input: z.strictObject({
    intentId,
    /** Spaces and hyphens are ignored. */
    number: z.string().max(40),
    exp_month: z.int(),
    /** Two or four digits. */
    exp_year: z.int(),
    cvc: z.string().max(40),
  }),
  output: z.object({ status: z.enum(['succeeded', 'requires_action']) }),
  problems: ['billing/unknown-payment', 'billing/card-invalid', 'billing/declined'],
})

export const completeChallenge = endpoint('POST /api/sandbox-payments/:intentId/challenge', {
  access: 'owner',
  summary: 'Confirms or declines a 3-D Secure challenge.',
  input: z.strictObject({ intentId, confirmed: z.boolean() }),
  output: z.object({ status: z.literal('succeeded') }),
  problems: ['billing/unknown-payment', 'billing/unpaid', 'billing/declined'],
})
