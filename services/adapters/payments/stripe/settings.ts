import { z } from 'zod'
import { webUrlSetting } from '#kernel/config/environment.ts'

export type StripeSettings = {
  secretKey: string
  /** Verifies the signatures of webhooks. */
  webhookSecret: string
  /** Public: opens the card form in a browser. */
  publishableKey: string
  /** Undefined: Stripe. */
  apiBase: string | undefined
}

export const stripeEnvironment = {
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_/, 'STRIPE_SECRET_KEY must begin with sk_ or rk_.')
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_/, 'STRIPE_WEBHOOK_SECRET must begin with whsec_.')
    .optional(),
  STRIPE_PUBLISHABLE_KEY: z
    .string()
    .regex(/^pk_/, 'STRIPE_PUBLISHABLE_KEY must begin with pk_.')
    .optional(),
  STRIPE_API_BASE: webUrlSetting('STRIPE_API_BASE').optional(),
}
type Environment = z.output<z.ZodObject<typeof stripeEnvironment>>

/** Undefined unless all three keys are given. */
export function stripeSettings(env: Environment): StripeSettings | undefined {
  const {
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_PUBLISHABLE_KEY: publishableKey,
    STRIPE_API_BASE: apiBase,
  } = env
  if (!secretKey || !webhookSecret || !publishableKey) return undefined
  return { secretKey, webhookSecret, publishableKey, apiBase }
}

const requiredSettings = [
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'STRIPE_PUBLISHABLE_KEY',
] as const

/** Issues that no single variable can show. */
export function stripeIssues(env: Environment): string[] {
  const missing = requiredSettings.filter((name) => !env[name])
  if (missing.length === requiredSettings.length) return []
  if (missing.length > 0)
    return missing.map((name) => `${name} is missing: Stripe needs ${requiredSettings.join(', ')}.`)
  const { STRIPE_SECRET_KEY: secret = '', STRIPE_PUBLISHABLE_KEY: publishable = '' } = env
  if (secret.includes('_live_') !== publishable.includes('_live_'))
    return ['STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY are of different modes, test and live.']
  return []
}
