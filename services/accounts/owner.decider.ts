import type { AccountEvent } from '#contract/events/accounts.ts'
import type { Locale } from '#contract/languages.ts'
import type { Decider } from '#kernel/decider.ts'

export type RegisterOwner = {
  type: 'RegisterOwner'
  issuer: string
  subject: string
  email: string
  name: string
  locale: Locale
}

type Owner = { registered: boolean }

/** A person who owns surveys. The id derives from issuer and subject, so one person cannot be registered twice. */
export const owner: Decider<RegisterOwner, AccountEvent, Owner> = {
  stream: 'owner',
  initial: () => ({ registered: false }),
  evolve: (state, event) => {
    switch (event.type) {
      case 'OwnerRegistered':
        return { ...state, registered: true }
    }
  },
  decide: ({ issuer, subject, email, name, locale }, state) =>
    state.registered
      ? []
      : [{ type: 'OwnerRegistered', data: { issuer, subject, email, name, locale } }],
  about: (_, ownerId) => ({ ownerId }),
}
