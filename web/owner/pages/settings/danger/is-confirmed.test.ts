import { expect, test } from 'vitest'
import { isConfirmed } from './is-confirmed.ts'

test.each([
  ['ana@prosa.test', true],
  ['  Ana@Prosa.test ', true],
  ['ana@prosa.tes', false],
  ['ana @prosa.test', false],
  ['', false],
  ['   ', false],
])('"%s" confirms: %s', (typed, confirms) =>
  expect(isConfirmed(typed, 'ana@prosa.test')).toBe(confirms),
)

test('an account without an e-mail is not confirmed by nothing', () =>
  expect(isConfirmed(' ', '')).toBe(false))
