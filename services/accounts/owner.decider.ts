import type { AccountEvent } from '#contract/events/accounts.ts'
import type { Locale } from '#contract/languages.ts'
import type { OnboardingStep } from '#contract/onboarding.ts'
import { defaultPlan, type PlanName } from '#contract/plans.ts'
import {
  defaultNotifications,
  defaultPrivacy,
  differences,
  mergeSettings,
  type SettingsChanges,
} from '#contract/settings.ts'
import type { Decider } from '#kernel/commands/decider.ts'
import { refuse } from '#kernel/problem.ts'
import {
  decideDeletion,
  isDeletionCommand,
  evolveDeletion,
  noDeletion,
  type Deletion,
  type DeletionCommand,
} from './deletion/account-deletion.policy.ts'

export type RegisterOwner = {
  type: 'RegisterOwner'
  issuer: string
  subject: string
  email: string
  name: string
  locale: Locale
  /** Absent: the default plan. */
  plan?: PlanName | undefined
}

/** What has changed at the identity provider. The caller compares: folds have no personal fields. */
export type ChangeProfile = { type: 'ChangeProfile'; email?: string; name?: string }

/** Sent by an operator's command. */
export type ChangePlan = { type: 'ChangePlan'; plan: PlanName }

export type SaveOnboardingProgress = { type: 'SaveOnboardingProgress'; step: OnboardingStep }
export type CompleteOnboarding = { type: 'CompleteOnboarding'; mobile: boolean }

export type ChangeSettings = { type: 'ChangeSettings'; changes: SettingsChanges }

type OwnerCommand =
  | RegisterOwner
  | ChangeProfile
  | ChangePlan
  | SaveOnboardingProgress
  | CompleteOnboarding
  | ChangeSettings
  | DeletionCommand

type Onboarding = { step: OnboardingStep | null; completed: boolean }
type Owner = {
  registered: boolean
  plan: PlanName
  onboarding: Onboarding
  settings: SettingsChanges
  deletion: Deletion
}

/** A person who owns surveys. The id derives from issuer and subject, so one person cannot be registered twice. */
export const owner: Decider<OwnerCommand, AccountEvent, Owner> = {
  category: 'owner',
  initial: () => ({
    registered: false,
    plan: defaultPlan,
    onboarding: { step: null, completed: false },
    settings: { notifications: defaultNotifications, privacy: defaultPrivacy },
    deletion: noDeletion,
  }),
  evolve: (state, event) => {
    switch (event.type) {
      case 'OwnerRegistered':
        return { ...state, registered: true, plan: event.data.plan ?? state.plan }
      case 'OwnerEmailChanged':
      case 'OwnerNameChanged':
        return state
      case 'PlanChanged':
        return { ...state, plan: event.data.plan }
      case 'OnboardingProgressed':
        return { ...state, onboarding: { step: event.data.step, completed: false } }
      case 'OnboardingCompleted':
        return { ...state, onboarding: { step: null, completed: true } }
      case 'SettingsChanged':
        return { ...state, settings: mergeSettings(state.settings, event.data.changes) }
      case 'AccountDeletionRequested':
      case 'AccountDeletionCancelled':
      case 'AccountErased':
      case 'AccountErasureFinished':
        return { ...state, deletion: evolveDeletion(state.deletion, event) }
    }
  },
  decide(command, state) {
    if (state.deletion.isErased && !isDeletionCommand(command)) return refuse('accounts/erased')
    switch (command.type) {
      case 'RegisterOwner': {
        const { type: _, plan, ...person } = command
        const data = { ...person, ...(plan && { plan }) }
        return state.registered ? [] : [{ type: 'OwnerRegistered', data }]
      }
      case 'ChangeProfile':
        return changeProfile(command)
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
      case 'ChangeSettings': {
        const changes = differences(state.settings, command.changes)
        return Object.keys(changes).length === 0
          ? []
          : [{ type: 'SettingsChanged', data: { changes } }]
      }
      default:
        return decideDeletion(command, state.deletion)
    }
  },
  subjectIds: (_, ownerId) => ({ ownerId }),
}

const changeProfile = ({ email, name }: ChangeProfile): AccountEvent[] => [
  ...(email === undefined ? [] : [{ type: 'OwnerEmailChanged' as const, data: { email } }]),
  ...(name === undefined ? [] : [{ type: 'OwnerNameChanged' as const, data: { name } }]),
]

/** After completion only step 0 has an effect, so that a late retry of another step does not reopen it. */
function saveProgress(
  step: OnboardingStep,
  { step: current, completed }: Onboarding,
): AccountEvent[] {
  const isIgnored = completed ? step !== 0 : step === current
  return isIgnored ? [] : [{ type: 'OnboardingProgressed', data: { step } }]
}
