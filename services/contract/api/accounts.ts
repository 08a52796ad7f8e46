import { z } from 'zod'
import { Done, endpoint } from '../endpoint.ts'
import { Locale } from '../languages.ts'
import { Models } from '../models.ts'
import { OnboardingStep } from '../onboarding.ts'
import { ComingFeature, PlanLimits, PlanName } from '../plans.ts'

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

/** Where an owner is signed in. */
export const WebSession = z.object({
  id: z.uuid(),
  /** Such as `Firefox`; null: unknown. */
  browser: z.string().nullable(),
  /** Such as `Windows`; null: unknown. */
  system: z.string().nullable(),
  /** The beginning of the address that used it last: 24 bits of an IPv4 address, 48 of an IPv6 address. */
  network: z.string().nullable(),
  created_at: z.string(),
  /** To the minute. */
  last_used_at: z.string(),
  /** Without further use. */
  expires_at: z.string(),
  /** The session of this request. */
  current: z.boolean(),
})

export const listSessions = endpoint('GET /api/users/me/sessions', {
  access: 'owner',
  summary: 'Lists where the owner is signed in, last used first.',
  input: z.strictObject({}),
  output: z.array(WebSession),
  problems: [],
})

/** Ends its open sockets and feeds too. */
export const revokeSession = endpoint('DELETE /api/users/me/sessions/:id', {
  access: 'owner',
  summary: 'Ends one of the owner’s sessions.',
  input: z.strictObject({ id: z.uuid() }),
  output: Done,
  problems: ['accounts/unknown-session'],
})

/** Signs out everywhere. */
export const endSessions = endpoint('DELETE /api/users/me/sessions', {
  access: 'owner',
  summary: 'Ends all of the owner’s sessions, or all but this one.',
  input: z.strictObject({ keep_current: z.stringbool().default(false) }),
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
    /** Whether it was finished or skipped. Owners who had surveys before they were offered it count as onboarded. */
    onboarding_completed: z.boolean(),
    /** Null before the first step is saved, and once completed. */
    onboarding_step: OnboardingStep.nullable(),
    locale: Locale,
    /** `coming`: announced with the plan, and not there yet. */
    plan: z.object({ type: PlanName, limits: PlanLimits, coming: z.array(ComingFeature) }),
    /** Parts of the product that are simulated in this installation; the screens label them. */
    stand_ins: z.array(z.enum(['ai', 'payments', 'identity', 'messaging', 'mail'])),
    models: Models,
    /** Whether respondents can answer here by voice and on WhatsApp, where a survey allows it. */
    channels: z.object({ voice: z.boolean(), whatsapp: z.boolean() }),
    /** Where owners write to the operator; null: no address is set. */
    support_url: z.string().nullable(),
    /** When the account is erased: its deletion is requested. Null: it is not. */
    erase_at: z.iso.datetime().nullable(),
  }),
  problems: [],
})

/** Step 0 restarts a completed onboarding; another step changes nothing then. */
export const saveOnboardingProgress = endpoint('PUT /api/users/onboarding-progress', {
  access: 'owner',
  summary: 'Saves the step of the onboarding that the owner is at.',
  input: z.strictObject({ step: OnboardingStep }),
  output: Done,
  problems: [],
})

export const completeOnboarding = endpoint('POST /api/users/complete-onboarding', {
  access: 'owner',
  summary: 'Completes the onboarding, whether it was finished or skipped.',
  input: z.strictObject({
    mobile_completion: z.boolean().default(false),
    /** The client's time; the event has the server's. */
    timestamp: z.iso.datetime({ offset: true }).optional(),
    /** Not stored. */
    user_agent: z.string().max(1000).optional(),
  }),
  output: z.object({
    onboarding_completed: z.boolean(),
    /** Whether the next read of the owner shows it. */
    verified: z.boolean(),
  }),
  problems: [],
})
