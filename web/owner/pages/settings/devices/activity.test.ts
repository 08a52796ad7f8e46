import { expect, test } from 'vitest'
import { SecurityEventKind, type AuditTrailEntry } from '#contract/api/audit-trail.ts'
import { activityKindOf, activityKinds, exportFormatOf, isWarning } from './activity.ts'

const entry = (kind: SecurityEventKind, detail: string | null): AuditTrailEntry => ({
  id: '7c9e6679-7425-40de-944b-e07fc1f90ae7',
  at: '2026-11-23T12:00:00.000Z',
  actor: { type: 'owner', id: null },
  ...{ kind, detail, subject: null, count: 1, network: null },
})

test('only kinds that no account has are left out', () => {
  const known: readonly string[] = activityKinds
  // The first three are of the installation; nobody reads an erased account.
  expect(SecurityEventKind.options.filter((kind) => !known.includes(kind)).toSorted()).toEqual([
    'account-erased',
    'key-rotated',
    'operator-command',
    'webhook-forged',
  ])
})

test.each([
  ['kind=export', 'export'],
  ['kind=webhook-forged', undefined],
  ['kind=toString', undefined],
  ['', undefined],
])('?%s filters by %s', (search, kind) =>
  expect(activityKindOf(new URLSearchParams(search))).toBe(kind),
)

test.each([
  [entry('export', 'responses xlsx'), 'XLSX'],
  [entry('export', 'csv'), 'CSV'],
  [entry('export', null), undefined],
  [entry('plan-changed', 'pro'), undefined],
])('the format of an export is the last word of its detail', (event, format) =>
  expect(exportFormatOf(event)).toBe(format),
)

test('refusals are warnings', () =>
  expect(activityKinds.filter(isWarning)).toEqual([
    'sign-in-failed',
    'report-password-refused',
    'payment-refund-failed',
    'payment-disputed',
    'token-refused',
    'request-refused',
    'rate-limit-reached',
  ]))
