import { z } from 'zod'
import { Locale } from '../languages.ts'
import { OnboardingStep } from '../onboarding.ts'
import { PlanName } from '../plans.ts'
import { SettingsChanges } from '../settings.ts'
import { event, personal } from './event.ts'

/** Version 1 has the subject in the clear. */
export const OwnerRegistered = event('OwnerRegistered', 2, {
  /** OpenID Connect issuer and subject. The subject identifies the person; the e-mail does not. */
  issuer: z.url(),
  subject: personal(z.string()),
  email: personal(z.email()),
  name: personal(z.string()),
  locale: Locale,
  /** The installation's plan of new accounts; absent: the default plan. */
  plan: PlanName.optional(),
})

/** The identity provider had another verified address, or another name, at a sign-in. */
export const OwnerEmailChanged = event('OwnerEmailChanged', 1, { email: personal(z.email()) })
export const OwnerNameChanged = event('OwnerNameChanged', 1, { name: personal(z.string()) })

/** Set by an operator. */
export const PlanChanged = event('PlanChanged', 1, { plan: PlanName })

/** The owner reached a step. Step 0 restarts a completed onboarding. */
export const OnboardingProgressed = event('OnboardingProgressed', 1, { step: OnboardingStep })

/** The owner finished or skipped the onboarding. */
export const OnboardingCompleted = event('OnboardingCompleted', 1, { mobile: z.boolean() })

/** What changed; the rest stays as it is. */
export const SettingsChanged = event('SettingsChanged', 1, { changes: SettingsChanges })

/** The surveys are closed to respondents; the account is erased at `eraseAt` unless that is cancelled. */
export const AccountDeletionRequested = event('AccountDeletionRequested', 1, {
  eraseAt: z.iso.datetime(),
})
export const AccountDeletionCancelled = event('AccountDeletionCancelled', 1, {})
/** How much of each kind an account had when it was erased. */
export const ErasedFigures = z.object({
  surveys: z.int(),
  conversations: z.int(),
  answers: z.int(),
  /** Answers that were spoken; their sound is never stored. */
  spoken: z.int(),
  /** Surveys with insights. */
  insights: z.int(),
  exports: z.int(),
  sharedReports: z.int(),
  /** In the outbox. */
  mails: z.int(),
  /** Where the owner was signed in. */
  sessions: z.int(),
})
export type ErasedFigures = z.infer<typeof ErasedFigures>

/** The key of the owner is destroyed after this event, and the surveys are erased. Ledgers stay. */
export const AccountErased = event('AccountErased', 1, {
  /** Absent in erasures of earlier versions, and in those that repeat one after a restored backup. */
  figures: ErasedFigures.optional(),
})
/** No row, file or key of the account is left. */
export const AccountErasureFinished = event('AccountErasureFinished', 1, {})

export const AccountEvent = z.discriminatedUnion('type', [
  OwnerRegistered,
  OwnerEmailChanged,
  OwnerNameChanged,
  PlanChanged,
  OnboardingProgressed,
  OnboardingCompleted,
  SettingsChanged,
  AccountDeletionRequested,
  AccountDeletionCancelled,
  AccountErased,
  AccountErasureFinished,
])
export type AccountEvent = z.infer<typeof AccountEvent>
