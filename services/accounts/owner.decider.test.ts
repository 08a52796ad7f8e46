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
test('an owner whose personal data is erased stays registered', () =>
  given(owner, { ...registered, data: { ...person, email: null, name: null } })
    .when(register)
    .yieldsNothing())
