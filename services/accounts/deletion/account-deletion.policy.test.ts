import { test } from 'vitest'
import type { AccountEvent } from '#contract/events/accounts.ts'
import { given } from '../../../tests/support/kernel/decider-specification.ts'
import { owner, type RegisterOwner } from '../owner.decider.ts'

const person = {
  issuer: 'https://accounts.example.com',
  subject: '1',
  email: 'ana@prosa.test',
  name: 'Ana',
  locale: 'pt-br',
} as const
const register: RegisterOwner = { type: 'RegisterOwner', ...person }
const registered: AccountEvent = { type: 'OwnerRegistered', data: person }
const [before, eraseAt, after] = ['2026-11-29', '2026-11-30', '2026-12-01'].map(
  (day) => `${day}T10:00:00.000Z`,
) as [string, string, string]
const request = { type: 'RequestDeletion', eraseAt } as const
const requested: AccountEvent = { type: 'AccountDeletionRequested', data: { eraseAt } }
const cancelled: AccountEvent = { type: 'AccountDeletionCancelled', data: {} }
const figures = {
  ...{ surveys: 3, conversations: 20, answers: 140, spoken: 2, insights: 1 },
  ...{ exports: 1, sharedReports: 2, mails: 12, sessions: 2 },
}
const erased: AccountEvent = { type: 'AccountErased', data: { figures } }
const erasedAgain: AccountEvent = { type: 'AccountErased', data: {} }
const finished: AccountEvent = { type: 'AccountErasureFinished', data: {} }
const finish = { type: 'FinishErasure' } as const
const eraseWhenDue = (now: string) => ({ type: 'EraseAccountWhenDue', now, figures }) as const
const cancel = (now: string) => ({ type: 'CancelDeletion', now }) as const

test('a deletion is requested', () => given(owner, registered).when(request).yields(requested))
test('a second request keeps the day', () =>
  given(owner, registered, requested)
    .when({ ...request, eraseAt: after })
    .yieldsNothing())
test('it is cancelled before its day', () =>
  given(owner, registered, requested).when(cancel(before)).yields(cancelled))
test('it is not cancelled on its day', () =>
  given(owner, registered, requested).when(cancel(eraseAt)).isRejectedWith('accounts/erased'))
test('without a request nothing is cancelled', () =>
  given(owner, registered).when(cancel(before)).yieldsNothing())
test('after a cancellation it can be requested again', () =>
  given(owner, registered, requested, cancelled).when(request).yields(requested))
test('the account is erased on its day', () =>
  given(owner, registered, requested).when(eraseWhenDue(eraseAt)).yields(erased))
test('not before', () =>
  given(owner, registered, requested).when(eraseWhenDue(before)).yieldsNothing())
test('not after a cancellation', () =>
  given(owner, registered, requested, cancelled).when(eraseWhenDue(after)).yieldsNothing())
test('not twice', () =>
  given(owner, registered, requested, erased).when(eraseWhenDue(after)).yieldsNothing())
test('an account of a restored backup is erased again', () =>
  given(owner, registered).when({ type: 'EraseAccount' }).yields(erasedAgain))
test('the erasure is finished once', () => {
  given(owner, registered, requested, erased).when(finish).yields(finished)
  given(owner, registered, requested, erased, finished).when(finish).yieldsNothing()
})
test('what is not erased is not finished', () =>
  given(owner, registered, requested).when(finish).yieldsNothing())
test('an erased account is not registered again', () =>
  given(owner, registered, requested, erased).when(register).isRejectedWith('accounts/erased'))
test.each([request, cancel(after), { type: 'ChangePlan', plan: 'free' } as const])(
  'an erased account refuses $type',
  (command) =>
    given(owner, registered, requested, erased).when(command).isRejectedWith('accounts/erased'),
)
