import { expect, test } from 'vitest'
import { settingsPathOf } from './settings-path.ts'

test.each([
  ['', '/settings/profile'],
  ['tab=billing', '/settings/plan'],
  ['tab=plan', '/settings/plan'],
  ['tab=unknown&help=', '/settings/profile?help='],
  ['tab=billing&payment_intent=pi_1', '/settings/plan?payment_intent=pi_1'],
])('/settings?%s leads to %s', (search, path) =>
  expect(settingsPathOf(new URLSearchParams(search), ['profile', 'plan'])).toBe(path),
)
