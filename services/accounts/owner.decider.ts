import type { AccountEvent } from '#contract/events/accounts.ts'
import type { Locale } from '#contract/languages.ts'
import type { OnboardingStep } from '#contract/onboarding.ts'
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

export type SaveOnboardingProgress = { type: 'SaveOnboardingProgress'; step: OnboardingStep }
export type CompleteOnboarding = { type: 'CompleteOnboarding'; mobile: boolean }

type OwnerCommand = RegisterOwner | ChangePlan | SaveOnboardingProgress | CompleteOnboarding

type Onboarding = { step: OnboardingStep | null; completed: boolean }
type Owner = { registered: boolean; plan: PlanName; onboarding: Onboarding }

/** A person who owns surveys. The id derives from issuer and subject, so one person cannot be registered twice. */
export const owner: Decider<OwnerCommand, AccountEvent, Owner> = {
  category: 'owner',
  initial: () => ({
    registered: false,
    plan: defaultPlan,
    onboarding: { step: null, completed: false },
  }),
  evolve: (state, event) => {
    switch (event.type) {
      case 'OwnerRegistered':
        return { ...state, registered: true }
      case 'PlanChanged':
        return { ...state, plan: event.data.plan }
      case 'OnboardingProgressed':
        return { ...state, onboarding: { step: event.data.step, completed: false } }
      case 'OnboardingCompleted':
        return { ...state, onboarding: { step: null, completed: true } }
    }
  },
  decide(command, state) {
    switch (command.type) {
      case 'RegisterOwner': {
        const { type: _, ...person } = command
        return state.registered ? [] : [{ type: 'OwnerRegistered', data: person }]
      }
      case 'ChangePlan': {
        const { plan } = command
        return plan === state.plan ? [] : [{ type: 'PlanChanged', data: { plan } }]
      }
      case 'SaveOnboardingProgress':
        return saveProgress(command.step, state.onboarding)
      case 'CompleteOnboarding':
        return state.onboarding.completed
          ? []
          : [{ type: 'OnboardingCompleted', data: { mobile: command.mobile } }]
    }
  },
  subjectIds: (_, ownerId) => ({ ownerId }),
}

/** After completion only step 0 has an effect, so that a late retry of another step does not reopen it. */
function saveProgress(
  step: OnboardingStep,
  { step: current, completed }: Onboarding,
): AccountEvent[] {
  const isIgnored = completed ? step !== 0 : step === current
  return isIgnored ? [] : [{ type: 'OnboardingProgressed', data: { step } }]
}
