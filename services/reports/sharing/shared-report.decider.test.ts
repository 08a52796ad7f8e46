import { describe, test } from 'vitest'
import type { EventOf } from '#contract/events/catalogue.ts'
import { given } from '../../../tests/support/kernel/decider-specification.ts'
import { sharedReport } from './shared-report.decider.ts'

const shareId = '00000000-0000-4000-8000-000000000001'
const terms = {
  shareId,
  ownerId: '00000000-0000-4000-8000-000000000002',
  title: 'Quarter',
  surveyIds: null,
  range: { period: '30d' as const, from: null, to: null },
  parts: { overview: true, sentiment: true, charts: true, insights: 'none' as const },
  language: 'en' as const,
  mode: 'live' as const,
  pin: null,
  expiresAt: null,
  passwordHash: '',
}
const shared = (passwordHash = ''): EventOf<'ReportShared'> => ({
  type: 'ReportShared',
  data: { ...terms, passwordHash, hasPassword: passwordHash !== '' },
})
const revoked: EventOf<'ShareRevoked'> = { type: 'ShareRevoked', data: { reason: 'owner' } }

describe('sharing', () => {
  test('opens a link', () =>
    given(sharedReport)
      .when({ type: 'ShareReport', ...terms })
      .yields(shared()))
  test('a repeated request opens no second link', () =>
    given(sharedReport, shared())
      .when({ type: 'ShareReport', ...terms })
      .yieldsNothing())
})

describe('changing', () => {
  const expiresAt = '2026-12-01T00:00:00.000Z'
  test('sets another end', () =>
    given(sharedReport, shared())
      .when({ type: 'ChangeShare', expiresAt })
      .yields({ type: 'ShareExpiryChanged', data: { expiresAt } }))
  test('the same end changes nothing', () =>
    given(sharedReport, shared()).when({ type: 'ChangeShare', expiresAt: null }).yieldsNothing())
  test('sets a password', () =>
    given(sharedReport, shared())
      .when({ type: 'ChangeShare', passwordHash: 'hash' })
      .yields({
        type: 'SharePasswordChanged',
        data: { shareId, hasPassword: true, passwordHash: 'hash' },
      }))
  test('takes a password away', () =>
    given(sharedReport, shared('hash'))
      .when({ type: 'ChangeShare', passwordHash: '' })
      .yields({
        type: 'SharePasswordChanged',
        data: { shareId, hasPassword: false, passwordHash: '' },
      }))
  test('without a password there is none to take away', () =>
    given(sharedReport, shared()).when({ type: 'ChangeShare', passwordHash: '' }).yieldsNothing())
  test('a revoked link cannot be changed', () =>
    given(sharedReport, shared(), revoked)
      .when({ type: 'ChangeShare', expiresAt })
      .isRejectedWith('shared-reports/not-found'))
})

describe('revoking', () => {
  test('ends a link', () =>
    given(sharedReport, shared()).when({ type: 'RevokeShare', reason: 'owner' }).yields(revoked))
  test('a second time changes nothing', () =>
    given(sharedReport, shared(), revoked)
      .when({ type: 'RevokeShare', reason: 'expired' })
      .yieldsNothing())
  test('an unknown link changes nothing', () =>
    given(sharedReport).when({ type: 'RevokeShare', reason: 'surveys' }).yieldsNothing())
})
