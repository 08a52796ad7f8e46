import { test } from 'vitest'
import type { AccountEvent } from '#contract/events/accounts.ts'
import { decodedEvent, givenRows } from '../../tests/support/kernel/projection-specification.ts'
import { accountDeletions } from './account-deletions.projection.ts'

const id = '00000000-0000-4000-8000-000000000001'
const [at, eraseAt] = ['2026-11-23T10:00:00.000Z', '2026-11-30T10:00:00.000Z']
const of = (event: AccountEvent, when = at) => decodedEvent(event, { id, at: when })
const requested = of({ type: 'AccountDeletionRequested', data: { eraseAt } })
const row = { ownerId: id, requestedAt: at, eraseAt, erasedAt: null, finishedAt: null }

test('a requested deletion has its day', () => givenRows(accountDeletions, requested).areRows(row))
test('a cancelled one has no row', () =>
  givenRows(
    accountDeletions,
    requested,
    of({ type: 'AccountDeletionCancelled', data: {} }),
  ).areRows())
test('an erased account keeps a row', () =>
  givenRows(accountDeletions, requested, of({ type: 'AccountErased', data: {} }, eraseAt)).areRows({
    ...row,
    erasedAt: eraseAt,
  }))

test('its receipt has when nothing was left', () => {
  const [erasedAt, finishedAt] = [eraseAt, '2026-11-30T10:03:00.000Z']
  givenRows(
    accountDeletions,
    requested,
    of({ type: 'AccountErased', data: {} }, erasedAt),
    of({ type: 'AccountErasureFinished', data: {} }, finishedAt),
  ).areRows({ ...row, erasedAt, finishedAt, figures: null })
})
