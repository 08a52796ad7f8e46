import { test } from 'vitest'
import type { AccountEvent } from '#contract/events/accounts.ts'
import { given } from '../../tests/support/kernel/decider-specification.ts'
import { owner, type RegisterOwner } from './owner.decider.ts'

const person = {
  issuer: 'https://accounts.example.com',
  subject: '1',
  email: 'ana@prosa.test',
  name: 'Ana',
  locale: 'pt-br',
} as const
const register: RegisterOwner = { type: 'RegisterOwner', ...person }
const registered: AccountEvent = { type: 'OwnerRegistered', data: person }

test('the first sign-in registers the owner', () => given(owner).when(register).yields(registered))
test('the next sign-in changes nothing', () =>
  given(owner, registered).when(register).yieldsNothing())
test('a changed name or address is recorded', () => {
  const [email, name] = ['ana.souza@prosa.test', 'Ana Souza']
  given(owner, registered)
    .when({ type: 'ChangeProfile', email, name })
    .yields(
      { type: 'OwnerEmailChanged', data: { email } },
      { type: 'OwnerNameChanged', data: { name } },
    )
  given(owner, registered)
    .when({ type: 'ChangeProfile', name })
    .yields({ type: 'OwnerNameChanged', data: { name } })
})
test('the plan of a new account is the installation’s, until it is changed', () => {
  const onFree: AccountEvent = { type: 'OwnerRegistered', data: { ...person, plan: 'free' } }
  given(owner)
    .when({ ...register, plan: 'free' })
    .yields(onFree)
  given(owner, onFree).when({ type: 'ChangePlan', plan: 'free' }).yieldsNothing()
  given(owner, registered).when({ type: 'ChangePlan', plan: 'pro' }).yieldsNothing()
})
const english = { type: 'ChangeSettings', changes: { interface_language: 'en' } } as const
test('settings record what changes', () =>
  given(owner, registered)
    .when({
      type: 'ChangeSettings',
      changes: {
        time_zone: 'America/Bahia',
        notifications: { email_responses: true, daily_hour: 7 },
        privacy: { data_retention_days: null, anonymous_responses: false },
      },
    })
    .yields({
      type: 'SettingsChanged',
      data: {
        changes: {
          time_zone: 'America/Bahia',
          notifications: { daily_hour: 7 },
          privacy: { data_retention_days: null },
        },
      },
    }))
test('settings that are so already change nothing', () =>
  given(owner, registered, {
    type: 'SettingsChanged',
    data: { changes: { interface_language: 'en' } },
  })
    .when(english)
    .yieldsNothing())
test('an owner whose personal data is erased stays registered', () =>
  given(owner, { ...registered, data: { ...person, email: null, name: null } })
    .when(register)
    .yieldsNothing())

const reached = (step: number): AccountEvent => ({ type: 'OnboardingProgressed', data: { step } })
const save = (step: number) => ({ type: 'SaveOnboardingProgress', step }) as const
const complete = { type: 'CompleteOnboarding', mobile: false } as const
const completed: AccountEvent = { type: 'OnboardingCompleted', data: { mobile: false } }

test('each step of the onboarding is recorded once', () =>
  given(owner, registered, reached(1)).when(save(1)).yieldsNothing())
test('the onboarding goes back', () =>
  given(owner, registered, reached(1)).when(save(0)).yields(reached(0)))
test('the onboarding is completed from any step', () =>
  given(owner, registered, reached(1)).when(complete).yields(completed))
test('the onboarding is completed once', () =>
  given(owner, registered, completed).when(complete).yieldsNothing())
test('a late retry does not reopen a completed onboarding', () =>
  given(owner, registered, completed).when(save(1)).yieldsNothing())
test('step 0 restarts a completed onboarding', () =>
  given(owner, registered, completed).when(save(0)).yields(reached(0)))
test('a restarted onboarding is completed again', () =>
  given(owner, registered, completed, reached(0)).when(complete).yields(completed))
