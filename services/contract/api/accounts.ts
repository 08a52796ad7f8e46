import { z } from 'zod'
import { Done, endpoint } from '../endpoint.ts'
import { Locale } from '../languages.ts'
import { Models } from '../models.ts'
import { PlanLimits, PlanName } from '../plans.ts'

/** The provider's sign-in URL. Sets the cookie that binds state, nonce and PKCE verifier to this browser. */
export const getSignInUrl = endpoint('GET /api/oauth/google/redirect_url', {
  access: 'anyone',
  summary: 'Returns the address of the sign-in provider.',
  input: z.strictObject({
    login_hint: z.email().max(254).optional(),
    locale: Locale.optional(),
  }),
  output: z.object({ redirectUrl: z.url() }),
  problems: ['accounts/provider-unavailable'],
})

export const signInOwner = endpoint('POST /api/sessions', {
  access: 'anyone',
  summary: 'Exchanges the provider’s code for a session cookie.',
  input: z.strictObject({
    code: z.string().min(1).max(4000),
    state: z.string().max(4000).optional(),
  }),
  output: Done,
  problems: ['accounts/code-expired', 'accounts/email-unverified', 'accounts/provider-unavailable'],
})

export const signOutOwner = endpoint('POST /api/logout', {
  access: 'anyone',
  summary: 'Ends the session.',
  input: z.strictObject({}),
  output: Done,
  problems: [],
})

export const getCurrentOwner = endpoint('GET /api/users/me', {
  access: 'owner',
  summary: 'Returns the signed-in owner.',
  input: z.strictObject({}),
  output: z.object({
    id: z.uuid(),
    email: z.string(),
    google_user_data: z.object({ name: z.string() }),
    onboarding_completed: z.boolean(),
    onboarding_step: z.int().nullable(),
    locale: Locale,
    plan: z.object({ type: PlanName, limits: PlanLimits }),
    /** Parts of the product that are simulated in this installation; the screens label them. */
    stand_ins: z.array(z.enum(['ai', 'payments', 'identity', 'messaging'])),
    models: Models,
  }),
  problems: [],
})
