import { expect, test } from 'vitest'
import type { AccountEvent } from '#contract/events/accounts.ts'
import { givenRows, decodedEvent } from '../../tests/support/kernel/projection-specification.ts'
import { owners } from './owners.projection.ts'

const ownerId = '00000000-0000-4000-8000-000000000001'
const registered = (over: object = {}) =>
  decodedEvent(
    {
      type: 'OwnerRegistered',
      data: {
        issuer: 'https://accounts.example.com',
        subject: '1',
        email: 'Ana@prosa.test',
        name: 'Ana',
        locale: 'pt-br',
        ...over,
      },
    },
    { id: ownerId, at: '2026-05-01T10:00:00.000Z' },
  )

test('the e-mail address of a registered owner is stored in lower case', () => {
  const row = {
    ownerId,
    email: 'ana@prosa.test',
    name: 'Ana',
    locale: 'pt-br',
    plan: 'pro',
    onboardingCompleted: false,
    onboardingStep: null,
    registeredAt: '2026-05-01T10:00:00.000Z',
  }
  expect(givenRows(owners, registered()).rows()).toEqual([row])
})

test('name and address follow the identity provider', () => {
  const changed = (event: AccountEvent) => decodedEvent(event, { id: ownerId })
  const rows = givenRows(
    owners,
    registered(),
    changed({ type: 'OwnerEmailChanged', data: { email: 'Ana.Souza@prosa.test' } }),
    changed({ type: 'OwnerNameChanged', data: { name: 'Ana Souza' } }),
  ).rows()
  expect(rows).toMatchObject([{ email: 'ana.souza@prosa.test', name: 'Ana Souza' }])
})

test('the onboarding is at a step, completed, or restarted', () => {
  const reached = (step: number): AccountEvent => ({ type: 'OnboardingProgressed', data: { step } })
  const completed: AccountEvent = { type: 'OnboardingCompleted', data: { mobile: false } }
  const after = (...events: AccountEvent[]) =>
    givenRows(
      owners,
      registered(),
      ...events.map((event) => decodedEvent(event, { id: ownerId })),
    ).rows()[0]
  expect(after(reached(1))).toMatchObject({ onboardingCompleted: false, onboardingStep: 1 })
  expect(after(reached(1), completed)).toMatchObject({
    onboardingCompleted: true,
    onboardingStep: null,
  })
  expect(after(completed, reached(0))).toMatchObject({
    onboardingCompleted: false,
    onboardingStep: 0,
  })
})

test('the row of an erased owner has no personal data', () => {
  const [row] = givenRows(owners, registered({ email: null, name: null })).rows()
  expect(row).toMatchObject({ ownerId, email: null, name: null })
})
