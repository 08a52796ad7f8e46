import { expect, test } from 'vitest'
import { fittingValues, unfitValues } from '../../../tests/support/fixtures/field-values.ts'
import { fieldIssueOf } from './pre-survey-data.ts'

test.each(fittingValues)('$rule.type accepts $text', ({ rule, text }) =>
  expect(fieldIssueOf(rule, text)).toBeUndefined(),
)

test.each(unfitValues)('$rule.type refuses $text: $code', ({ rule, text, ...issue }) =>
  expect(fieldIssueOf(rule, text)).toEqual(issue),
)

test('the numbers of a known country are checked; numbers from abroad have a plus', () => {
  const phoneIn = (country: string, text: string) =>
    fieldIssueOf({ type: 'phone' }, text, { country, language: 'en' })
  expect(phoneIn('SA', '٠٥٠١٢٣٤٥٦٧')).toBeUndefined()
  expect(phoneIn('EG', '01001234567')).toBeUndefined()
  expect(phoneIn('BR', '(11) 98765-4321')).toBeUndefined()
  expect(phoneIn('SA', '+351 912 345 678')).toBeUndefined()
  expect(phoneIn('SA', '1234567')).toEqual({ code: 'invalid_phone' })
  expect(phoneIn('SA', '+1 234 567 89')).toEqual({ code: 'invalid_phone' })
})
