import type { AccountEvent } from '#contract/events/accounts.ts'
import type { Locale } from '#contract/languages.ts'
import { defaultPlan, type PlanName } from '#contract/plans.ts'
import type { Decider } from '#kernel/commands/decider.ts'

export type RegisterOwner = {
  type: 'RegisterOwner'
  issuer: string
  subject: string
  email: string
  name: string
  locale: Locale
}

/** Sent by an operator's command. */
export type ChangePlan = { type: 'ChangePlan'; plan: PlanName }

type Owner = { registered: boolean; plan: PlanName }

/** A person who owns surveys. The id derives from issuer and subject, so one person cannot be registered twice. */
export const owner: Decider<RegisterOwner | ChangePlan, AccountEvent, Owner> = {
  category: 'owner',
  initial: () => ({ registered: false, plan: defaultPlan }),
  evolve: (state, event) => {
    switch (event.type) {
      case 'OwnerRegistered':
        return { ...state, registered: true }
      case 'PlanChanged':
        return { ...state, plan: event.data.plan }
    }
  },
  decide(command, state) {
    if (command.type === 'ChangePlan') {
      const { plan } = command
      return plan === state.plan ? [] : [{ type: 'PlanChanged', data: { plan } }]
    }
    const { type: _, ...person } = command
    return state.registered ? [] : [{ type: 'OwnerRegistered', data: person }]
  },
  subjectIds: (_, ownerId) => ({ ownerId }),
}
