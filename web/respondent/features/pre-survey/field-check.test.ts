import { expect, test } from 'vitest'
import { fittingValues, unfitValues } from '../../../../tests/support/fixtures/field-values.ts'
import { checkField, issueOfCode } from './field-check.ts'

test.each(fittingValues)('$rule.type accepts $text', ({ rule, text }) =>
  expect(checkField(rule, text)).toBeUndefined(),
)

test.each(unfitValues)('$rule.type refuses $text', ({ rule, text, code, count = 0 }) =>
  expect(checkField(rule, text)).toEqual(issueOfCode(code, count, text)),
)

test('an empty value has a text of its own', () =>
  expect(checkField({ type: 'email' }, '')).toEqual({ text: 'fieldMissing' }))
