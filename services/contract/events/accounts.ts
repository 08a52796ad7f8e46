import { z } from 'zod'
import { Locale } from '../languages.ts'
import { PlanName } from '../plans.ts'
import { event, personal } from './event.ts'

export const OwnerRegistered = event('OwnerRegistered', 1, {
  /** OpenID Connect issuer and subject. The subject identifies the person; the e-mail does not. */
  issuer: z.url(),
  subject: z.string(),
  email: personal(z.email()),
  name: personal(z.string()),
  locale: Locale,
})

/** Set by an operator. */
export const PlanChanged = event('PlanChanged', 1, { plan: PlanName })

export const AccountEvent = z.discriminatedUnion('type', [OwnerRegistered, PlanChanged])
export type AccountEvent = z.infer<typeof AccountEvent>
