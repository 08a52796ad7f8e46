// Settings of Stripe. They are read with all others, in config.ts.
import { z } from 'zod'

export type StripeSettings = {
  secretKey: string
  /** Signs what Stripe tells us. */
  webhookSecret: string
  /** Public: opens the card form in a browser. */
  publishableKey: string
  /** Without it, Stripe's own. */
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
  STRIPE_API_BASE: z
    .string()
    .refine(isWebAddress, 'STRIPE_API_BASE must be an http or https address.')
    .optional(),
}
type Environment = z.output<z.ZodObject<typeof stripeEnvironment>>

/** Undefined where no key is given; then no money moves. */
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

/** What each setting cannot tell alone. */
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

function isWebAddress(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)
}
